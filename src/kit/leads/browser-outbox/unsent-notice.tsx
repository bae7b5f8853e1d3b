import { useLingui } from '@lingui/react/macro';

import type { LeadFormProps } from '#kit/leads/form/lead-form-props.ts';

import { UnsentLeads } from './unsent-leads.tsx';

/** What becomes of leads that wait on this device, for sites whose forms the browser itself sends. */
export function UnsentNotice({ locale, words, email, phone, way }: LeadFormProps) {
  const { t } = useLingui();
  if (way.kind !== 'browser') return null;
  return (
    <UnsentLeads
      provider={new URL(way.endpoint.url).origin}
      locale={locale}
      labels={words.labels}
      email={email}
      phone={phone}
      words={{
        title: t({
          message: 'What you wrote did not reach us',
          comment: 'Title of a dialog that shows messages which could not be sent',
        }),
        text: t`This waited on your device and cannot be sent from here any more. We are sorry. Please send it by e-mail, or call us:`,
        subject: t({
          message: 'From your website',
          comment: 'Subject of the e-mail in which a visitor sends a message that a form could not',
        }),
        mail: t({
          message: 'Send by e-mail',
          comment: 'Link that opens an e-mail with the visitor’s message in it',
        }),
        discard: t({
          message: 'Delete it here',
          comment: 'Button: removes a message that could not be sent from this device',
        }),
        close: t({
          message: 'Keep it and close',
          comment: 'Button: closes the dialog; the message stays on this device',
        }),
      }}
    />
  );
}
