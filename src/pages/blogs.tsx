import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { Journal } from '#sections/journal.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import type { Page } from '#site/routes.ts';

import { journalEntries } from './journal-entries.ts';

export function BlogsPage(page: Page) {
  const { i18n } = useLingui();
  const { title, description, heading, lead } = content.listing(page.locale, 'blogs');
  return (
    <PageShell page={page} title={title} description={description}>
      <PageHero dark heading={heading} lead={lead} />
      <Journal entries={journalEntries(i18n, page.locale)} />
    </PageShell>
  );
}
