'use client';

import { type ReactNode, useEffect } from 'react';
import { useRouter } from 'waku/router/client';

import { FormState } from '#kit/leads/form/form-state.tsx';
import { HiddenFields } from '#kit/leads/form/hidden-fields.tsx';
import type { LeadFormProps } from '#kit/leads/form/lead-form-props.ts';
import { mailLink } from '#kit/leads/form/mail-link.ts';
import { useLeadForm } from '#kit/leads/form/use-lead-form.ts';
import type { FormResult } from '#kit/leads/rules/check.ts';
import { type FieldName, type FormId, forms } from '#kit/leads/rules/forms.ts';

import { Button } from './button.tsx';
import { ErrorBox, ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { Loader } from './loader.tsx';
import { SentSheet } from './sent-sheet.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Cells of the form's grid: beside the next or the one before, where the window has room, else a row. */
const leftClassName = 'col-span-full md:col-span-4 md:border-e';
const rightClassName = 'col-span-full md:col-span-3';
const isRight = (name: FieldName | undefined) => name === 'email' || name === 'company';

/** How the parts of a form share its grid. */
interface Look {
  formClassName: string;
  /** Of a field, by its name and that of the next. */
  fieldClassName: (name: FieldName, next: FieldName | undefined) => string;
  hintClassName: string;
  buttonClassName: string;
  /** It stands before the page, and grows upwards where an error needs a line. */
  isLow: boolean;
}

const usual: Look = {
  formClassName: 'grid-cols-1 md:grid-cols-7',
  fieldClassName: (name, next) =>
    isRight(next) ? leftClassName : isRight(name) ? rightClassName : 'col-span-full',
  hintClassName: 'col-span-full py-4 md:col-span-4',
  buttonClassName: rightClassName,
  isLow: false,
};

/** Of forms that do not look as usual. */
const looks: Partial<Record<FormId, Look>> = {
  // The sheet's lines stop at it.
  footer: { ...usual, formClassName: `${usual.formClassName} bg-surface` },
  newsletter: {
    ...usual,
    fieldClassName: () => 'col-span-full md:col-span-4',
    hintClassName: 'col-span-full py-4',
  },
  'pop-up': {
    // Larger letters have the button on a row of its own. Beside its label an example of a phone number has room.
    formClassName:
      'grid-cols-[repeat(auto-fit,minmax(min(max(8rem,40%),100%),1fr))] md:grid-cols-2 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)_minmax(0,9fr)_5fr]',
    fieldClassName: (name) =>
      `col-span-full md:col-auto ${name === 'email' ? 'lg:border-e' : 'md:border-e'}`,
    hintClassName: 'py-[0.4rem] md:order-last md:col-span-full',
    buttonClassName: '',
    isLow: true,
  },
};

interface Props extends LeadFormProps {
  /** Says with its button from the start that fields are empty; else only after a try. */
  strict?: boolean;
  /** Takes over what happens once the lead is stored. */
  onSent?: (sent: FormResult) => void;
  /** Below the form, and gone with it once it is sent. */
  children?: ReactNode;
}

/** What was sent, by the labels of the form's fields. */
export function sentLines(
  { form, words }: Pick<Props, 'form' | 'words'>,
  values: FormResult['values'] = {},
) {
  return forms[form].fields.flatMap(({ name }) => {
    const value = values[name];
    return value === undefined ? [] : [{ label: words.labels[name], value }];
  });
}

/** A form that ends in a lead. Without JavaScript the server answers with the whole page. */
export function LeadForm(props: Props) {
  const { path } = useRouter();
  // Each page begins with an empty form: no text, error or thanks follows from the one before.
  return <PageForm key={path} {...props} />;
}

function PageForm(props: Props) {
  const { form, locale, words, delivery, email, privacyHref, strict, onSent, children } = props;
  const endpoint = delivery.kind === 'browser' ? delivery.endpoint : undefined;
  const { nativeAnswer, state, sending, fields, mistakes, answer, formProps } = useLeadForm(form, {
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
      <>
        <SentSheet
          id={answerId}
          className="border border-t-thick border-control border-t-accent"
          ref={answer}
          sent={words.sent}
          reference={`${words.reference} ${state.reference ?? ''}`}
          wrote={words.wrote}
          lines={sentLines(props, state.values)}
          afterwards={props.afterwards}
        />
        <FormState state={nativeAnswer} />
      </>
    );
  }

  const { fields: definitions, isSubscription } = forms[form];
  const look = looks[form] ?? usual;
  const errors = mistakes.map(({ id, name, code }) => ({
    id,
    text: fill(words.fieldError, {
      // Of a label that asks, the colon takes the place of the question mark.
      field: words.labels[name].replace(/^¿|\s*\?$/g, ''),
      problem: words.errors[code],
    }),
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
    <p key="hint" className={`note self-center px-4 ${look.hintClassName}`}>
      {words.hint !== undefined && <span id={`${formProps.id}-hint`}>{words.hint} </span>}
      <a className="-my-1 inline-block py-1" href={privacyHref}>
        {words.privacy}
      </a>
    </p>
  );
  const button = (
    <Button
      key="send"
      kind={look.isLow ? 'sendLow' : 'send'}
      className={`relative ${look.buttonClassName}`}
      arrow
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
      {sending && (
        // What the overlay says, at the place that was pressed.
        <span
          className="absolute inset-x-0 bottom-0 h-1 origin-left animate-progress bg-current [--progress-duration:5s] motion-reduce:animate-none"
          aria-hidden="true"
        />
      )}
    </Button>
  );

  const element = (
    <form
      className={`grid border border-control ${look.formClassName} ${endpoint ? 'noscript:hidden' : ''}`}
      data-form={form}
      // The heading that stands beside the form, in whatever section that is.
      aria-labelledby={`${form}-title`}
      {...formProps}
    >
      {mistakes.length > 0 && (
        <ErrorSummary
          id={answerId}
          className="col-span-full m-4"
          title={words.summary}
          errors={errors}
          ref={answer}
        />
      )}
      {problem !== undefined && (
        <ErrorBox
          id={answerId}
          className="col-span-full m-4"
          title={problem}
          ref={answer}
          role="alert"
        >
          <div className="flex flex-wrap gap-x-6 *:inline-block *:py-[0.2rem]">
            <a href={mailLink(email, words.mailSubject, typed())}>{words.mail}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        </ErrorBox>
      )}
      <FormState state={nativeAnswer} />
      <HiddenFields form={form} locale={locale} trap={words.trap} className="sr-only" />
      {words.required !== undefined && (
        <p
          id={`${formProps.id}-required`}
          // Its rule crosses the whole form, unlike lines of text.
          className="note col-span-full max-w-none border-b border-control px-4 py-[0.6rem]"
        >
          {words.required}
        </p>
      )}
      {definitions.map(({ name, type, autoComplete }, index) => {
        const code = fields[name].errors?.[0];
        return (
          <Field
            key={name}
            className={`border-b border-control ${look.fieldClassName(name, definitions[index + 1]?.name)}`}
            low={look.isLow}
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
  return (
    <>
      {endpoint && <Instead {...props} unscripted />}
      {element}
      {children}
    </>
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
    <div
      className={`gap-4 border border-t-thick border-rule-strong border-t-accent p-6 ${unscripted ? 'hidden noscript:grid' : 'grid'}`}
    >
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
