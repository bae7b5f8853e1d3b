import { useLingui } from '@lingui/react/macro';

import { content, type WorkEntry } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { Register } from '#sections/services/register.tsx';
import { Candour } from '#sections/work/candour.tsx';
import { Comparison } from '#sections/work/comparison.tsx';
import { FigureCells } from '#sections/work/figure-cells.tsx';
import { RoundDetail } from '#ui/round-detail.tsx';

import { formatDate } from './post-links.ts';

/** Undefined for a plain number. */
type Unit = NonNullable<WorkEntry['comparison']>['measures'][number]['unit'];

/**
 * The results of a case: a chart of values before and after, and below it the figures that the chart does not show.
 * A case without a chart shows all its figures.
 */
export function CaseFigures({ item: { comparison, results } }: { item: WorkEntry }) {
  const { t } = useLingui();
  const withUnit = useUnitFormat();
  if (!comparison) {
    return (
      <FigureCells
        title={t({
          message: 'The figures today',
          comment: 'Heading above the figures of a case study',
        })}
        items={results}
      />
    );
  }
  return (
    <Comparison
      title={t({
        message: 'What changed, to scale',
        comment: 'Heading above a chart of a case study',
      })}
      words={{
        measure: t({ message: 'Measure', comment: 'Head of a column: what is compared' }),
        before: t({ message: 'Before', comment: 'A bar of a chart: before the work' }),
        after: t({ message: 'Today', comment: 'A bar of a chart: after the work' }),
      }}
      measures={comparison.measures.map(({ name, unit, before, after }) => ({
        name,
        before: { value: before, text: withUnit(before, unit) },
        after: { value: after, text: withUnit(after, unit) },
        formatTick: (value) => withUnit(value, unit),
        // An axis of more than two hours has a tick for each hour, not for each minute.
        step: unit === 'minute' && Math.max(before, after) > 120 ? 60 : 1,
      }))}
      note={comparison.note}
      figures={results.filter(({ compared }) => !compared)}
    />
  );
}

/** What we refused in a case and where we erred. Renders nothing if the case says neither. */
export function CaseCandour({ item: { candour } }: { item: WorkEntry }) {
  const { t } = useLingui();
  if (!candour) return null;
  const { refused, erred } = candour;
  const chooseTitle = () => {
    if (refused && erred) {
      return t({ message: 'What we refused, where we erred', comment: 'Part of a case study' });
    }
    return refused
      ? t({ message: 'What we refused', comment: 'Part of a case study' })
      : t({ message: 'Where we erred', comment: 'Part of a case study' });
  };
  const parts = [
    {
      title: t({ message: 'Refused', comment: 'Below "What we refused, where we erred"' }),
      content: refused,
    },
    {
      title: t({ message: 'Erred', comment: 'Below "What we refused, where we erred"' }),
      content: erred,
    },
  ];
  return (
    <Candour
      title={chooseTitle()}
      parts={parts.flatMap((part) =>
        part.content === undefined ? [] : [{ ...part, content: part.content }],
      )}
    />
  );
}

/** The posts about a case. Renders nothing if there are none. */
export function CasePosts({ locale, id }: { locale: LocaleCode; id: string }) {
  const { t, i18n } = useLingui();
  const posts = content.posts(locale).filter((post) => post.case === id);
  if (posts.length === 0) return null;
  return (
    <Register
      title={t({ message: 'From the same work', comment: 'Above posts that tell of a case study' })}
      entries={posts.map((post) => ({
        key: post.id,
        mark: post.picture && <RoundDetail picture={post.picture} />,
        title: post.heading,
        href: href(locale, 'blogs-id', post.id),
        note: `${content.member(locale, post.author).name}, ${formatDate(i18n, post.date)}`,
        content: post.summary,
      }))}
    />
  );
}

/**
 * Returns a function that formats a number, with its unit if it has one. Minutes are shown as hours and minutes:
 * "4 h 10 min".
 */
function useUnitFormat(): (value: number, unit: Unit) => string {
  const { t, i18n } = useLingui();
  const hoursAndMinutes = (value: number) => {
    const hours = Math.floor(value / 60);
    const minutes = value % 60;
    if (hours === 0) return t`${minutes}\u00A0min`;
    return minutes === 0 ? t`${hours}\u00A0h` : t`${hours}\u00A0h ${minutes}\u00A0min`;
  };
  return (value, unit) => {
    if (unit === undefined) return i18n.number(value);
    if (unit === 'minute') return hoursAndMinutes(value);
    // The short form of days is hard to read in some languages: "3 Tg.", "3 j".
    const unitDisplay = unit === 'day' ? 'long' : 'short';
    return i18n.number(value, { style: 'unit', unit, unitDisplay });
  };
}
