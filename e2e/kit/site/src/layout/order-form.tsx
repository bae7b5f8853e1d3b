'use client';

import { getInputProps, getTextareaProps } from '@conform-to/react';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { DeliveryMode } from '#kit/leads/form/endpoint.ts';
import { FormState } from '#kit/leads/form/form-state.tsx';
import { HiddenFields } from '#kit/leads/form/hidden-fields.tsx';
import { useLeadForm } from '#kit/leads/form/use-lead-form.ts';
import { forms } from '#kit/leads/rules/forms.ts';

interface Props {
  locale: LocaleCode;
  delivery: DeliveryMode;
  words: Record<string, string>;
}

/** The workshop's only form: its fields, their errors, and the result of sending it. */
export function OrderForm({ locale, delivery, words }: Props) {
  const endpoint = delivery.kind === 'browser' ? delivery.endpoint : undefined;
  const { nativeAnswer, state, fields, summaryErrors, answerRef, formProps } = useLeadForm(
    'order',
    { endpoint },
  );
  if (delivery.kind === 'none') return null;
  if (state.status === 'sent') {
    return (
      <div id="order-answer" ref={answerRef} tabIndex={-1} role="status">
        {words['sent']} {state.reference}
        <FormState state={nativeAnswer} />
      </div>
    );
  }
  const hasFailed = state.status !== 'idle' && state.status !== 'invalid';
  return (
    <form {...formProps} aria-labelledby="order-title" data-form="order">
      {(hasFailed || summaryErrors.length > 0) && (
        <div id="order-answer" ref={answerRef} tabIndex={-1} role="alert">
          {words[hasFailed ? 'failed' : 'summary']}
          <ul>
            {summaryErrors.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{words[name]}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <FormState state={nativeAnswer} />
      <HiddenFields form="order" locale={locale} trap={words['trap']} className="trap" />
      {forms.order.fields.map(({ name, type, autoComplete }) => {
        const field = fields[name];
        const problem = field.errors?.[0];
        return (
          <p key={name}>
            <label htmlFor={field.id}>{words[name]}</label>
            {type === 'multiline' ? (
              <textarea {...getTextareaProps(field)} autoComplete={autoComplete} />
            ) : (
              <input {...getInputProps(field, { type })} autoComplete={autoComplete} />
            )}
            {problem !== undefined && (
              <span id={field.errorId}>
                {words[problem === 'required' ? 'required' : 'invalid']}
              </span>
            )}
          </p>
        );
      })}
      <button type="submit" formAction={endpoint ? undefined : '#order-answer'}>
        {words['send']}
      </button>
    </form>
  );
}
