import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { LeadForm } from '#leads/form/lead-form.tsx';
import { useLeadFormProps } from '#leads/form/lead-form-props.ts';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Journal } from '#sections/journal/journal.tsx';
import { Newsletter } from '#sections/journal/newsletter.tsx';
import type { Page } from '#site/routes.ts';
import { collectionPage } from '#site/structured-data.ts';

import { EmptyList } from './empty-list.tsx';
import { journalEntries } from './journal-entries.ts';
import { useTrail } from './trail.ts';

export function BlogsPage(page: Page) {
  const { t, i18n } = useLingui();
  const newsletter = useLeadFormProps('newsletter', page.locale);
  const { title, description, heading, lead } = content.listing(page.locale, 'blogs');
  const entries = journalEntries(i18n, page.locale);
  const posts = entries.map(({ title: text, href }) => ({ text, href }));
  return (
    <PageShell
      page={page}
      title={title}
      description={description}
      trail={useTrail(page).crumbs}
      things={[collectionPage(page, { title, description }, posts)]}
    >
      <PageHero dark heading={heading} lead={lead} />
      {entries.length > 0 ? (
        <>
          <Journal entries={entries} />
          <Newsletter title={t`Subscribe to our newsletter`}>
            <LeadForm {...newsletter} />
          </Newsletter>
        </>
      ) : (
        <EmptyList
          locale={page.locale}
          title={t({ message: 'No note is published yet.', comment: 'Blog without entries' })}
        />
      )}
    </PageShell>
  );
}
