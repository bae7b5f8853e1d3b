import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { deliveryMode } from '#kit/leads/form/endpoint.ts';
import { href } from '#kit/site/routes.ts';
import { CallToAction } from '#sections/company/call-to-action.tsx';

/**
 * The end of pages that sell: a call, asked for in the lead form. Not in the words of the links that
 * lead to the page with the long form.
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
        // Without a way to send it there is no such form.
        opensForm: deliveryMode('pop-up').kind !== 'none',
      }}
    />
  );
}
