import type { CSSProperties } from 'react';

import { DimensionLine } from '#ui/dimension-line.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { WholeWords } from '#ui/whole-words.tsx';

import { calculateEstimate, type EstimateRule, readCounts } from './estimate/calculate.ts';
import { durationFormatter } from './estimate/format.ts';

/**
 * The stages of a service, below a dimension line that shows their durations to scale. Each stage has a title, a
 * text, and its duration for the usual quantities of the estimate.
 */
export function Stages({
  title,
  note,
  link,
  items,
  rule,
  language,
}: {
  title: string;
  /** Says that the durations are those of the usual quantities. */
  note: string;
  /** Leads to the estimate, where the visitor can set other quantities. */
  link: { href: string; text: string };
  items: readonly { title: string; content: string }[];
  rule: EstimateRule;
  /** Language tag, as in the attribute `lang`. */
  language: string;
}) {
  // The usual quantities (`null`), and a rate of 0 because the price is not used.
  const durations = calculateEstimate(rule, readCounts(rule, null), 0).stages;
  const format = durationFormatter(language);
  const shares = items.map((_, index) => rule.shares[index] ?? 0);
  return (
    <section className="section print:break-inside-avoid">
      <div className="sheet">
        <h2 className="text-section">
          <WholeWords text={title} />
        </h2>
        <p className="note mt-6 mb-10 md:mb-16">
          {note} <a href={link.href}>{link.text}</a>
        </p>
        <DimensionLine shares={shares} />
        <Leaders shares={shares} />
        <ol
          className={`mt-8 grid gap-x-8 gap-y-8 lg:gap-x-0 ${items.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-(--columns)'}`}
          style={{ '--columns': `repeat(${String(items.length)},minmax(0,1fr))` } as CSSProperties}
        >
          {items.map(({ title: stage, content }, index) => (
            <li
              key={stage}
              className="grid content-start gap-y-2 max-lg:grid-cols-[2.25rem_1fr] lg:pe-10"
            >
              <span
                className="font-head text-row font-medium text-accent-ink lg:hidden"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <h3 className="text-row">{stage}</h3>
              <p className="max-w-[30em] text-ink-soft max-lg:col-start-2">
                <Unbroken text={content} />
              </p>
              <p className="note max-lg:col-start-2">
                {format(durations[index] ?? { unit: 'day', low: 0, high: 0 })}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/**
 * Lines from the middle of each piece of the dimension line to the text of its stage. They are for wide windows, where
 * the texts stand in equal columns and not below their pieces.
 */
function Leaders({ shares }: { shares: readonly number[] }) {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return (
    // The lines begin at the dimension line, 12 pixels above this box, and end between the box and the texts.
    <svg
      className="w-full scale-x-(--forward) overflow-visible max-lg:hidden"
      height="24"
      stroke="currentColor"
      aria-hidden="true"
    >
      {shares.map((share, index) => {
        const start = shares.slice(0, index).reduce((sum, previous) => sum + previous, 0);
        const middle = percent(start + share / 2);
        return (
          <g key={index}>
            <line x1={middle} y1="-12" x2={percent(index / shares.length)} y2="44" />
            <circle cx={middle} cy="-12" r="2" fill="currentColor" />
          </g>
        );
      })}
    </svg>
  );
}
