import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { content } from '#content/index.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { LeadForm } from '#ui/lead-form.tsx';
import { useLeadFormProps } from '#layout/lead-form-props.ts';
import { ContactForm } from '#sections/company/contact-form.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Prose } from '#sections/journal/prose.tsx';
import type { Page } from '#kit/site/routes.ts';

import { withCompanyFacts } from './company-facts.ts';
import { formatDate } from './journal-entries.ts';
import { useTrail } from './trail.ts';

export function PrivacyPage(page: Page) {
  return <LegalPage page={page} entry={content.legal(page.locale, 'privacy')} />;
}

export function ImprintPage(page: Page) {
  return <LegalPage page={page} entry={content.legal(page.locale, 'imprint')} />;
}

/** The statement, and a form whose leads say by page and form that they report a barrier. */
export function AccessibilityPage(page: Page) {
  const entry = content.accessibility(page.locale);
  const form = useLeadFormProps('accessibility', page.locale);
  return (
    <LegalPage page={page} entry={entry}>
      <ContactForm id="accessibility-title" {...entry.form}>
        <LeadForm {...form} />
      </ContactForm>
    </LegalPage>
  );
}

function LegalPage({
  page,
  entry: { title, description, heading, updated, html },
  children,
}: {
  page: Page;
  entry: ReturnType<typeof content.legal>;
  children?: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const date = formatDate(i18n, updated);
  return (
    <PageShell page={page} title={title} description={description} trail={useTrail(page).crumbs}>
      <PageHero dark heading={heading} />
      <Prose
        html={withCompanyFacts(html)}
        aside={<p className="note">{t`Last changed on ${date}`}</p>}
      />
      {children}
    </PageShell>
  );
}
