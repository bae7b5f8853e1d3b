'use client';

import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useRouter } from 'waku/router/client';

import { prepareDraft } from '#kit/leads/form/session-memory.ts';
import { Button } from '#ui/button.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

import { formatter } from './format.ts';
import { type EstimateRule, readCounts, reckon, writeCounts } from './reckon.ts';

export interface EstimateWords {
  title: string;
  /** Who made it, on paper. */
  sender: string;
  /** That figures are samples. */
  note: string;
  more: { label: string; text: string };
  less: { label: string; text: string };
  /** Caption and columns of the table, and the names of its rows that are no quantities. */
  caption: string;
  columns: { item: string; number: string; each: string; days: string };
  base: string;
  unknown: string;
  upTo: string;
  days: string;
  rate: string;
  price: string;
  duration: string;
  people: string;
  number: string;
  date: string;
  schedule: string;
  send: string;
  print: string;
}

interface Props {
  /** Id of the service, such as 'data-engineering/data-architecture'. */
  id: string;
  /** Name of the service. */
  name: string;
  rule: EstimateRule;
  stages: readonly string[];
  /** Price of a day. */
  rate: { amount: number; currency: string };
  /** As in `lang`. */
  language: string;
  /** Address of the page whose form takes the estimate along. */
  contactHref: string;
  words: EstimateWords;
}

const parameter = 'estimate';
/** How long a hand rests before the address and screen readers are told, in milliseconds. */
const rest = 600;

/**
 * What a service costs, by quantities that a visitor knows. Without JavaScript the usual ones stand in a
 * table; with it they can be moved, are kept in the address, and go along with a message.
 */
