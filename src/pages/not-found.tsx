import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { documentTitle } from '#kit/site/document-title.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { href, listed } from '#kit/site/routes.ts';
import { themeColour } from '#kit/site/theme-colour.ts';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { WaysOn } from '#sections/heroes/ways-on.tsx';
import { Button } from '#ui/button.tsx';

/** The page that the server sends, with status 404, for an address without a page. */
export default function NotFoundPage({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  const title = t`This page could not be found`;
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content={themeColour.dark} />
      <main id="main" tabIndex={-1} data-tone="dark">
        <PageHero
          tone="dark"
          heading={title}
          lead={t`The address has a slip in it, or the page has moved. If one of our links brought you here, the slip is ours: write to us below.`}
          actions={
            <Button href={href(locale, 'index')} className="max-md:w-full" arrow>
              {t`Back to the home page`}
            </Button>
          }
          picture={content.page(locale, 'not-found').picture}
        />
        <WaysOn
          title={t({
            message: 'Where to go from here',
            comment:
              'Page that is not there: above links to services, work, the company and contact',
          })}
          links={listed('footer', locale).map(({ name, href: to, label }) => ({
            name: label,
            href: to,
            content: pageSummary({ locale, name }).description,
          }))}
        />
      </main>
    </>
  );
}
