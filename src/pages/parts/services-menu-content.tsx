import { useLingui } from '@lingui/react/macro';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { Logo } from '#layout/header/logo.tsx';
import { ServiceMatrix } from '#sections/services/service-matrix.tsx';
import { Button } from '#ui/button.tsx';

import { useMatrixColumns } from './matrix-columns.ts';

/** Content of the full-screen services menu: logo, service matrix, link to the contact page. */
export function ServicesMenuContent({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  const columns = useMatrixColumns(locale);
  return (
    <>
      <div className="sheet flex h-header">
        <Logo locale={locale} className="pe-10" />
      </div>
      <ServiceMatrix compact columns={columns} />
      <div className="sheet flex justify-end border-t-thick border-ink">
        <Button arrow className="min-w-1/4" href={href(locale, 'contact')}>
          {t`Contact us`}
        </Button>
      </div>
    </>
  );
}
