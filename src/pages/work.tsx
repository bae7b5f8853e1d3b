import { content } from '#content/index.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { WorkIndex } from '#sections/work-index.tsx';
import type { Page } from '#site/routes.ts';

import { drawnPicture } from './pictures.ts';
import { workRows } from './work-rows.ts';

export function WorkPage(page: Page) {
  const { title, description, heading, lead } = content.listing(page.locale, 'work');
  const entries = content.work(page.locale);
  return (
    <PageShell page={page} title={title} description={description}>
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
