import type { CSSProperties } from 'react';

import { FigureText } from '#ui/figure-text.tsx';
import { TitleCell } from '#ui/title-cell.tsx';

/** Duration, people and tolerance of a job, set like the title block of a drawing. */
export function TitleBlock({
  subjectLabel,
  subject,
  total,
  cells,
}: {
  subjectLabel: string;
  subject: string;
  total: { label: string; value: string };
  cells: readonly { label: string; value: string }[];
}) {
  // Sixty tracks: one to six cells fill a row exactly.
  return (
    <div className="sheet">
      <dl className="grid grid-cols-60 gap-px border-thick border-ink bg-ink max-lg:grid-cols-2">
        <TitleCell
          className="col-span-24 min-h-56 bg-surface text-[clamp(1.875rem,1.2rem+2.4vw,4rem)] leading-[0.95] tracking-[-0.035em] max-lg:col-span-full max-lg:min-h-32"
          label={subjectLabel}
        >
          {subject}
        </TitleCell>
        <TitleCell
          className="col-span-36 min-h-[5.6rem] bg-accent text-[clamp(2.5rem,1rem+6vw,7.5rem)] leading-[0.93] tracking-[-0.045em] *:text-on-accent max-lg:col-span-full"
          label={total.label}
        >
          <Value text={total.value} />
        </TitleCell>
        {cells.map(({ label, value }, index) => (
          <TitleCell
            key={label}
            className="col-span-(--span) min-h-[5.6rem] bg-surface text-row/[1.08] tracking-[-0.02em] max-lg:col-span-1 max-lg:last:odd:col-span-full"
            style={{ '--span': spanOf(index, cells.length) } as CSSProperties}
            label={label}
          >
            <Value text={value} />
          </TitleCell>
        ))}
      </dl>
    </div>
  );
}

/** In a narrow cell a unit goes to the next line, rather than a figure or a word in two. */
function Value({ text }: { text: string }) {
  return <FigureText text={text.replaceAll(/\u00A0(?=\p{L}{3})/gu, ' ')} />;
}

/** Tracks of the block, and cells that still have room for their words in one row of it. */
const tracks = 60;
const mostInRow = 5;
/** Few cells keep to the edge between the two above them. */
const alignedSpans: Readonly<Record<number, readonly number[]>> = {
  2: [24, 36],
  3: [24, 18, 18],
  4: [12, 12, 18, 18],
};

/** Rows of equal cells; the last one takes what is left of its row, so that no hole shows. */
function spanOf(index: number, count: number): number {
  const aligned = alignedSpans[count]?.[index];
  if (aligned !== undefined) return aligned;
  const rows = Math.ceil(count / mostInRow);
  const perRow = Math.ceil(count / rows);
  const span = tracks / perRow;
  return index < count - 1 ? span : tracks - (index % perRow) * span;
}
