'use client';

import { type FormEvent, useActionState, useEffect, useId, useRef, useState } from 'react';
import { useRouter } from 'waku/router/client';

import type { LocaleCode } from '#i18n/locales.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loader } from '#ui/loader.tsx';

import { submitLead } from './actions.ts';
import { type FormId, forms } from './forms.ts';
import type { LeadFormWords } from './lead-form-words.ts';
import type { LeadState } from './receive.ts';
import type { ErrorCode } from './schema.ts';

/** The overlay stays at least this long, in milliseconds, so that it can be read. */
const shortestLoader = 200;

/**
 * A form that ends in a lead. Without JavaScript the browser posts it to the page's own address
 * and the server answers with the page, its errors and the typed values.
 */
export function LeadForm({
  form,
  locale,
  words,
  email,
}: {
  form: FormId;
  locale: LocaleCode;
  words: LeadFormWords;
  /** Where to write when the form fails. */
  email: string;
}) {
  const { path } = useRouter();
  const prefix = useId();
  const lead = useRef<HTMLInputElement>(null);
  const [loading, setLoading] = useState(false);
  const [tried, setTried] = useState(false);
  // The server function itself, not a wrapper: only so can the form be sent without JavaScript.
  const [state, submit, pending] = useActionState(submitLead, idle);
  const status = useRef<HTMLDivElement>(null);

  // One id a message: sent twice, by a double click or a repeated request, it is still one lead.
  // React empties the field after each answer, and a page without HTTPS cannot make an id.
  useEffect(() => {
    if (lead.current) lead.current.value = isSecureContext ? crypto.randomUUID() : '';
  }, [state]);
  useEffect(() => {
    if (state.status === 'sent' || state.status === 'failed') status.current?.focus();
  }, [state]);

  const { submission } = state;
  const fields = forms[form].fields.map((field) => {
    const code = submission?.error?.[field.name]?.[0] as ErrorCode | undefined;
    const value = submission?.initialValue?.[field.name];
    return {
      ...field,
      id: `${prefix}-${field.name}`,
      label: words.labels[field.name],
      defaultValue: typeof value === 'string' ? value : undefined,
      error: code && words.errors[code],
    };
  });
  const errors = fields.flatMap(({ id, label, error }) =>
    error === undefined ? [] : [{ id, label, message: error }],
  );

  if (state.status === 'sent') {
    return (
      <div className="lead-form-status" ref={status} tabIndex={-1} role="status">
        <p className="text-row">{words.sent}</p>
        <p className="note">
          {words.reference} {state.reference}
        </p>
      </div>
    );
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    setTried(true);
    setLoading(true);
    setTimeout(() => setLoading(false), shortestLoader);
    // A double click must not send twice; an empty field is said by the server's answer.
    if (pending) event.preventDefault();
  };

  return (
    <form
      className="lead-form"
      action={submit}
      onSubmit={onSubmit}
      noValidate
      data-tried={tried || state.status === 'invalid' || undefined}
      aria-busy={pending}
    >
      {errors.length > 0 && (
        <ErrorSummary key={JSON.stringify(errors)} title={words.summary} errors={errors} />
      )}
      {state.status === 'failed' && (
        <div className="error-summary" ref={status} tabIndex={-1} role="alert">
          <p>{words.failed}</p>
          <a href={`mailto:${email}`}>{email}</a>
        </div>
      )}
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={path} />
      <input type="hidden" name="lead" ref={lead} defaultValue="" />
      {fields.map(({ sentAs: _sentAs, ...field }) => (
        <Field key={field.name} {...field} />
      ))}
      <p className="note lead-form-hint" id={`${prefix}-hint`}>
        {words.hint}
      </p>
      <button className="button" type="submit" aria-describedby={`${prefix}-hint`}>
        {words.send}
        <Icon name="arrow" />
      </button>
      {(pending || loading) && <Loader>{words.sending}</Loader>}
    </form>
  );
}

const idle: LeadState = { status: 'idle' };
