import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { href, type Page } from '#kit/site/routes.ts';
import { collectionPage } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { IndexHeading } from '#sections/heroes/index-heading.tsx';
import { ServiceMatrix } from '#sections/services/service-matrix.tsx';

import { useMatrixColumns } from './parts/matrix-columns.ts';

export default function ServicesMenuPage(page: Page) {
  const { locale } = page;
  const { title, description, heading, lead } = content.page(locale, 'menu');
  const columns = useMatrixColumns(locale);
  const services = content.serviceIdsIn(locale, servicePaths).map((path) => ({
    text: content.service(locale, path).name,
    href: href(locale, 'services-category-id', path),
  }));
  return (
    <PageShell page={page} things={[collectionPage(page, { title, description }, services)]}>
      <IndexHeading heading={heading} lead={lead} />
      <ServiceMatrix columns={columns} />
    </PageShell>
  );
}
