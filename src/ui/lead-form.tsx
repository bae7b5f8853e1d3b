'use client';

import { useEffect, useId, useRef } from 'react';
import { useRouter } from 'waku/router/client';

import { FormState } from '#kit/leads/form/form-state.tsx';
import type { LeadFormProps } from '#kit/leads/form/lead-form-props.ts';
import { mailLink } from '#kit/leads/form/mail-link.ts';
import { type LeadAnswer, type Typed, useLeadForm } from '#kit/leads/form/use-lead-form.ts';
import { type FieldName, forms } from '#kit/leads/rules/forms.ts';
import type { ErrorCode } from '#kit/leads/rules/schema.ts';

import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { Loader } from './loader.tsx';
import { useHydrated } from './use-hydrated.ts';

interface Props extends LeadFormProps {
  /** Says with its button from the start that fields are empty; else only after a try. */
  strict?: boolean;
  /** Takes over what happens once the lead is stored. */
  onSent?: (answer: LeadAnswer) => void;
}

/** A form that ends in a lead. Without JavaScript the server answers with the whole page. */
export function LeadForm(props: Props) {
  const { path } = useRouter();
  // Each page begins with an empty form: no text, error or thanks follows from the one before.
  return <PageForm key={path} path={path} {...props} />;
}

function PageForm(props: Props & { path: string }) {
  const { form, path, locale, words, delivery, email, privacyHref, strict, onSent } = props;
  const endpoint = delivery.kind === 'browser' ? delivery.endpoint : undefined;
  const prefix = useId();
  const { posted, state, typed, sending, tries, errors, incomplete, formProps } = useLeadForm(
    form,
    { endpoint, onSent },
  );
  const hydrated = useHydrated();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) status.current?.focus();
  }, [tries]);
  const problem = problemOf(state.status, words);
  /** Where the browser returns to after a native post. */
  const answerId = `${form}-answer`;

  const { fields: definitions, isSubscription } = forms[form];
  /** What was wrong when the form was sent, and is not mended yet. */
  const found = 'submission' in state ? state.submission?.error : undefined;
  const unmended = definitions.flatMap(({ name }) => {
    const code = found?.[name]?.[0] as ErrorCode | undefined;
    return code && errors?.[name] ? [{ name, code }] : [];
  });
  useErrorTitle(problem !== undefined || unmended.length > 0, words.errorTitle);

  if (delivery.kind === 'none') return <Instead {...props} />;
  if (state.status === 'sent') {
    return (
      <div id={answerId} className="lead-form-status" ref={status} tabIndex={-1} role="status">
        <p className="text-row">{words.sent}</p>
        <p className="note">
          {words.reference} {state.reference}
        </p>
        <FormState state={posted} />
      </div>
    );
  }

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
  const lines = unmended.map(({ name, code }) => ({
    id: `${prefix}-${name}`,
    text: fill(words.fieldError, { field: words.labels[name], problem: words.errors[code] }),
  }));
  // Without JavaScript the button could never come back.
  const dimmed = hydrated && incomplete && (strict === true || state.status === 'invalid');

  const hint = (
    <p key="hint" className="note lead-form-hint">
      {words.hint !== undefined && <span id={`${prefix}-hint`}>{words.hint} </span>}
      <a href={privacyHref}>{words.privacy}</a>
    </p>
  );
  const button = (
    <button
      key="send"
      className="button"
      type="submit"
      // React has the form post to the page's own address; the button adds where to return.
      formAction={endpoint ? undefined : `#${answerId}`}
      // Not `disabled`: the button stays reachable and, when pressed, says what is missing.
      aria-disabled={dimmed || undefined}
      aria-describedby={[
        words.hint !== undefined && `${prefix}-hint`,
        words.required !== undefined && `${prefix}-required`,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {words.send}
      <Icon name="arrow" />
    </button>
  );

  const element = (
    <form
      className="lead-form"
      data-form={form}
      // The heading that stands beside the form, in whatever section that is.
      aria-labelledby={`${form}-title`}
      noValidate
      {...formProps}
    >
      {lines.length > 0 && (
        <ErrorSummary id={answerId} title={words.summary} errors={lines} ref={status} />
      )}
      {problem !== undefined && (
        <div id={answerId} className="error-summary" ref={status} tabIndex={-1} role="alert">
          <p>{problem}</p>
          <div className="flex flex-wrap gap-x-3">
            <a href={mailLink(email, words.mailSubject, linesOf(fields, typed))}>{words.mail}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
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
      {words.required !== undefined && (
        <p id={`${prefix}-required`} className="note lead-form-required">
          {words.required}
        </p>
      )}
      {fields.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      {isSubscription ? [button, hint] : [hint, button]}
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

/** What was typed, under the labels of the form. */
function linesOf(fields: readonly { name: FieldName; label: string }[], typed: Typed) {
  return fields.map(({ name, label }) => ({ label, value: typed[name] ?? '' }));
}

/** Says in the document's title, which is read first, that there is something to mend. */
function useErrorTitle(hasErrors: boolean, pattern: string): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    const title = document.title;
    const marked = fill(pattern, { title });
    document.title = marked;
    return () => {
      // By now it may be the title of another page.
      if (document.title === marked) document.title = title;
    };
  }, [hasErrors, pattern]);
}

/** Puts values into a message, whose punctuation is the language's. */
function fill(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
}
