import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Prose } from '#sections/journal/prose.tsx';
import type { Page } from '#site/routes.ts';

import { formatDate } from './journal-entries.ts';
import { useTrail } from './trail.ts';

export function PrivacyPage(page: Page) {
  return <LegalPage page={page} id="privacy" />;
}

export function ImprintPage(page: Page) {
  return <LegalPage page={page} id="imprint" />;
}

function LegalPage({ page, id }: { page: Page; id: 'privacy' | 'imprint' }) {
  const { t, i18n } = useLingui();
  const entry = content.legal(page.locale, id);
  const { title, description, heading, updated } = entry;
  const date = formatDate(i18n, updated);
  return (
    <PageShell page={page} title={title} description={description} trail={useTrail(page).crumbs}>
      <PageHero dark heading={heading} />
      <Prose html={entry.html} aside={<p className="note">{t`Last changed on ${date}`}</p>} />
    </PageShell>
  );
}
