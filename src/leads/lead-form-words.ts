import { useLingui } from '@lingui/react/macro';

import { company } from '#site/company.ts';

import type { FieldName } from './forms.ts';
import type { ErrorCode } from './schema.ts';

/** Everything a form says, in one language. The form itself knows no words. */
export interface LeadFormWords {
  labels: Record<FieldName, string>;
  errors: Record<ErrorCode, string>;
  summary: string;
  send: string;
  sending: string;
  sent: string;
  /** Stands before the reference of a stored lead. */
  reference: string;
  failed: string;
  hint: string;
}

export function useLeadFormWords(): LeadFormWords {
  const { t } = useLingui();
  return {
    labels: {
      name: t({ message: 'Name', comment: 'Label of a form field' }),
      email: t({ message: 'E-mail', comment: 'Label of a form field' }),
      contact: t({ message: 'Phone', comment: 'Label of a form field' }),
      company: t({ message: 'Company', comment: 'Label of a form field' }),
      message: t({
        message: 'What should it do, and by when?',
        comment: 'Label of the message field: the software the visitor wants',
      }),
    },
    errors: {
      required: t`This field is required`,
      email: t`This field must only contain a valid email address`,
      phone: t`Please enter a valid number`,
      'too-long': t`This text is too long`,
      characters: t`This field contains characters that cannot be read`,
    },
    summary: t`Please look at these fields again`,
    send: t({ message: 'Send', comment: 'Button that sends a form' }),
    sending: t({ message: 'Sending', comment: 'Shown while a form is being sent' }),
    sent: t`Thank you. We have your message and answer within one working day.`,
    reference: t({ message: 'Reference', comment: 'Stands before the short code of a message' }),
    failed: t`Your message could not be stored. Nothing is lost: please try again, or write to ${company.email}.`,
    hint: t`An engineer answers within one working day. All fields are needed.`,
  };
}
