import { content } from '#content/index.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { WorkIndex } from '#sections/work-index.tsx';
import { href, type Page } from '#site/routes.ts';
import { collectionPage } from '#site/structured-data.ts';

import { drawnPicture } from './pictures.ts';
import { useTrail } from './trail.ts';
import { workRows } from './work-rows.ts';

export function WorkPage(page: Page) {
  const { title, description, heading, lead } = content.listing(page.locale, 'work');
  const entries = content.work(page.locale);
  const cases = entries.map(({ id, title: text }) => ({
    text,
    href: href(page.locale, 'work-slug', id),
  }));
  return (
    <PageShell
      page={page}
      title={title}
      description={description}
      trail={useTrail(page).crumbs}
      things={[collectionPage(page, { title, description }, cases)]}
    >
      <PageHero
        dark
        heading={heading}
        lead={lead}
        picture={drawnPicture(entries[0]?.drawing ?? '', 'navy')}
      />
      <WorkIndex rows={workRows(page.locale, entries)} />
    </PageShell>
  );
}
