import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { deliveryMode } from '#kit/leads/form/endpoint.ts';
import { href } from '#kit/site/routes.ts';
import { CallToAction } from '#sections/company/call-to-action.tsx';

/**
 * The call to action half-way down the home page. Its button opens the short form of the pop-up. The text of the button
 * therefore differs from that of links to the contact page, which has the long form. Other pages need no such call to
 * action: they end with the form of the footer.
 */
export function Consultation({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  const { title, lead } = content.page(locale, 'home').action;
  return (
    <CallToAction
      title={title}
      lead={lead}
      link={{
        href: href(locale, 'contact'),
        text: t({
          message: 'Request a call',
          comment: 'Button that opens a short form: an engineer calls back',
        }),
        // Where leads cannot be sent, there is no pop-up, and the button is a link to the contact page.
        opensForm: deliveryMode('pop-up').kind !== 'none',
      }}
    />
  );
}
