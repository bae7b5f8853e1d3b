import type { ReactNode } from 'react';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { FormResult } from '#kit/leads/rules/check.ts';
import type { FieldName, FormId } from '#kit/leads/rules/forms.ts';
import type { ErrorCode } from '#kit/leads/rules/schema.ts';

import type { DeliveryMode } from './endpoint.ts';

/** All texts of a form, in one language. */
export interface LeadFormWords {
  labels: Record<FieldName, string>;
  /** Shown beside the label of a phone number. */
  phoneExample: string;
  errors: Record<ErrorCode, string>;
  /** Heading of the summary of all errors. */
  summary: string;
  /** An error in the summary, with the placeholders `{field}` and `{problem}`. */
  fieldError: string;
  /** The document's title while there are errors, with the placeholder `{title}`. */
  errorTitle: string;
  /** Label of the button. */
  send: string;
  /** Text of the overlay while the form is being sent. */
  sending: string;
  /** Shown once the lead is stored. */
  sent: string;
  /** Label of a stored lead's reference. */
  reference: string;
  /** Heading above the text that was sent. */
  sentHeading: string;
  /** Why a lead could not be sent, by status. */
  problems: Partial<Record<FormResult['status'], string>>;
  /** Text of the link that opens an e-mail with the typed text, and that e-mail's subject. */
  mail: string;
  mailSubject: string;
  /** Shown without JavaScript instead of a form that only the browser can send (`DeliveryMode`). */
  needsJavaScript: string;
  /** Note above the fields, which says that all are required; absent if there is only one field. */
  required: string | undefined;
  /** Note beside the button. */
  hint: string | undefined;
  /** Text of the link to the privacy notice, beside the button. */
  privacy: string;
  /** Label of the honeypot field. */
  trap: string;
}

export interface LeadFormProps {
  form: FormId;
  locale: LocaleCode;
  words: LeadFormWords;
  delivery: DeliveryMode;
  /** Our address and number, to reach us if the form fails. */
  email: string;
  phone: { text: string; href: string };
  privacyHref: string;
  /** Who answers and what happens next, shown once the lead is stored; absent if nobody answers. */
  afterwards?: ReactNode;
}
