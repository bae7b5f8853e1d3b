'use client';

import { useEffect } from 'react';
import { useRouter } from 'waku/router/client';

import { FormState } from '#kit/leads/form/form-state.tsx';
import { HiddenFields } from '#kit/leads/form/hidden-fields.tsx';
import type { LeadFormProps } from '#kit/leads/form/lead-form-props.ts';
import { mailLink } from '#kit/leads/form/mail-link.ts';
import { useLeadForm } from '#kit/leads/form/use-lead-form.ts';
import { forms } from '#kit/leads/rules/forms.ts';

import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { Loader } from './loader.tsx';
import { useHydrated } from './use-hydrated.ts';

interface Props extends LeadFormProps {
  /** Says with its button from the start that fields are empty; else only after a try. */
  strict?: boolean;
  /** Takes over what happens once the lead is stored under a reference. */
  onSent?: (reference: string) => void;
}

/** A form that ends in a lead. Without JavaScript the server answers with the whole page. */
export function LeadForm(props: Props) {
  const { path } = useRouter();
  // Each page begins with an empty form: no text, error or thanks follows from the one before.
  return <PageForm key={path} {...props} />;
}

function PageForm(props: Props) {
  const { form, locale, words, delivery, email, privacyHref, strict, onSent } = props;
  const endpoint = delivery.kind === 'browser' ? delivery.endpoint : undefined;
  const { posted, state, sending, fields, mistakes, answer, formProps } = useLeadForm(form, {
    endpoint,
    onSent,
  });
  const hydrated = useHydrated();
  const problem = words.problems[state.status];
  useErrorTitle(problem !== undefined || mistakes.length > 0, words.errorTitle);
  /** Where the browser returns to after a native post. */
  const answerId = `${form}-answer`;

  if (delivery.kind === 'none') return <Instead {...props} />;
  if (state.status === 'sent') {
    return (
      <div id={answerId} className="lead-form-status" ref={answer} tabIndex={-1} role="status">
        <p className="text-row">{words.sent}</p>
        <p className="note">
          {words.reference} {state.reference}
        </p>
        <FormState state={posted} />
      </div>
    );
  }

  const { fields: definitions, isSubscription } = forms[form];
  const errors = mistakes.map(({ id, name, code }) => ({
    id,
    text: fill(words.fieldError, { field: words.labels[name], problem: words.errors[code] }),
  }));
  const typed = () =>
    definitions.map(({ name }) => ({
      label: words.labels[name],
      value: fields[name].value ?? '',
    }));
  // Without JavaScript the button could never come back.
  const dimmed =
    hydrated &&
    (strict === true || state.status === 'invalid') &&
    typed().some(({ value }) => value.trim() === '');

  const hint = (
    <p key="hint" className="note lead-form-hint">
      {words.hint !== undefined && <span id={`${formProps.id}-hint`}>{words.hint} </span>}
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
        words.hint !== undefined && `${formProps.id}-hint`,
        words.required !== undefined && `${formProps.id}-required`,
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
      {...formProps}
    >
      {mistakes.length > 0 && (
        <ErrorSummary id={answerId} title={words.summary} errors={errors} ref={answer} />
      )}
      {problem !== undefined && (
        <div id={answerId} className="error-summary" ref={answer} tabIndex={-1} role="alert">
          <p>{problem}</p>
          <div className="flex flex-wrap gap-x-6">
            <a href={mailLink(email, words.mailSubject, typed())}>{words.mail}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        </div>
      )}
      <FormState state={posted} />
      <HiddenFields form={form} locale={locale} trap={words.trap} className="visually-hidden" />
      {words.required !== undefined && (
        <p id={`${formProps.id}-required`} className="note lead-form-required">
          {words.required}
        </p>
      )}
      {definitions.map(({ name, type, autoComplete }) => {
        const code = fields[name].errors?.[0];
        return (
          <Field
            key={name}
            field={fields[name]}
            type={type}
            autoComplete={autoComplete}
            label={words.labels[name]}
            hint={type === 'tel' ? words.phoneExample : undefined}
            error={code && words.errors[code]}
          />
        );
      })}
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
