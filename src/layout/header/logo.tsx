import { useLingui } from '@lingui/react/macro';

import { company } from '#brand/company.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { PlumbBob } from '#ui/plumb-bob.tsx';

/** The logo and the company's name, a link to the home page. */
export function Logo({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  return (
    <a className="logo" href={href(locale, 'index')} aria-label={t`${company.name}, home page`}>
      <PlumbBob />
      <span>{company.name}</span>
    </a>
  );
}
