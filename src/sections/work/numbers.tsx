import type { CSSProperties } from 'react';

/** Figures stepping down like a dimensioned section, all measured from one datum. */
export function Numbers({
  title,
  note,
  items,
}: {
  title: string;
  note: string;
  items: readonly { value: string; label: string }[];
}) {
  return (
    <section className="section numbers">
      <div className="sheet">
        <div className="numbers-title">
          <h2 className="text-statement">{title}</h2>
          <p className="note">{note}</p>
        </div>
        <ol>
          {items.map(({ value, label }, index) => (
            <li key={label} style={{ '--columns': steps[index] } as CSSProperties}>
              <span>{label}</span>
              <b>{value}</b>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Widths of the four dimensions in columns of the sheet. */
const steps = [4, 6, 9, 12];
