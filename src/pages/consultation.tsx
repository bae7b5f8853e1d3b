import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { CallToAction } from '#sections/company/call-to-action.tsx';
import { href } from '#site/routes.ts';

/** The end of pages that sell: a consultation, asked for in the lead form. */
export function Consultation({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  const { title, lead } = content.home(locale).action;
  return (
    <CallToAction
      title={title}
      lead={lead}
      link={{ href: href(locale, 'contact'), text: t`Book a consultation`, opensForm: true }}
    />
  );
}
