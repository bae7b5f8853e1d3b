import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { serviceMatrix } from '#content/service-matrix.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { href, type Page } from '#kit/site/routes.ts';
import { collectionPage } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { WorkFilter } from '#sections/work/work-filter.tsx';
import { WorkIndex } from '#sections/work/work-index.tsx';

import { EmptyList } from './parts/empty-list.tsx';
import { kindOfColumn, workRows } from './parts/work-rows.ts';

export default function WorkPage(page: Page) {
  const { t } = useLingui();
  const { title, description, heading, lead } = content.page(page.locale, 'work');
  const entries = content.work(page.locale);
  const rows = workRows(page.locale, entries);
  const total = rows.length;
  const countOf = (shown: number) =>
    t({
      message: plural(total, { one: `${shown} of # case`, other: `${shown} of # cases` }),
      comment: 'Said by screen readers when a kind of work is chosen',
    });
  const { columns } = content.page(page.locale, 'services');
  // Kinds of work without a case are left out.
  const kindOptions = serviceMatrix.flatMap(({ id }, index) => {
    const value = kindOfColumn(index);
    const shown = rows.filter(({ kinds }) => kinds.includes(value)).length;
    return shown > 0 ? [{ value, id, text: columns[id] ?? '', count: countOf(shown) }] : [];
  });
  const all = t({ message: 'All', comment: 'Posts or cases of every kind' });
  const cases = entries.map(({ id, title: text }) => ({
    text,
    href: href(page.locale, 'work-slug', id),
  }));
  return (
    <PageShell page={page} things={[collectionPage(page, { title, description }, cases)]}>
      <PageHero
        tone={page.tone}
        heading={heading}
        lead={lead}
        picture={pageSummary(page).picture}
      />
      {entries.length > 0 ? (
        <WorkFilter
          label={t({ message: 'Kind of work', comment: 'Name of the choices above the cases' })}
          options={[{ value: '', text: all, count: countOf(total) }, ...kindOptions]}
        >
          <WorkIndex rows={rows} />
        </WorkFilter>
      ) : (
        <EmptyList
          locale={page.locale}
          title={t({ message: 'No case is published yet.', comment: 'Work page without entries' })}
        />
      )}
    </PageShell>
  );
}
