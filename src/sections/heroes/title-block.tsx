import type { CSSProperties } from 'react';

import { Unbroken } from '#ui/unbroken.tsx';

/** Figures of a service (duration, people, tolerance), as the title block of a technical drawing. */
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

/** A breaking space before units: in a narrow cell the unit wraps, and no figure or word is broken. */
function Value({ text }: { text: string }) {
  return <Unbroken text={text.replaceAll(/\u00A0(?=\p{L}{3})/gu, ' ')} />;
}

/** Grid columns of the block (title-block.css), and the most cells of a row. */
const tracks = 60;
const maxInRow = 5;

/** Cells of equal width; the last one fills its row. */
function spanOf(index: number, count: number): number {
  const rows = Math.ceil(count / maxInRow);
  const perRow = Math.ceil(count / rows);
  const span = tracks / perRow;
  return index < count - 1 ? span : tracks - (index % perRow) * span;
}
