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
    <section className="section pt-0">
      <div className="sheet">
        <div className="max-md:mb-10 md:absolute md:top-[1.2rem] md:right-0 md:w-5/12">
          <h2 className="text-statement">{title}</h2>
          <p className="mt-[0.9rem] max-w-[26em] text-ink-soft">{note}</p>
        </div>
        <Moving as="dl" piece="countUp" className="border-l-line border-ink">
          {items.map(({ value, text, label }, index) => (
            <div
              key={label}
              className="relative grid w-[calc(40%+60%/12*var(--columns))] justify-items-end border-r border-rule-strong pt-6 pb-[1.4rem] before:absolute before:inset-x-0 before:bottom-[5px] before:border-t before:border-ink after:absolute after:right-[-6px] after:bottom-[5px] after:w-[11px] after:-rotate-45 after:border-t-2 after:border-accent md:w-[calc(100%/12*var(--columns))]"
              style={{ '--columns': steps[steps.length - items.length + index] } as CSSProperties}
            >
              <dt className="mb-[0.2rem] pr-[0.9rem] text-right text-ink-soft">{label}</dt>
              <dd
                // In forced colours the browser fills the line; it must not cover the label above.
                className="pr-[0.09em] font-head text-hero leading-[0.86] font-medium tracking-[-0.05em] max-md:text-[4.5rem] forced-colors:leading-[1.3]"
                data-value={value}
              >
                {text}
              </dd>
            </div>
          ))}
        </Moving>
      </div>
    </section>
  );
}

/** Widths of up to four dimensions in columns of the sheet, the last across it; on phones they step less. */
const steps = [4, 6, 9, 12];
