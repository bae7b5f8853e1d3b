import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { deliveryMode } from '#kit/leads/form/endpoint.ts';
import { href } from '#kit/site/routes.ts';
import { CallToAction } from '#sections/company/call-to-action.tsx';

/**
 * The call to action half-way down the home page, which opens the short lead form. The text of its button differs
 * from that of links to the contact page, because that page has the long form. Other pages have no such call to
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
        // The pop-up is not rendered where leads cannot be sent.
        opensForm: deliveryMode('pop-up').kind !== 'none',
      }}
    />
  );
}
