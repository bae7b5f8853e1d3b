import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { entryOf, listed, type Page } from '#kit/site/routes.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Prose } from '#sections/posts/prose.tsx';
import { Terms } from '#sections/posts/terms.tsx';
import { PlusMinus } from '#ui/plus-minus.tsx';
import { SectionLinks } from '#ui/section-links.tsx';

import { formatDate } from './post-links.ts';
import { type TextSection, withSectionIds } from './text-sections.ts';

/** In narrow windows, only a text of at least this many sections has a list of its sections. */
const minSectionsInNarrow = 6;

/**
 * A legal page. The hero shows the paragraph before the first heading and, in wide windows, the list of all legal pages
 * with the dates of their last changes; narrow windows show only the date of this page. The text follows, with the list
 * of its sections beside it. The footer has no form, because the page sells nothing.
 */
export function LegalText({
  page,
  entry: { heading, updated, html },
  asTerms = false,
  children,
}: {
  page: Page;
  entry: { heading: string; updated: string; html: string };
  /** Shows the sections as a list of terms, without a list of links to them. Sections must be short. */
  asTerms?: boolean;
  children?: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { lead, rest } = splitLead(html);
  const text = withSectionIds(rest);
  const changedOn = (day: string) => {
    const date = formatDate(i18n, day);
    return t`Last changed on ${date}`;
  };
  return (
    <PageShell page={page} plainFooter>
      <PageHero
        tone={page.tone}
        heading={heading}
        lead={lead}
        actions={<p className="note w-fit bg-surface lg:hidden">{changedOn(updated)}</p>}
        aside={<LegalPages page={page} changedOn={changedOn} />}
      />
      {asTerms ? (
        <Terms before={text.before} entries={text.sections} />
      ) : (
        <Prose
          className="pt-16"
          html={text.html}
          aside={text.sections.length > 1 && <SectionList sections={text.sections} />}
        />
      )}
      {children}
    </PageShell>
  );
}

/** Links to the sections of the text: a list in wide windows; in narrow windows a disclosure, if they are many. */
function SectionList({ sections }: { sections: readonly TextSection[] }) {
  const { t } = useLingui();
  const label = t({
    message: 'On this page',
    comment: 'Name of a list of links to the parts of a long text',
  });
  const list = (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id} className="border-t border-rule-strong">
          <a
            className="block py-2 text-note no-underline decoration-accent decoration-2 hover:underline max-md:py-3"
            href={`#${id}`}
            dangerouslySetInnerHTML={{ __html: heading }}
          />
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="print:hidden" aria-label={label}>
      <SectionLinks className="border-b border-rule-strong max-lg:hidden [&_a]:bg-[linear-gradient(var(--color-accent),var(--color-accent))] [&_a]:bg-size-[0_2px] [&_a]:bg-bottom-left [&_a]:bg-no-repeat [&_a]:aria-[current]:bg-size-[100%_2px] [&_a]:aria-[current]:text-accent-ink">
        {list}
      </SectionLinks>
      {sections.length >= minSectionsInNarrow && (
        <details className="border-y border-rule-strong lg:hidden">
          <summary className="grid grid-cols-[minmax(0,1fr)_2rem] items-center gap-4 py-3">
            <h2 className="font-text text-body font-normal tracking-normal">{label}</h2>
            <PlusMinus />
          </summary>
          {list}
        </details>
      )}
    </nav>
  );
}

/** The list of legal pages, each with the date of its last change. */
function LegalPages({ page, changedOn }: { page: Page; changedOn: (day: string) => string }) {
  const { t } = useLingui();
  const { locale } = page;
  return (
    <ol
      className="border-b border-rule-strong bg-surface"
      aria-label={t({
        message: 'Legal information',
        comment: 'Name of a list of links: privacy, imprint, accessibility',
      })}
    >
      {listed('legal', locale).map(({ name, href, label }) => {
        const isCurrent = name === page.name;
        return (
          <li
            key={name}
            className={`py-3 ${isCurrent ? 'border-t-thick border-accent' : 'border-t border-rule-strong'}`}
          >
            <a
              className="block w-fit font-head text-row font-medium no-underline decoration-accent decoration-2 hover:underline"
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}
            </a>
            <p className="note">{changedOn(entryOf({ locale, name }).updated)}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** Splits off the lead: the single paragraph before the first `h2`. A text that begins otherwise has no lead. */
function splitLead(html: string): { lead?: string | undefined; rest: string } {
  // The negative lookahead ends the match at the first `</p>`, so that a second paragraph is no part of the lead.
  const match = /^<p>((?:(?!<\/p>).)*)<\/p>\s*(?=<h2)/s.exec(html);
  if (!match) return { rest: html };
  const [paragraph, lead] = match;
  return { lead, rest: html.slice(paragraph.length) };
}
