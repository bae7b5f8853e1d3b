import type { ReactNode } from 'react';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { FormResult } from '#kit/leads/rules/check.ts';
import type { FieldName, FormId } from '#kit/leads/rules/forms.ts';
import type { ErrorCode } from '#kit/leads/rules/schema.ts';

import type { DeliveryMode } from './endpoint.ts';

/** All words of a form, in one language. */
export interface LeadFormWords {
  labels: Record<FieldName, string>;
  /** Shown beside the label of a phone number. */
  phoneExample: string;
  errors: Record<ErrorCode, string>;
  summary: string;
  /** An error in the summary, with the placeholders `{field}` and `{problem}`. */
  fieldError: string;
  /** The document's title while there are errors, with the placeholder `{title}`. */
  errorTitle: string;
  send: string;
  sending: string;
  sent: string;
  /** Label of a stored lead's reference. */
  reference: string;
  /** Heading above the text that was sent. */
  wrote: string;
  /** Why a lead could not be sent, by status. */
  problems: Partial<Record<FormResult['status'], string>>;
  /** Text of the link that opens an e-mail with the typed text, and that e-mail's subject. */
  mail: string;
  mailSubject: string;
  /** Replaces a form that cannot be sent; followed by e-mail address and phone number. */
  instead: string;
  /** Note above the fields, if there are several. */
  required: string | undefined;
  /** Note beside the button. */
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
  /** How to reach us if the form fails. */
  email: string;
  phone: { text: string; href: string };
  privacyHref: string;
  /** Who answers and what happens next, shown once the lead is stored; absent if nobody answers. */
  afterwards?: ReactNode;
}
