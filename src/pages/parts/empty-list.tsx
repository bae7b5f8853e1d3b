import { useLingui } from '@lingui/react/macro';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { CallToAction } from '#sections/company/call-to-action.tsx';

/** A sentence and a link to the services, for a list page whose collection is empty. */
export function EmptyList({ locale, title }: { locale: LocaleCode; title: string }) {
  const { t } = useLingui();
  return (
    <CallToAction
      title={title}
      lead={t`Until then, our service pages say what we do, how we go about it and how long it takes.`}
      link={{ href: href(locale, 'services-menu'), text: t`All services` }}
    />
  );
}
