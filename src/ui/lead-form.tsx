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

/** Classes of grid cells. In wide windows a left cell shares a row with the right cell after it. */
const leftClassName = 'col-span-full md:col-auto md:border-e';
const rightClassName = 'col-span-full md:col-auto';
const isRightCell = (name: FieldName | undefined) => name === 'email' || name === 'company';

/** How a form lays out its parts. */
interface FormLayout {
  formClassName: string;
  /** Returns the class of a field, given its name and the name of the field after it. */
  classNameOfField: (name: FieldName, next: FieldName | undefined) => string;
  hintClassName: string;
  buttonClassName: string;
  /** Makes fields and button less high, for the pop-up, which covers the page. */
  isCompact: boolean;
}

const defaultLayout: FormLayout = {
  // The cells of a row meet on a column line of the sheet: the contact form is seven columns wide.
  formClassName: 'grid-cols-1 md:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]',
  classNameOfField: (name, next) => {
    if (isRightCell(next)) return leftClassName;
    return isRightCell(name) ? rightClassName : 'col-span-full';
  },
  hintClassName: 'col-span-full py-4 md:col-auto',
  buttonClassName: rightClassName,
  isCompact: false,
};

/** The layouts of all forms that do not have `defaultLayout`. */
const layouts: Partial<Record<FormId, FormLayout>> = {
  // Nine columns wide, and opaque, so that it covers the column lines behind it.
  footer: {
    ...defaultLayout,
    formClassName: 'grid-cols-1 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] bg-surface',
  },
  // Eight columns wide.
  newsletter: {
    ...defaultLayout,
    formClassName: 'grid-cols-1 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]',
    classNameOfField: () => 'col-span-full md:col-auto',
    hintClassName: 'col-span-full py-4',
  },
  'pop-up': {
    // With larger text the button gets a row of its own. The third column, that of the phone number, is the widest:
    // an example is beside its label.
    formClassName:
      'grid-cols-[repeat(auto-fit,minmax(min(max(8rem,40%),100%),1fr))] md:grid-cols-2 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)_minmax(0,9fr)_5fr]',
    classNameOfField: (name) =>
      `col-span-full md:col-auto ${name === 'email' ? 'lg:border-e' : 'md:border-e'}`,
    hintClassName: 'py-1.5 md:order-last md:col-span-full',
    buttonClassName: '',
    isCompact: true,
  },
};

interface Props extends LeadFormProps {
  /**
   * Whether the button looks disabled while a field is empty. By default it does so only after an invalid submit.
   */
  looksDisabledWhileEmpty?: boolean;
  /** Called once the lead is stored. */
  onSent?: (sent: FormResult) => void;
  /** Shown below the form until it is sent. */
  children?: ReactNode;
}

/** Returns what was sent, as pairs of label and value in the order of the form's fields. */
export function sentLines(
  { form, words }: Pick<Props, 'form' | 'words'>,
  values: FormResult['values'] = {},
) {
  return forms[form].fields.flatMap(({ name }) => {
    const value = values[name];
    return value === undefined ? [] : [{ label: words.labels[name], value }];
  });
}

/** A form whose message is stored as a lead. Without JavaScript the server answers with the whole page. */
export function LeadForm(props: Props) {
  const { path } = useRouter();
  // The key gives each page an empty form, without text, errors or thanks of the previous page.
  return <PageForm key={path} {...props} />;
}

