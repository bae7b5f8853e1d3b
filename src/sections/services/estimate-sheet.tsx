'use client';

import {
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

import { formatter } from './estimate/format.ts';
import type { EstimateProps } from './estimate/props.ts';
import { readCounts, reckon, restOfHand, writeCounts } from './estimate/reckon.ts';
import { ReckoningTable } from './estimate/reckoning-table.tsx';
import { Schedule } from './estimate/schedule.tsx';

const parameter = 'estimate';

/**
 * What a service costs, by quantities that a visitor knows. Without JavaScript the usual ones stand in a
 * table; with it they can be moved, are kept in the address, and go along with a message.
 */
export function EstimateSheet(props: EstimateProps) {
  const { id, name, rule, stages, rate, language, contactHref, words } = props;
  const { path, query, hash, replace } = useRouter();
  const [counts, setCounts] = useState(() => readCounts(rule, null));
  /** What a hand has chosen. */
  const [moved, setMoved] = useState<readonly number[]>();
  const [status, setStatus] = useState('');
  const section = useRef<HTMLElement>(null);
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
    const moved = inputs().map(({ value }) => value);
    const next = readCounts(rule, kept ?? moved.join('-'));
    for (const [place, input] of inputs().entries()) input.value = String(next[place]);
    setCounts(next);
  });
  // Before the page is painted: known only to the browser, and only after hydration.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => take(), [query]);

  const tell = useEffectEvent((next: readonly number[]) => {
    const { weeks, price } = reckon(rule, next, rate.amount);
    setStatus(`${format.money(price)}, ${format.weeks(weeks)}`);
    // While the browser goes back, the address is that of another page.
    if (location.pathname !== path) return;
    const parameters = new URLSearchParams(query);
    parameters.set(parameter, writeCounts(next));
    void replace(`${path}?${parameters.toString()}${hash}`, { scroll: false });
  });
  useEffect(() => {
    if (!moved) return undefined;
    const timer = setTimeout(() => tell(moved), restOfHand);
    return () => clearTimeout(timer);
  }, [moved]);
  const move = () => {
    const next = inputs().map(({ valueAsNumber }) => valueAsNumber);
    setCounts(next);
    setMoved(next);
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
        <p className="note mb-10 print:mb-4">{words.note}</p>
        <ReckoningTable
          {...props}
          counts={counts}
          parts={parts}
          days={days}
          format={format}
          onMove={move}
        />
        <dl className="mt-10 grid grid-cols-2 gap-px border-thick border-ink bg-ink lg:grid-cols-12 print:mt-4 print:grid-cols-4">
          <Cell
            className="col-span-full bg-accent text-statement *:text-brand-navy lg:col-span-6 lg:row-span-2 print:text-row"
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
        <dl className="mt-10 grid gap-x-10 gap-y-6 md:grid-cols-2 print:mt-4">
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
          {/* A button has a display of its own. */}
          <div className="hidden script:contents">
            <Button className="max-md:w-full" kind="answer" type="button" onClick={print}>
              {words.print}
            </Button>
          </div>
        </div>
        <p className="sr-only" role="status">
          {status}
        </p>
      </div>
    </section>
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

/** 'DA' of 'data-engineering/data-architecture'. */
function initials(id: string): string {
  const words = (id.split('/').at(-1) ?? '').split('-');
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}
