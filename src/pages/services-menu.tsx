import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { href, type Page } from '#kit/site/routes.ts';
import { collectionPage } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { ServiceMatrix } from '#sections/services/service-matrix.tsx';

import { useMatrixColumns } from './parts/matrix-columns.ts';

export default function ServicesMenuPage(page: Page) {
  const { locale } = page;
  const { title, description, heading, lead } = content.page(locale, 'menu');
  const services = content.servicesIn(locale, servicePaths).map((path) => ({
    text: content.service(locale, path).name,
    href: href(locale, 'services-category-id', path),
  }));
  return (
    <PageShell page={page} things={[collectionPage(page, { title, description }, services)]}>
      <PageHero
        tone={page.tone}
        heading={heading}
        lead={lead}
        picture={pageSummary(page).picture}
      />
      <ServiceMatrix columns={useMatrixColumns(locale)} />
    </PageShell>
  );
}
