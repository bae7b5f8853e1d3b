import type { ReactNode } from 'react';

import type { Range } from './calculate.ts';
import type { Format } from './format.ts';
import type { EstimateProps } from './props.ts';

/**
 * The table of an estimate: a row for the base, a row with a slider for each quantity, a row for the unknown days,
 * and the sum. On phones the row of a quantity reads as a calculation: 5 × 2 = 10 days.
 *
 * The negative margin closes most of the gap below the sticky box (estimate-sheet.tsx). Formatted numbers have
 * `suppressHydrationWarning`: a browser may format them with other spaces than the build did.
 */
export function EstimateTable({
  id,
  rule,
  words,
  counts,
  quantityDays,
  days,
  format,
  onMove,
}: EstimateProps & {
  /** Count of each quantity, in the order of the rule. */
  counts: readonly number[];
  /** Days for each quantity, in the same order. */
  quantityDays: readonly number[];
  /** The sum of all days. */
  days: Range;
  format: Format;
  /** Called for each move of a slider. */
  onMove: () => void;
}) {
  const { columns } = words;
  return (
    <table className="w-full border-collapse max-xl:not-print:-mt-14">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-t-thick border-ink">
          <Head className="md:w-[34%]">{columns.item}</Head>
          <Head>{columns.number}</Head>
          <Head className="text-end">{columns.each}</Head>
          <Head className="text-end">{columns.days}</Head>
        </tr>
      </thead>
      <tbody>
        <Row name={words.base} days={<Days days={rule.base} format={format} />} />
        {rule.quantities.map((quantity, index) => {
          const inputId = `${id}-estimate-${String(index)}`;
          return (
            <Row
              key={quantity.name}
              name={<label htmlFor={inputId}>{quantity.name}</label>}
              number={
                <span className="flex items-center gap-4 max-md:contents">
                  <span
                    className="text-row whitespace-nowrap tabular-nums md:min-w-11 print:text-body"
                    suppressHydrationWarning
                  >
                    {format.number(counts[index] ?? 0)}
                  </span>
                  {/* The scroll margin keeps a focused slider clear of the sticky box. */}
                  <input
                    id={inputId}
                    className="order-1 hidden h-11 w-full scroll-mt-60 accent-(--color-accent-ink) md:max-w-80 script:not-print:block"
                    type="range"
                    min={quantity.from}
                    max={quantity.to}
                    defaultValue={quantity.usual}
                    onInput={onMove}
                    aria-describedby={`${id}-estimate-days-${String(index)}`}
                  />
                </span>
              }
              each={format.number(quantity.days)}
              days={
                <span id={`${id}-estimate-days-${String(index)}`}>
                  <Days days={quantityDays[index] ?? 0} format={format} />
                </span>
              }
            />
          );
        })}
        <Row
          name={words.unknown}
          number={`${words.upTo} ${format.share(rule.unknown)}`}
          days={<Days days={{ low: 0, high: days.high - days.low }} format={format} />}
        />
      </tbody>
      <tfoot>
        <tr className="border-y-thick border-ink font-medium max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center">
          <th className="py-3 pe-4 font-head text-row font-medium" scope="row" colSpan={3}>
            {words.days}
          </th>
          <td className="py-3 text-end text-row" suppressHydrationWarning>
            {format.number(days)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Head({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <th
      className={`py-3 pe-4 align-baseline text-note font-normal text-ink-soft last:pe-0 ${className}`}
      scope="col"
    >
      {children}
    </th>
  );
}

/** A number of days. Phones show its unit too, because they hide the head of the column, which names the unit. */
function Days({ days, format }: { days: Range | number; format: Format }) {
  return (
    <>
      <span className="md:hidden" suppressHydrationWarning>
        {format.days(days)}
      </span>
      <span className="max-md:hidden" suppressHydrationWarning>
        {format.number(days)}
      </span>
    </>
  );
}

/** A row. On phones a row with a number has its name on a separate line; any other row is one line. */
function Row({
  name,
  number,
  each,
  days,
}: {
  name: ReactNode;
  /** The count of a quantity with its slider, or the share of the unknown days. */
  number?: ReactNode;
  /** Days for one unit of a quantity. */
  each?: string;
  days: ReactNode;
}) {
  const hasNumber = number !== undefined;
  return (
    <tr className="flex-wrap items-baseline gap-2 border-t border-rule-strong max-md:flex max-md:py-3 md:h-17 print:h-auto print:text-note">
      <th
        className={`pe-4 font-medium max-md:pe-0 ${hasNumber ? 'max-md:w-full' : 'grow'}`}
        scope="row"
      >
        {name}
      </th>
      <td
        className={`pe-4 ${hasNumber ? 'max-md:contents' : 'max-md:hidden'}`}
        suppressHydrationWarning
      >
        {number}
      </td>
      <td
        className={`pe-4 text-end text-ink-soft tabular-nums max-md:pe-0 ${each === undefined ? 'max-md:hidden' : ''}`}
        suppressHydrationWarning
      >
        {each !== undefined && `× ${each}`}
      </td>
      <td className="ms-auto text-end tabular-nums">
        {each !== undefined && <span className="md:hidden">= </span>}
        {days}
      </td>
    </tr>
  );
}
