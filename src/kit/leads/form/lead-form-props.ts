import type { ReactNode } from 'react';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { FormResult } from '#kit/leads/rules/check.ts';
import type { FieldName, FormId } from '#kit/leads/rules/forms.ts';
import type { ErrorCode } from '#kit/leads/rules/schema.ts';

import type { DeliveryMode } from './endpoint.ts';

/** All words of a form, in one language. */
export interface LeadFormWords {
  labels: Record<FieldName, string>;
  /** Beside the label of a phone number. */
  phoneExample: string;
  errors: Record<ErrorCode, string>;
  summary: string;
  /** What is wrong with a field, in the summary: with `{field}` and `{problem}`. */
  fieldError: string;
  /** The document's title while there are errors: with `{title}`. */
  errorTitle: string;
  send: string;
  sending: string;
  sent: string;
  /** Stands before the reference of a stored lead. */
  reference: string;
  /** Heading above what was sent. */
  wrote: string;
  /** Why a lead could not be sent: the store, the network, too many of them. */
  problems: Partial<Record<FormResult['status'], string>>;
  /** Link that opens an e-mail with what was typed, and the subject of that e-mail. */
  mail: string;
  mailSubject: string;
  /** Stands in for a form that cannot be sent: before the e-mail address and the phone number. */
  instead: string;
  /** Stands before the fields, where there are several. */
  required: string | undefined;
  /** Stands beside the button. */
  hint: string | undefined;
  privacy: string;
  /** Label of the honeypot field. */
  trap: string;
}

export interface LeadFormProps {
  form: FormId;
  locale: LocaleCode;
  words: LeadFormWords;
  delivery: DeliveryMode;
  /** Where to turn when the form fails. */
  email: string;
  phone: { text: string; href: string };
  privacyHref: string;
  /** Who answers and what happens next, once the lead is stored; nothing where nobody does. */
  afterwards?: ReactNode;
}
