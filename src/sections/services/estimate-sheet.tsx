'use client';

import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { PlumbLine } from '#brand/artwork/plumb-line.tsx';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { prepareDraft } from '#kit/leads/form/session-memory.ts';
import { useQueryParameter } from '#kit/navigation/use-query-parameter.ts';
import { Button } from '#ui/button.tsx';
import { TitleCell } from '#ui/title-cell.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

import { formatter } from './estimate/format.ts';
import type { EstimateProps } from './estimate/props.ts';
import { readCounts, reckon, restOfHand, writeCounts } from './estimate/reckon.ts';
import { ReckoningTable } from './estimate/reckoning-table.tsx';
import { Schedule } from './estimate/schedule.tsx';

const parameter = 'estimate';
const cellClassName =
  'min-h-[5.6rem] grow bg-surface text-row/[1.08] tracking-[-0.02em] print:min-h-0';

/**
 * What a service costs, by quantities that a visitor knows. Without JavaScript the usual ones stand in a
 * table; with it they can be moved, are kept in the address, and go along with a message.
 */
export function EstimateSheet(props: EstimateProps) {
  const { id, name, rule, rate, language, contactHref, words } = props;
  const [kept, keep] = useQueryParameter(parameter);
  const [counts, setCounts] = useState(() => readCounts(rule, null));
  /** How often a hand has moved something. */
  const [moves, setMoves] = useState(0);
  const [status, setStatus] = useState('');
  const section = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const format = useMemo(() => formatter(language, rate.currency), [language, rate.currency]);
  const { parts, days, duration, price, stages: durations } = reckon(rule, counts, rate.amount);
  const choice = writeCounts(counts);
  const number = `${initials(id)}-${choice}`;

  const inputs = () => [
    ...(section.current?.querySelectorAll<HTMLInputElement>('input[type="range"]') ?? []),
  ];
  const take = useEffectEvent(() => {
    // What was moved before hydration stands, unless the address says otherwise.
    const next = readCounts(rule, kept ?? writeCounts(valuesOf(inputs())));
    for (const [place, input] of inputs().entries()) input.value = String(next[place]);
    setCounts(next);
  });
  // Before the page is painted: known only to the browser, and only after hydration.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => take(), [kept]);

  const announceAndKeep = useEffectEvent(() => {
    setStatus(`${format.money(price)}, ${format.duration(duration)}`);
    keep(choice);
  });
  useEffect(() => {
    if (moves === 0) return undefined;
    const timer = setTimeout(() => announceAndKeep(), restOfHand);
    return () => clearTimeout(timer);
  }, [moves]);
  const move = () => {
    setCounts(valuesOf(inputs()));
    setMoves((count) => count + 1);
  };

  const sendAlong = () => {
    const lines = [
      `${name} (${words.number} ${number})`,
      ...rule.quantities.map(
        (quantity, place) => `${quantity.name}: ${format.number(counts[place] ?? 0)}`,
      ),
      `${words.duration}: ${format.duration(duration)}`,
      `${words.price}: ${format.money(price)}`,
      `${location.origin}${location.pathname}?${parameter}=${choice}`,
    ];
    // What a keyboard has: no marks for the breaks of lines, no other spaces.
    const message = withoutSoftHyphens(lines.join('\n')).replace(/[\u00A0\u2009\u202F]/g, ' ');
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
        <h2 className="mb-6 text-section print:text-row">{words.title}</h2>
        <p className="hidden print:block">
          {name} · {words.sender}
        </p>
        <p className="note mb-10 print:mb-4">{words.note}</p>
        <div className="gap-x-10 md:grid-cols-[7fr_5fr] xl:grid">
          {/*
            The answer stands in view as long as the question is asked: held above it on narrow windows, up
            to the sum of the days, else beside it. Only in a window that is high enough.
          */}
          <div className="xl:contents">
            {/*
              The ground above and below the held box is painted by its shadows, so that rows which scroll
              past it do not touch its edge. Its bottom margin is as high as the row of the sum, so that it is
              let go above that row; the table takes it back by a negative one.
            */}
            <dl className="top-[calc(var(--header-height)+0.5rem)] z-raised col-start-2 row-span-2 row-start-1 mb-16 flex flex-wrap gap-px self-start border-thick border-ink bg-ink xl:grid print:mb-4 high:sticky max-xl:high:not-print:[box-shadow:0_-8px_var(--color-surface-tint),0_8px_var(--color-surface-tint),0_9px_var(--color-rule-strong)]">
              <HeldCell
                className="bg-accent text-statement *:text-on-accent max-md:text-lead print:text-row"
                label={words.price}
              >
                {format.money(price)}
              </HeldCell>
              <HeldCell
                className="bg-surface text-row/[1.08] max-md:text-body"
                label={words.duration}
              >
                {format.duration(duration)}
              </HeldCell>
            </dl>
            <ReckoningTable
              {...props}
              counts={counts}
              parts={parts}
              days={days}
              format={format}
              onMove={move}
            />
          </div>
          {/* Below the price, which passes along it, as far as the table and the figures below it go. */}
          <div className="relative col-start-2 row-span-2 row-start-1 hidden xl:grid">
            <PlumbLine className="inset-y-0 start-1/2" />
          </div>
          <dl className="mt-10 flex flex-wrap gap-px border-thick border-ink bg-ink md:grid md:grid-cols-3 print:mt-4 print:grid print:grid-cols-4">
            <TitleCell className={cellClassName} label={words.people}>
              {format.number(rule.people)}
            </TitleCell>
            <TitleCell className={cellClassName} label={words.rate}>
              {format.money(rate.amount)}
            </TitleCell>
            <TitleCell className={`${cellClassName} max-md:w-full`} label={words.number}>
              {number}
            </TitleCell>
            {hydrated && (
              <TitleCell className={`${cellClassName} not-print:hidden`} label={words.date}>
                {format.today()}
              </TitleCell>
            )}
          </dl>
        </div>
        <Schedule {...props} durations={durations} format={format} />
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
              <span className="w-full text-start">{words.print}</span>
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

/** Label and value on one line, on a phone the value alone; one below the other where there is room beside. */
function HeldCell({
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
      className={`flex grow items-center gap-2 px-[0.9rem] py-[0.7rem] font-head font-medium tracking-[-0.02em] xl:grid ${className}`}
    >
      <dt className="font-text text-note font-normal tracking-normal text-ink-soft max-md:not-print:sr-only">
        {label}
      </dt>
      <dd suppressHydrationWarning>{children}</dd>
    </div>
  );
}

const valuesOf = (inputs: readonly HTMLInputElement[]) =>
  inputs.map(({ valueAsNumber }) => valueAsNumber);

/** 'DA' of 'data-engineering/data-architecture'. */
function initials(id: string): string {
  const words = (id.split('/').at(-1) ?? '').split('-');
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}
