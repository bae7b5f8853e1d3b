import type { CSSProperties } from 'react';

import { Unbroken } from '#ui/unbroken.tsx';

export interface Stage {
  title: string;
  content: string;
  duration: string;
}

/** How the work goes: one dimension line over the whole sheet, its stages to scale, and below it what they are. */
export function Stages({
  title,
  items,
  shares,
}: {
  title: string;
  items: readonly Stage[];
  /** Of the time that each takes; together 1. */
  shares: readonly number[];
}) {
  return (
    <section className="section print:break-inside-avoid">
      <div className="sheet">
        <h2 className="mb-10 text-section md:mb-16">{title}</h2>
        <div className="flex" aria-hidden="true">
          {items.map(({ title: stage, duration }, index) => (
            <div
              key={stage}
              className="@container relative grow-0 basis-(--share) border-r border-ink pt-1 pb-6 text-center before:absolute before:inset-x-0 before:bottom-3 before:border-t-line before:border-ink after:absolute after:right-[-6px] after:bottom-3 after:w-[11px] after:-rotate-45 after:border-t-2 after:border-accent first:border-l"
              style={{ '--share': `${String((shares[index] ?? 0) * 100)}%` } as CSSProperties}
            >
              <span className="hidden font-head text-statement font-medium @[1.25rem]:inline">
                {index + 1}
              </span>
              <span className="hidden pl-3 text-note text-ink-soft @[11rem]:inline">
                {duration}
              </span>
            </div>
          ))}
        </div>
        <ol
          className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-(--columns)"
          style={{ '--columns': `repeat(${String(items.length)},minmax(0,1fr))` } as CSSProperties}
        >
          {items.map(({ title: stage, content, duration }, index) => (
            <li key={stage} className="grid grid-cols-[2.2rem_1fr] content-start gap-y-2">
              <span
                className="font-head text-row/[1.14] font-medium text-accent-ink"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <h3 className="text-row">{stage}</h3>
              <p className="col-start-2 max-w-[30em] text-ink-soft">
                <Unbroken text={content} />
              </p>
              <p className="note col-start-2">{duration}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
