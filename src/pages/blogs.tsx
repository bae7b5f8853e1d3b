import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { LeadForm } from '#leads/lead-form.tsx';
import { useLeadFormProps } from '#leads/lead-form-props.ts';
import { Journal } from '#sections/journal.tsx';
import { Newsletter } from '#sections/newsletter.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { href, type Page } from '#site/routes.ts';
import { collectionPage } from '#site/structured-data.ts';

import { journalEntries } from './journal-entries.ts';
import { useTrail } from './trail.ts';

export function BlogsPage(page: Page) {
  const { t, i18n } = useLingui();
  const newsletter = useLeadFormProps('newsletter', page.locale);
  const { title, description, heading, lead } = content.listing(page.locale, 'blogs');
  const posts = content
    .posts(page.locale)
    .map(({ id, heading: text }) => ({ text, href: href(page.locale, 'blogs-id', id) }));
  return (
    <PageShell
      page={page}
      title={title}
      description={description}
      trail={useTrail(page).crumbs}
      things={[collectionPage(page, { title, description }, posts)]}
    >
      <PageHero dark heading={heading} lead={lead} />
      <Journal entries={journalEntries(i18n, page.locale)} />
      <Newsletter title={t`Subscribe to our newsletter`}>
        <LeadForm {...newsletter} />
      </Newsletter>
    </PageShell>
  );
}
