import type { CSSProperties } from 'react';

import { Unbroken } from '#ui/unbroken.tsx';

/** Duration, people and tolerance of a job, set like the title block of a drawing. */
export function TitleBlock({
  title,
  subjectLabel,
  subject,
  total,
  cells,
}: {
  title: string;
  subjectLabel: string;
  subject: string;
  total: { label: string; value: string };
  cells: readonly { label: string; value: string }[];
}) {
  return (
    <section className="section title-block">
      <div className="sheet">
        <h2 className="text-statement">{title}</h2>
        <dl>
          <div className="title-block-subject">
            <dt className="note">{subjectLabel}</dt>
            <dd>{subject}</dd>
          </div>
          <div className="title-block-total">
            <dt className="note">{total.label}</dt>
            <dd>
              <Value text={total.value} />
            </dd>
          </div>
          {cells.map(({ label, value }, index) => (
            <div key={label} style={{ '--span': spanOf(index, cells.length) } as CSSProperties}>
              <dt className="note">{label}</dt>
              <dd>
                <Value text={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** In a narrow cell a unit goes to the next line, rather than a figure or a word in two. */
function Value({ text }: { text: string }) {
  return <Unbroken text={text.replaceAll(/\u00A0(?=\p{L}{3})/gu, ' ')} />;
}

/** Tracks of the block, and cells that still have room for their words in one row of it. */
const tracks = 60;
const mostInRow = 5;

/** Rows of equal cells; the last one takes what is left of its row, so that no hole shows. */
function spanOf(index: number, count: number): number {
  const rows = Math.ceil(count / mostInRow);
  const perRow = Math.ceil(count / rows);
  const span = tracks / perRow;
  return index < count - 1 ? span : tracks - (index % perRow) * span;
}
