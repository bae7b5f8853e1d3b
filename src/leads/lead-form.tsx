'use client';

import { useEffect, useId, useRef } from 'react';
import { useRouter } from 'waku/router/client';

import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loader } from '#ui/loader.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

import { FormState } from './form-state.tsx';
import { forms } from './forms.ts';
import type { LeadFormProps } from './lead-form-props.ts';
import type { ErrorCode } from './schema.ts';
import { useLeadForm } from './use-lead-form.ts';

interface Props extends LeadFormProps {
  /** Says with its button from the start that fields are empty; else only after a try. */
  strict?: boolean;
  /** Takes over what happens once the lead is stored. */
  onSent?: (reference: string) => void;
}

/** A form that ends in a lead. Without JavaScript the server answers with the whole page. */
export function LeadForm(props: Props) {
  const { form, locale, words, way, email, privacyHref, strict, onSent } = props;
  const endpoint = way.kind === 'browser' ? way.endpoint : undefined;
  const { path } = useRouter();
  const prefix = useId();
  const { posted, state, sending, tries, errors, incomplete, formProps } = useLeadForm(form, {
    path,
    endpoint,
    onSent,
  });
  const hydrated = useHydrated();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) status.current?.focus();
  }, [tries]);

  if (way.kind === 'none') return <Instead {...props} />;
  if (state.status === 'sent' || state.status === 'kept') {
    return (
      <div className="lead-form-status" ref={status} tabIndex={-1} role="status">
        <p className="text-row">{words[state.status]}</p>
        <p className="note">
          {words.reference} {state.reference}
        </p>
        <FormState state={posted} />
      </div>
    );
  }

  const { fields: definitions, brief } = forms[form];
  const fields = definitions.map(({ name, type, autoComplete, maxLength }) => {
    const value = state.submission?.initialValue?.[name];
    const code = errors?.[name]?.[0] as ErrorCode | undefined;
    return {
      id: `${prefix}-${name}`,
      name,
      type,
      autoComplete,
      maxLength,
      label: words.labels[name],
      hint: type === 'tel' ? words.phoneExample : undefined,
      defaultValue: typeof value === 'string' ? value : undefined,
      error: code && words.errors[code],
    };
  });
  const found = fields.flatMap(({ id, name, label }) => {
    const code = state.submission?.error?.[name]?.[0] as ErrorCode | undefined;
    return code ? [{ id, label, message: words.errors[code] }] : [];
  });
  const problem = problemOf(state.status, words);
  // Without JavaScript the button could never come back.
  const dimmed = hydrated && incomplete && (strict === true || state.status === 'invalid');

  const hint = (
    <p key="hint" className="note lead-form-hint">
      <span id={`${prefix}-hint`}>{words.hint}</span> <a href={privacyHref}>{words.privacy}</a>
    </p>
  );
  const button = (
    <button
      key="send"
      className="button"
      type="submit"
      // Not `disabled`: the button stays reachable and, when pressed, says what is missing.
      aria-disabled={dimmed || undefined}
      aria-describedby={`${prefix}-hint`}
    >
      {words.send}
      <Icon name="arrow" />
    </button>
  );

  const element = (
    <form className="lead-form" data-form={form} noValidate {...formProps}>
      {found.length > 0 && <ErrorSummary key={tries} title={words.summary} errors={found} />}
      {problem !== undefined && (
        <div className="error-summary" ref={status} tabIndex={-1} role="alert">
          <p>{problem}</p>
          <a href={`mailto:${email}`}>{email}</a>
        </div>
      )}
      <FormState state={posted} />
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={path} />
      {/* Only robots fill what nobody can see or reach. */}
      <p className="visually-hidden" inert>
        <label htmlFor={`${prefix}-subject`}>{words.trap}</label>
        <input id={`${prefix}-subject`} name="subject" type="text" autoComplete="off" />
      </p>
      {fields.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      {brief ? [button, hint] : [hint, button]}
      {sending && <Loader>{words.sending}</Loader>}
    </form>
  );
  return endpoint ? (
    <>
      <Instead {...props} unscripted />
      {element}
    </>
  ) : (
    element
  );
}

/** E-mail and phone in place of a form that cannot be sent, or only where no scripts run. */
function Instead({
  words,
  email,
  phone,
  unscripted,
}: Pick<Props, 'words' | 'email' | 'phone'> & { unscripted?: boolean }) {
  return (
    <div className="lead-form-instead" data-unscripted={unscripted}>
      {unscripted && <p>{words.instead}</p>}
      <p className="text-row">
        <a href={`mailto:${email}`}>{email}</a>
        <br />
        <a href={phone.href}>{phone.text}</a>
      </p>
    </div>
  );
}

/** Why a lead could not be stored, for the visitor. */
function problemOf(status: string, words: LeadFormProps['words']): string | undefined {
  return status === 'failed' || status === 'offline' || status === 'limited'
    ? words[status]
    : undefined;
}
