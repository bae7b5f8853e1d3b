import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Page } from '#kit/site/routes.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Prose } from '#sections/journal/prose.tsx';

import { formatDate } from './journal-entries.ts';
import { withSectionIds } from './text-sections.ts';

/** A legal page: its text with the company's data, beside it its contents and the date of its last change. */
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
  const text = withSectionIds(html);
  const date = formatDate(i18n, updated);
  return (
    <PageShell page={page}>
      <PageHero tone={page.tone} heading={heading} />
      <Prose
        html={text.html}
        aside={
          <>
            {text.sections.length > 1 && (
              <nav
                className="mb-6 border-b border-rule-strong max-lg:hidden print:hidden"
                aria-label={t({
                  message: 'On this page',
                  comment: 'Name of a list of links to the parts of a long text',
                })}
              >
                <ol>
                  {text.sections.map(({ id, html: heading }) => (
                    <li key={id} className="border-t border-rule-strong">
                      <a
                        className="block py-2 text-note no-underline decoration-accent decoration-2 hover:underline"
                        href={`#${id}`}
                        dangerouslySetInnerHTML={{ __html: heading }}
                      />
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            <p className="note">{t`Last changed on ${date}`}</p>
          </>
        }
      />
      {children}
    </PageShell>
  );
}