export function EstimateSheet(props: Props) {
  const { id, name, rule, stages, rate, language, contactHref, words } = props;
  const { path, query, hash, replace } = useRouter();
  const [counts, setCounts] = useState(() => readCounts(rule, null));
  const [status, setStatus] = useState('');
  const section = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hydrated = useHydrated();
  const format = formatter(language, rate.currency);
  const { parts, days, weeks, price } = reckon(rule, counts, rate.amount);
  const number = `${initials(id)}-${writeCounts(counts)}`;

  const inputs = () => [
    ...(section.current?.querySelectorAll<HTMLInputElement>('input[type="range"]') ?? []),
  ];
  const take = useEffectEvent(() => {
    const kept = new URLSearchParams(query).get(parameter);
    // What was moved before the page was taken over stands, unless the address says otherwise.
    const chosen =
      kept === null
        ? inputs()
            .map(({ value }) => value)
            .join('-')
        : kept;
    const next = readCounts(rule, chosen);
    for (const [place, input] of inputs().entries()) input.value = String(next[place]);
    setCounts(next);
  });
  // Before the page is painted.
  useLayoutEffect(() => take(), [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = useEffectEvent((next: readonly number[]) => {
    const { weeks, price } = reckon(rule, next, rate.amount);
    setStatus(`${format.money(price)}, ${format.weeks(weeks)}`);
    // While the browser goes back, the address is that of another page.
    if (location.pathname !== path) return;
    const parameters = new URLSearchParams(query);
    parameters.set(parameter, writeCounts(next));
    void replace(`${path}?${parameters.toString()}${hash}`, { scroll: false });
  });
  const move = () => {
    const next = inputs().map(({ valueAsNumber }) => valueAsNumber);
    setCounts(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell(next), rest);
  };

  const sendAlong = () => {
    const lines = [
      `${name} (${words.number} ${number})`,
      ...rule.quantities.map(
        (quantity, place) => `${quantity.name}: ${format.count(counts[place] ?? 0)}`,
      ),
      `${words.duration}: ${format.weeks(weeks)}`,
      `${words.price}: ${format.money(price)}`,
      `${location.origin}${path}?${parameter}=${writeCounts(counts)}`,
    ];
    // Spaces as a keyboard has them.
    const message = lines.join('\n').replace(/[\u00A0\u2009\u202F]/g, ' ');
    prepareDraft('contact-page', contactHref, { message });
  };

  const print = () => {
    const { dataset } = document.documentElement;
    dataset['printed'] = 'estimate';
    addEventListener('afterprint', () => delete dataset['printed'], { once: true });
    window.print();
  };

  return (
    <section id="estimate" className="section tinted" ref={section}>
      <div className="sheet registered">
        <h2 className="mb-6 text-statement print:text-row">{words.title}</h2>
        <p className="hidden print:block">
          {name} · {words.sender}
        </p>
        <p className="note mb-10">{words.note}</p>
        <Table {...props} counts={counts} parts={parts} days={days} format={format} onMove={move} />
        <dl className="mt-10 grid grid-cols-2 gap-px border-thick border-ink bg-ink lg:grid-cols-12 print:grid-cols-4">
          <Cell
            className="col-span-full bg-accent text-section leading-[0.9] *:text-brand-navy lg:col-span-6 lg:row-span-2 print:text-row"
            label={words.price}
          >
            {format.money(price)}
          </Cell>
          <Cell className="bg-surface lg:col-span-3" label={words.duration}>
            {format.weeks(weeks)}
          </Cell>
          <Cell className="bg-surface lg:col-span-3" label={words.people}>
            {format.count(rule.people)}
          </Cell>
          <Cell className="bg-surface lg:col-span-3" label={words.number}>
            {number}
          </Cell>
          <Cell className="bg-surface lg:col-span-3" label={words.rate}>
            {format.money({ low: rate.amount, high: rate.amount })}
          </Cell>
          {hydrated && (
            <Cell className="hidden bg-surface print:flex" label={words.date}>
              {format.today()}
            </Cell>
          )}
        </dl>
        <Schedule {...props} stages={stages} weeks={weeks} format={format} />
        <dl className="mt-10 grid gap-x-10 gap-y-6 md:grid-cols-2">
          {[words.more, words.less].map(({ label, text }) => (
            <div key={label} className="border-t border-rule-strong pt-3">
              <dt className="text-note text-ink-soft">{label}</dt>
              <dd className="max-w-[38.6em]">
                <Unbroken text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-10 flex flex-wrap gap-4 print:hidden">
          <Button className="max-md:w-full" href={contactHref} onClick={sendAlong} arrow>
            {words.send}
          </Button>
          <Button
            className="hidden max-md:w-full script:inline-flex"
            kind="answer"
            type="button"
            onClick={print}
          >
            {words.print}
          </Button>
        </div>
        <p className="sr-only" role="status">
          {status}
        </p>
      </div>
    </section>
  );
}

type Format = ReturnType<typeof formatter>;

/** Days by quantity, what the unknown adds, and their sum. */
function Table({
  id,
  rule,
  words,
  counts,
  parts,
  days,
  format,
  onMove,
}: Props & {
  counts: readonly number[];
  parts: readonly number[];
  days: { low: number; high: number };
  format: Format;
  onMove: () => void;
}) {
  const { columns } = words;
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-t-thick border-ink">
          <Head className="md:w-[34%]">{columns.item}</Head>
          <Head>{columns.number}</Head>
          <Head className="text-right">{columns.each}</Head>
          <Head className="text-right">{columns.days}</Head>
        </tr>
      </thead>
      <tbody className="max-md:border-t-thick max-md:border-ink">
        <Row name={words.base} days={format.days(rule.base)} />
        {rule.quantities.map((quantity, place) => {
          const inputId = `estimate-${String(place)}`;
          return (
            <Row
              key={quantity.name}
              name={<label htmlFor={inputId}>{quantity.name}</label>}
              number={
                <span className="flex items-center gap-4">
                  <output
                    className="min-w-[2.5ch] text-row"
                    htmlFor={inputId}
                    suppressHydrationWarning
                  >
                    {format.count(counts[place] ?? 0)}
                  </output>
                  <input
                    id={inputId}
                    className="hidden h-11 w-full max-w-80 accent-(--color-accent-ink) print:hidden script:block"
                    type="range"
                    min={quantity.from}
                    max={quantity.to}
                    defaultValue={quantity.usual}
                    onInput={onMove}
                    aria-describedby={`${id}-estimate-days-${String(place)}`}
                  />
                </span>
              }
              each={format.days(quantity.days)}
              days={
                <span id={`${id}-estimate-days-${String(place)}`}>
                  {format.days(parts[place] ?? 0)}
                </span>
              }
            />
          );
        })}
        <Row
          name={words.unknown}
          number={`${words.upTo} ${format.share(rule.unknown)}`}
          days={format.range({ low: 0, high: days.high - days.low })}
        />
      </tbody>
      <tfoot>
        <tr className="border-y-thick border-ink font-medium">
          <th className="py-3 pr-4 font-head text-row font-medium" scope="row" colSpan={3}>
            {words.days}
          </th>
          <td className="py-3 text-right text-row" suppressHydrationWarning>
            {format.range(days)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Head({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <th
      className={`py-[0.7rem] pr-4 align-baseline text-note font-normal text-ink-soft last:pr-0 ${className}`}
      scope="col"
    >
      {children}
    </th>
  );
}

/** On a phone the name has a line of its own. */
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
  return (
    <tr className="border-t border-rule-strong max-md:grid max-md:grid-cols-[1fr_auto_auto] max-md:items-center max-md:gap-x-4 max-md:py-3 md:h-17">
      <th className="pr-4 font-medium max-md:col-span-full max-md:pr-0" scope="row">
        {name}
      </th>
      <td className="pr-4 max-md:pr-0" suppressHydrationWarning>
        {number}
      </td>
      <td className="pr-4 text-right text-ink-soft max-md:pr-0" suppressHydrationWarning>
        {each !== undefined && `× ${each}`}
      </td>
      <td className="text-right" suppressHydrationWarning>
        {days}
      </td>
    </tr>
  );
}

/** A cell of the title block. */
function Cell({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex min-h-[5.6rem] flex-col justify-between gap-2 px-[0.9rem] py-[0.7rem] font-head text-row/[1.08] font-medium tracking-[-0.02em] print:min-h-0 ${className}`}
    >
      <dt className="font-text text-note font-normal tracking-normal text-ink-soft">{label}</dt>
      <dd className="tabular-nums" suppressHydrationWarning>
        {children}
      </dd>
    </div>
  );
}

/** Stages one after the other, to scale: what is certain in full, what the unknown may add hatched. */
function Schedule({
  rule,
  stages,
  weeks,
  words,
  format,
}: Props & { weeks: { low: number; high: number }; format: Format }) {
  const certain = weeks.low / weeks.high;
  return (
    <figure className="mt-10">
      <figcaption className="mb-4 text-note text-ink-soft">{words.schedule}</figcaption>
      <ol className="grid gap-2">
        {stages.map((stage, place) => {
          const share = rule.shares[place] ?? 0;
          const start = rule.shares.slice(0, place).reduce((sum, before) => sum + before, 0);
          const style = {
            '--start': `${String(start * 100)}%`,
            '--length': `${String(share * 100)}%`,
            '--certain': `${String(certain * 100)}%`,
          } as CSSProperties;
          return (
            <li
              key={stage}
              className="grid items-center gap-x-6 gap-y-1 max-md:grid-cols-[1fr_auto] md:grid-cols-[14rem_1fr_8rem]"
            >
              <span>{stage}</span>
              <span
                className="text-right text-note text-ink-soft md:order-last"
                suppressHydrationWarning
              >
                {format.weeks({ low: weeks.low * share, high: weeks.high * share })}
              </span>
              <span
                className="relative block h-5 border-x border-rule-strong max-md:col-span-full"
                style={style}
                aria-hidden="true"
              >
                <span className="absolute inset-x-0 top-1/2 border-t border-rule-strong" />
                <span className="absolute inset-y-0 left-(--start) w-(--length) border border-ink bg-surface bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--color-ink)_3px_4px)] [print-color-adjust:exact]">
                  <span className="absolute inset-y-0 left-0 w-(--certain) bg-ink forced-colors:bg-[CanvasText]" />
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** 'DA' of 'data-engineering/data-architecture'. */
function initials(id: string): string {
  const words = (id.split('/').at(-1) ?? '').split('-');
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}
