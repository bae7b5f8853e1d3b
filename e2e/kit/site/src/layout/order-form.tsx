'use client';

import { useEffect, useId, useRef } from 'react';
import { useRouter } from 'waku/router/client';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { DeliveryMode } from '#kit/leads/form/endpoint.ts';
import { FormState } from '#kit/leads/form/form-state.tsx';
import { useLeadForm } from '#kit/leads/form/use-lead-form.ts';
import { forms } from '#kit/leads/rules/forms.ts';

interface Props {
  locale: LocaleCode;
  delivery: DeliveryMode;
  words: Record<string, string>;
}

/** The workshop's one form: fields, what is wrong with them, and what became of the message. */
export function OrderForm({ locale, delivery, words }: Props) {
  const { path } = useRouter();
  const prefix = useId();
  const status = useRef<HTMLDivElement>(null);
  const endpoint = delivery.kind === 'browser' ? delivery.endpoint : undefined;
  const { posted, state, tries, errors, formProps } = useLeadForm('order', {
    endpoint,
    onSent: undefined,
  });
  useEffect(() => {
    if (tries > 0) status.current?.focus();
  }, [tries]);
  if (delivery.kind === 'none') return null;
  if (state.status === 'sent') {
    return (
      <div id="order-answer" ref={status} tabIndex={-1} role="status">
        {words['sent']} {state.reference}
        <FormState state={posted} />
      </div>
    );
  }
  const isInvalid = state.status === 'invalid';
  return (
    <form {...formProps} aria-labelledby="order-title" data-form="order" noValidate>
      {state.status !== 'idle' && (
        <div id="order-answer" className="error-summary" ref={status} tabIndex={-1} role="alert">
          {words[isInvalid ? 'summary' : 'failed']}
        </div>
      )}
      <FormState state={posted} />
      <input type="hidden" name="form" value="order" />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={path} />
      <p className="trap" inert>
        <label htmlFor={`${prefix}-subject`}>{words['trap']}</label>
        <input id={`${prefix}-subject`} name="subject" autoComplete="off" />
      </p>
      {forms.order.fields.map(({ name, type, autoComplete, maxLength }) => {
        const id = `${prefix}-${name}`;
        const problem = errors?.[name]?.[0];
        const value = state.submission?.initialValue?.[name];
        const field = {
          id,
          name,
          autoComplete,
          maxLength,
          defaultValue: typeof value === 'string' ? value : undefined,
          'aria-invalid': problem !== undefined || undefined,
          'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
        };
        return (
          <p key={name}>
            <label htmlFor={id}>{words[name]}</label>
            {type === 'multiline' ? <textarea {...field} /> : <input {...field} type={type} />}
            {problem !== undefined && (
              <span id={`${id}-problem`}>
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
