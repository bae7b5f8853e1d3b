import { useLingui } from '@lingui/react/macro';

import type { LocaleCode } from '#i18n/locales.ts';
import { ServiceMatrix } from '#sections/services/service-matrix.tsx';
import { company } from '#site/company.ts';
import { href } from '#site/routes.ts';
import { Button } from '#ui/button.tsx';
import { PlumbBob } from '#ui/plumb-bob.tsx';

import { useMatrixColumns } from './matrix-columns.ts';

/** What the full-screen services menu shows: logo, the matrix, the way to us. */
export function ServicesMenuContent({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  return (
    <>
      <div className="services-menu-head sheet">
        <a className="logo" href={href(locale, 'index')} aria-label={t`${company.name}, home page`}>
          <PlumbBob />
          <span>{company.name}</span>
        </a>
      </div>
      <ServiceMatrix columns={useMatrixColumns(locale)} />
      <div className="services-menu-foot sheet">
        <Button arrow href={href(locale, 'contact')}>
          {t`Contact us`}
        </Button>
      </div>
    </>
  );
}
