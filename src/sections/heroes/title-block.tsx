import type { CSSProperties } from 'react';

import { evenColumnCount } from '#ui/even-columns.ts';
import { FigureText } from '#ui/figure-text.tsx';
import { TitleCell } from '#ui/title-cell.tsx';

/** Key data of a job (duration, people, tolerance), laid out like the title block of a technical drawing. */
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
  // `grid-cols-60` repeats `tracks`. 60 is divisible by 1 to 5, the possible numbers of cells in a row.
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
            className="col-span-(--span) min-h-[5.6rem] bg-surface text-row/[1.1] tracking-[-0.02em] max-lg:col-span-1 max-lg:last:odd:col-span-full"
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

/**
 * A value with its unit. The no-break space before a unit of three or more letters becomes a plain space, so that the
 * unit can wrap in a narrow cell. Otherwise the number or the unit would break in two.
 */
function Value({ text }: { text: string }) {
  return <FigureText text={text.replaceAll(/\u00A0(?=\p{L}{3})/gu, ' ')} />;
}

/** Number of grid tracks of the block. */
const tracks = 60;
/** Maximum number of cells in a row: more cells would have no room for their words. */
const maxInRow = 5;
/**
 * Spans of two to four cells, by the number of cells. Subject and total above span 24 and 36 tracks; the edge between
 * them continues as an edge between two of the cells.
 */
const alignedSpans: Readonly<Record<number, readonly number[]>> = {
  2: [24, 36],
  3: [24, 18, 18],
  4: [12, 12, 18, 18],
};

/**
 * Returns how many tracks a cell spans. Without `alignedSpans` for this number of cells, all cells are equally wide,
 * and the last cell also spans the rest of its row.
 */
function spanOf(index: number, count: number): number {
  const aligned = alignedSpans[count]?.[index];
  if (aligned !== undefined) return aligned;
  const perRow = evenColumnCount(count, maxInRow);
  const span = tracks / perRow;
  return index < count - 1 ? span : tracks - (index % perRow) * span;
}
