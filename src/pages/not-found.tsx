import { useLingui } from '@lingui/react/macro';

import type { LocaleCode } from '#i18n/locales.ts';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { company } from '#site/company.ts';
import { href } from '#site/routes.ts';
import { themeColour } from '#site/theme-colour.ts';
import { Button } from '#ui/button.tsx';

/** What the server answers, with status 404, where the table of pages has none. */
export function NotFoundPage({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  const title = t`This page could not be found`;
  return (
    <>
      <title>{`${title} · ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content={themeColour.dark} />
      <main id="main" tabIndex={-1} data-tone="dark">
        <PageHero
          dark
          heading={title}
          actions={
            <Button href={href(locale, 'index')} arrow>
              {t`Back to the home page`}
            </Button>
          }
        />
      </main>
    </>
  );
}
