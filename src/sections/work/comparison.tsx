import type { CSSProperties } from 'react';

import { FigureText } from '#ui/figure-text.tsx';

import { axisTicks } from './axis-ticks.ts';

/** One of the two values of a measure. */
interface Side {
  value: number;
  /** The value with its unit, as the language writes it. */
  text: string;
}

export interface Measure {
  /** What the bars measure. */
  name: string;
  before: Side;
  after: Side;
  /** Returns the label of a tick of the axis. */
  formatTick: (value: number) => string;
  /** The ticks of the axis are multiples of this: 60 for minutes that are shown as hours. */
  step?: number;
}

const nameClassName =
  'col-start-1 col-end-5 pe-6 font-head text-row font-medium tracking-[-0.02em] text-balance max-md:col-span-full';
const valueClassName = 'font-head text-statement leading-none font-medium tracking-[-0.03em]';

/** Values before and after a case: bars to scale beside the name of the measure, and a table for screen readers. */
export function Comparison({
  title,
  words,
  measures,
  note,
  figures,
}: {
  title: string;
  words: { measure: string; before: string; after: string };
  measures: readonly Measure[];
  note?: string | undefined;
  /** Further results, in rows below the charts. */
  figures: readonly { label: string; value: string }[];
}) {
  return (
    <section className="section print:break-inside-avoid">
      <div className="sheet">
        <h2 className="mb-16 text-statement">{title}</h2>
        {/* `sr-only` is on a box around the table: a table itself cannot become narrower than its words. */}
        <div className="sr-only">
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.measure}</th>
                <th scope="col">{words.before}</th>
                <th scope="col">{words.after}</th>
              </tr>
            </thead>
            <tbody>
              {measures.map(({ name, before, after }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{before.text}</td>
                  <td>{after.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="grid gap-16" aria-hidden="true">
          {measures.map((measure) => (
            <Chart key={measure.name} {...measure} words={words} />
          ))}
        </div>
        {note !== undefined && <p className="note mt-10 max-w-[42em]">{note}</p>}
        {figures.length > 0 && (
          <dl className="mt-16 grid gap-6">
            {figures.map(({ label, value }) => (
              <div key={label} className="columns gap-y-2 border-t border-rule-strong pt-6">
                <dt className={`first-letter:uppercase ${nameClassName}`}>{label}</dt>
                <dd className={`col-start-5 col-end-13 max-md:col-span-full ${valueClassName}`}>
                  <FigureText text={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

function Chart({
  name,
  before,
  after,
  formatTick,
  step = 1,
  words,
}: Measure & { words: { before: string; after: string } }) {
  const ticks = axisTicks(Math.max(before.value, after.value) / step).map((tick) => tick * step);
  // Never 0, because `shareOf` divides by it.
  const axisEnd = ticks.at(-1) || 1;
  /** Returns a share of the axis in per cent, with up to two decimals: '12.5%'. */
  const shareOf = (value: number) => `${String(Number(((value / axisEnd) * 100).toFixed(2)))}%`;
  const bars = [
    {
      ...before,
      label: words.before,
      className:
        'bg-[repeating-linear-gradient(-45deg,var(--color-rule-strong)_0_1px,transparent_1px_7px)] border-line border-ink',
    },
    { ...after, label: words.after, className: 'bg-accent border-line border-ink' },
  ];
  return (
    <div className="columns gap-y-4">
      <p className={nameClassName}>{name}</p>
      {/*
        The padding reserves room for the value after the longest bar. The negative margin lets the value extend into
        this padding. In large text the value wraps below the bar.
      */}
      <div className="col-start-5 col-end-13 grid grid-cols-1 gap-3 pe-[min(25vw,max(6rem,12vw))] max-md:col-span-full">
        {bars.map(({ label, value, text, className }) => (
          <div key={label} className="flex flex-wrap items-center gap-4">
            <span
              className={`h-14 w-(--share) flex-none forced-color-adjust-none [print-color-adjust:exact] lg:h-20 ${className}`}
              style={{ '--share': shareOf(value) } as CSSProperties}
            />
            <p className="-me-[min(25vw,max(6rem,12vw))]">
              <b className={`block ${valueClassName}`}>
                <FigureText text={text} />
              </b>
              <span className="note">{label}</span>
            </p>
          </div>
        ))}
        <div className="relative h-12 border-t-line border-ink">
          {ticks.map((value, index) => (
            <span
              key={value}
              className="absolute start-(--share) ps-0 pt-3 text-note text-ink-soft tabular-nums before:absolute before:start-0 before:top-0 before:h-2 before:border-s-line before:border-ink"
              style={{ '--share': shareOf(value) } as CSSProperties}
            >
              <span
                className={`block whitespace-nowrap ${index === 0 ? '' : 'translate-x-[calc(-50%*var(--forward))]'}`}
              >
                {formatTick(value)}
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
