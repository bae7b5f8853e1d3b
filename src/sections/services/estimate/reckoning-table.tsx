import type { ReactNode } from 'react';

import type { Format } from './format.ts';
import type { EstimateProps } from './props.ts';
import type { Range } from './reckon.ts';

/** Days by quantity, what the unknown adds, and their sum. */
export function ReckoningTable({
  id,
  rule,
  words,
  counts,
  parts,
  days,
  format,
  onMove,
}: EstimateProps & {
  counts: readonly number[];
  parts: readonly number[];
  days: Range;
  format: Format;
  onMove: () => void;
}) {
  const { columns } = words;
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-t-thick border-ink">
          <Head className="md:w-[34%]">{columns.item}</Head>
          <Head>{columns.number}</Head>
          <Head className="text-end">{columns.each}</Head>
          <Head className="text-end">{columns.days}</Head>
        </tr>
      </thead>
      <tbody className="max-md:border-t-thick max-md:border-ink">
        <Row name={words.base} days={format.number(rule.base)} />
        {rule.quantities.map((quantity, place) => {
          const inputId = `estimate-${String(place)}`;
          return (
            <Row
              key={quantity.name}
              name={<label htmlFor={inputId}>{quantity.name}</label>}
              number={
                <span className="flex items-center gap-4">
                  <span
                    className="min-w-11 text-row whitespace-nowrap tabular-nums print:text-body"
                    suppressHydrationWarning
                  >
                    {format.number(counts[place] ?? 0)}
                  </span>
                  <input
                    id={inputId}
                    className="my-2 hidden h-11 w-full max-w-80 scroll-mt-60 accent-(--color-accent-ink) print:hidden script:block"
                    type="range"
                    min={quantity.from}
                    max={quantity.to}
                    defaultValue={quantity.usual}
                    onInput={onMove}
                    aria-describedby={`${id}-estimate-days-${String(place)}`}
                  />
                </span>
              }
              each={format.number(quantity.days)}
              days={
                <span id={`${id}-estimate-days-${String(place)}`}>
                  {format.number(parts[place] ?? 0)}
                </span>
              }
            />
          );
        })}
        <Row
          name={words.unknown}
          number={`${words.upTo} ${format.share(rule.unknown)}`}
          days={format.whole({ low: 0, high: days.high - days.low })}
        />
      </tbody>
      <tfoot>
        <tr className="border-y-thick border-ink font-medium max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center">
          <th className="py-3 pe-4 font-head text-row font-medium" scope="row" colSpan={3}>
            {words.days}
          </th>
          <td className="py-3 text-end text-row" suppressHydrationWarning>
            {format.whole(days)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Head({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <th
      className={`py-[0.7rem] pe-4 align-baseline text-note font-normal text-ink-soft last:pe-0 ${className}`}
      scope="col"
    >
      {children}
    </th>
  );
}

/** On a phone the name has a line of its own where it has a number. */
function Row({
  name,
  number,
  each,
  days,
}: {
  name: ReactNode;
  number?: ReactNode;
  each?: string;
  days: ReactNode;
}) {
  const isShort = number === undefined;
  const betweenClassName = `pe-4 max-md:pe-0 ${isShort ? 'max-md:hidden' : ''}`;
  return (
    <tr className="border-t border-rule-strong max-md:grid max-md:grid-cols-[1fr_auto_auto] max-md:items-center max-md:gap-x-4 max-md:py-3 md:h-17 print:h-auto print:text-note">
      <th
        className={`pe-4 font-medium max-md:pe-0 ${isShort ? 'max-md:col-span-2' : 'max-md:col-span-full'}`}
        scope="row"
      >
        {name}
      </th>
      <td className={betweenClassName} suppressHydrationWarning>
        {number}
      </td>
      <td
        className={`text-end text-ink-soft tabular-nums ${betweenClassName}`}
        suppressHydrationWarning
      >
        {each !== undefined && `× ${each}`}
      </td>
      <td className="text-end tabular-nums" suppressHydrationWarning>
        {days}
      </td>
    </tr>
  );
}
