import type { CSSProperties } from 'react';

import { Moving } from '#kit/motion/moving.tsx';

/** Figures, each below its unit, stepping down like a dimensioned section from one datum. */
export function Numbers({
  title,
  note,
  items,
}: {
  title: string;
  note: string;
  items: readonly { value: number; text: string; label: string }[];
}) {
  return (
    <section className="section numbers">
      <div className="sheet">
        <div className="numbers-title">
          <h2 className="text-statement">{title}</h2>
          <p>{note}</p>
        </div>
        <Moving as="dl" piece="countUp">
          {items.map(({ value, text, label }, index) => (
            <div key={label} style={{ '--columns': steps[index] } as CSSProperties}>
              <dt>{label}</dt>
              <dd data-value={value}>{text}</dd>
            </div>
          ))}
        </Moving>
      </div>
    </section>
  );
}

/** Widths of the four dimensions in columns of the sheet. */
const steps = [4, 6, 9, 12];