function PageForm(props: Props) {
  const { form, locale, words, delivery, email, privacyHref, onSent, children } = props;
  const endpoint = delivery.kind === 'browser' ? delivery.endpoint : undefined;
  const { nativeAnswer, state, isSending, fields, summaryErrors, answerRef, formProps } =
    useLeadForm(form, { endpoint, onSent });
  const hydrated = useHydrated();
  const problem = words.problems[state.status];
  useErrorTitle(problem !== undefined || summaryErrors.length > 0, words.errorTitle);
  /** Id of the element with the answer, to which the browser scrolls after a native post. */
  const answerId = `${form}-answer`;

  if (delivery.kind === 'none') return <ContactFallback {...props} />;
  if (state.status === 'sent') {
    return (
      <>
        <SentSheet
          id={answerId}
          className="border border-t-thick border-control border-t-accent"
          ref={answerRef}
          thanks={words.sent}
          reference={`${words.reference} ${state.reference ?? ''}`}
          linesHeading={words.sentHeading}
          lines={sentLines(props, state.values)}
          afterwards={props.afterwards}
        />
        <FormState state={nativeAnswer} />
      </>
    );
  }

  const { fields: definitions, isSubscription } = forms[form];
  const layout = layouts[form] ?? defaultLayout;
  const errors = summaryErrors.map(({ id, name, code }) => ({
    id,
    text: fill(words.fieldError, {
      // In a label that is a question, the message's colon replaces the question marks (Spanish has two).
      field: words.labels[name].replace(/^¿|\s*\?$/g, ''),
      problem: words.errors[code],
    }),
  }));
  const currentLines = () =>
    definitions.map(({ name }) => ({
      label: words.labels[name],
      value: fields[name].value ?? '',
    }));
  // Only after hydration: without JavaScript the button would look disabled for ever.
  const looksDisabled =
    hydrated &&
    (props.looksDisabledWhileEmpty === true || state.status === 'invalid') &&
    currentLines().some(({ value }) => value.trim() === '');

  const hintId = `${formProps.id}-hint`;
  const requiredId = `${formProps.id}-required`;
  const hint = (
    <p key="hint" className={`note self-center px-4 ${layout.hintClassName}`}>
      {words.hint !== undefined && <span id={hintId}>{words.hint} </span>}
      <a className="-my-1 inline-block py-1" href={privacyHref}>
        {words.privacy}
      </a>
    </p>
  );
  const button = (
    <SendButton
      key="send"
      layout={layout}
      // Without JavaScript the browser posts to the page's own URL with this fragment, and scrolls to the answer.
      formAction={endpoint ? undefined : `#${answerId}`}
      looksDisabled={looksDisabled}
      isSending={isSending}
      describedBy={[
        ...(words.hint === undefined ? [] : [hintId]),
        ...(words.required === undefined ? [] : [requiredId]),
      ]}
    >
      {words.send}
    </SendButton>
  );

  const formElement = (
    <form
      className={`grid border border-control ${layout.formClassName} ${endpoint ? 'noscript:hidden' : ''}`}
      // visitor-busy.ts finds forms by this attribute.
      data-form={form}
      // The section around the form gives its heading this id.
      aria-labelledby={`${form}-title`}
      {...formProps}
    >
      {summaryErrors.length > 0 && (
        <ErrorSummary
          id={answerId}
          className="col-span-full m-4"
          title={words.summary}
          errors={errors}
          ref={answerRef}
        />
      )}
      {problem !== undefined && (
        <ErrorBox
          id={answerId}
          className="col-span-full m-4"
          title={problem}
          ref={answerRef}
          role="alert"
        >
          <div className="flex flex-wrap gap-x-6 *:inline-block *:py-1">
            <a href={mailLink(email, words.mailSubject, currentLines())}>{words.mail}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        </ErrorBox>
      )}
      <FormState state={nativeAnswer} />
      <HiddenFields form={form} locale={locale} trap={words.trap} className="sr-only" />
      {words.required !== undefined && (
        <p
          id={requiredId}
          // `max-w-none`, because the border crosses the whole form and base.css limits the width of paragraphs.
          className="note col-span-full max-w-none border-b border-control px-4 py-2.5"
        >
          {words.required}
        </p>
      )}
      {definitions.map(({ name, type, autoComplete }, index) => {
        const code = fields[name].errors?.[0];
        return (
          <Field
            key={name}
            className={`border-b border-control ${layout.classNameOfField(name, definitions[index + 1]?.name)}`}
            isCompact={layout.isCompact}
            field={fields[name]}
            type={type}
            autoComplete={autoComplete}
            label={words.labels[name]}
            hint={type === 'tel' ? words.phoneExample : undefined}
            errorMessage={code && words.errors[code]}
          />
        );
      })}
      {/* A subscription's button is beside its only field. */}
      {isSubscription ? [button, hint] : [hint, button]}
      {isSending && <Loader>{words.sending}</Loader>}
    </form>
  );
  return (
    <>
      {endpoint && <ContactFallback {...props} isOnlyWithoutScript />}
      {formElement}
      {children}
    </>
  );
}

function SendButton({
  layout,
  formAction,
  looksDisabled,
  isSending,
  describedBy,
  children,
}: {
  layout: FormLayout;
  formAction: string | undefined;
  looksDisabled: boolean;
  isSending: boolean;
  /** Ids of the elements that describe the button. */
  describedBy: readonly string[];
  children: string;
}) {
  return (
    <Button
      kind={layout.isCompact ? 'sendCompact' : 'send'}
      className={`relative ${layout.buttonClassName}`}
      arrow
      type="submit"
      formAction={formAction}
      // Not `disabled`: the button stays reachable and, when pressed, says what is missing.
      aria-disabled={looksDisabled || undefined}
      aria-describedby={describedBy.join(' ')}
    >
      {children}
      {isSending && (
        // Shows on the pressed button that the form is being sent; the overlay (`Loader`) says so in words.
        <span
          className="absolute inset-x-0 bottom-0 h-1 origin-left animate-progress bg-current [--progress-duration:5s] motion-reduce:animate-none"
          aria-hidden="true"
        />
      )}
    </Button>
  );
}

/**
 * E-mail and phone instead of a form that cannot be sent. With `isOnlyWithoutScript` they are hidden if
 * JavaScript runs.
 */
function ContactFallback({
  words,
  email,
  phone,
  isOnlyWithoutScript,
}: Pick<Props, 'words' | 'email' | 'phone'> & { isOnlyWithoutScript?: boolean }) {
  return (
    <div
      className={`gap-4 border border-t-thick border-rule-strong border-t-accent p-6 ${isOnlyWithoutScript ? 'hidden noscript:grid' : 'grid'}`}
    >
      {isOnlyWithoutScript && <p>{words.needsJavaScript}</p>}
      <p className="text-row">
        <a href={`mailto:${email}`}>{email}</a>
        <br />
        <a href={phone.href}>{phone.text}</a>
      </p>
    </div>
  );
}

/** Marks the document's title, which screen readers read first, while the form has errors. */
function useErrorTitle(hasErrors: boolean, pattern: string): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    const title = document.title;
    const marked = fill(pattern, { title });
    document.title = marked;
    return () => {
      // Meanwhile the document may have got the title of another page.
      if (document.title === marked) document.title = title;
    };
  }, [hasErrors, pattern]);
}

/** Replaces placeholders such as `{title}` in a message; those without a value stay. */
function fill(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
