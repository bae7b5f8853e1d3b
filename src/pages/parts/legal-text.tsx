import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Page } from '#kit/site/routes.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Prose } from '#sections/journal/prose.tsx';

import { formatDate } from './journal-entries.ts';

/** A legal page: its text with the company's data, and the date of its last change. */
export function LegalText({
  page,
  entry: { heading, updated, html },
  children,
}: {
  page: Page;
  entry: { heading: string; updated: string; html: string };
  children?: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const date = formatDate(i18n, updated);
  return (
    <PageShell page={page}>
      <PageHero tone={page.tone} heading={heading} />
      <Prose html={html} aside={<p className="note">{t`Last changed on ${date}`}</p>} />
      {children}
    </PageShell>
  );
}
