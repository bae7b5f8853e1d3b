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

import { calculateEstimate, readCounts, updateDelay, writeCounts } from './estimate/calculate.ts';
import { EstimateTable } from './estimate/estimate-table.tsx';
import { estimateFormatter } from './estimate/format.ts';
import type { EstimateProps } from './estimate/props.ts';
import { Schedule } from './estimate/schedule.tsx';

/** Name of the query parameter that holds the counts, as `writeCounts` writes them. */
const countsParameter = 'estimate';
const cellClassName =
  'min-h-[5.6rem] grow bg-surface text-row/[1.1] tracking-[-0.02em] print:min-h-0';

/**
 * Estimates what a service costs from quantities that a visitor knows. Without JavaScript it shows the estimate for
 * the usual quantities. With JavaScript each quantity has a slider; the chosen counts are kept in the address, and
 * the estimate can be sent with a message.
 */
export function EstimateSheet(props: EstimateProps) {
  const { id, name, rule, rate, language, contactHref, words } = props;
  const [savedCounts, saveCounts] = useQueryParameter(countsParameter);
  const [counts, setCounts] = useState(() => readCounts(rule, null));
  /** Each move of a slider restarts the timer of `updateDelay`. */
  const [moveCount, setMoveCount] = useState(0);
  const [status, setStatus] = useState('');
  const section = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const format = useMemo(
    () => estimateFormatter(language, rate.currency),
    [language, rate.currency],
  );
  const {
    quantityDays,
    days,
    duration,
    price,
    stages: stageDurations,
  } = calculateEstimate(rule, counts, rate.amount);
  const writtenCounts = writeCounts(counts);
  const estimateNumber = `${initials(id)}-${writtenCounts}`;

  const findSliders = () => [
    ...(section.current?.querySelectorAll<HTMLInputElement>('input[type="range"]') ?? []),
  ];
  const applyCounts = useEffectEvent(() => {
    // Sliders that were moved before hydration keep their values, unless the address has counts.
    const next = readCounts(rule, savedCounts ?? writeCounts(valuesOf(findSliders())));
    for (const [index, slider] of findSliders().entries()) slider.value = String(next[index]);
    setCounts(next);
  });
  // A layout effect, so that the state is set before the paint. The server cannot know the counts: they come from
  // the address, or from sliders that were moved before hydration.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => applyCounts(), [savedCounts]);

  const announceAndSave = useEffectEvent(() => {
    setStatus(`${format.money(price)}, ${format.duration(duration)}`);
    saveCounts(writtenCounts);
  });
  useEffect(() => {
    if (moveCount === 0) return undefined;
    const timer = setTimeout(() => announceAndSave(), updateDelay);
    return () => clearTimeout(timer);
  }, [moveCount]);
  const onMove = () => {
    setCounts(valuesOf(findSliders()));
    setMoveCount((count) => count + 1);
  };

  /** Stores the estimate as a draft. The form of the contact page is filled in with it. */
  const prepareMessage = () => {
    const lines = [
      `${name} (${words.number} ${estimateNumber})`,
      ...rule.quantities.map(
        (quantity, index) => `${quantity.name}: ${format.number(counts[index] ?? 0)}`,
      ),
      `${words.duration}: ${format.duration(duration)}`,
      `${words.price}: ${format.money(price)}`,
      `${location.origin}${location.pathname}?${countsParameter}=${writtenCounts}`,
    ];
    // Without soft hyphens, and with plain spaces instead of no-break and thin ones, as if a visitor had typed it.
    const message = withoutSoftHyphens(lines.join('\n')).replace(/[\u00A0\u2009\u202F]/g, ' ');
    prepareDraft('contact-page', contactHref, { message });
  };

  // While `data-printed` is 'estimate', print.css hides everything but this section.
  const printEstimate = () => {
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
            In a window that is high enough, a sticky box keeps the price in view while the sliders are moved. The
            box is above the table in narrow windows, and beside the table in wide windows.
          */}
          <div className="xl:contents">
            {/*
              Shadows paint a strip of background above and below the box, so that rows which scroll past do not
              touch its edge. A sticky box stops where its bottom margin reaches the end of its parent. The margin is
              as high as the table's last row (the sum of the days), so the box stops above that row. A negative
              margin of the table (estimate-table.tsx) closes most of the gap that is left above the table.
            */}
            <dl className="top-[calc(var(--header-height)+0.5rem)] z-raised col-start-2 row-span-2 row-start-1 mb-16 flex flex-wrap gap-px self-start border-thick border-ink bg-ink xl:grid print:mb-4 high:sticky max-xl:high:not-print:[box-shadow:0_-8px_var(--color-surface-tint),0_8px_var(--color-surface-tint),0_9px_var(--color-rule-strong)]">
              <StickyCell
                className="bg-accent text-statement *:text-on-accent max-md:text-lead print:text-row"
                label={words.price}
              >
                {format.money(price)}
              </StickyCell>
              <StickyCell
                className="bg-surface text-row/[1.1] max-md:text-[min(var(--text-body),9vw)]"
                label={words.duration}
              >
                {format.duration(duration)}
              </StickyCell>
            </dl>
            <EstimateTable
              {...props}
              counts={counts}
              quantityDays={quantityDays}
              days={days}
              format={format}
              onMove={onMove}
            />
          </div>
          {/* The sticky box slides along this line, which is as long as the table and the cells below it. */}
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
              {estimateNumber}
            </TitleCell>
            {/* Not in the built page: the date is that of the visit. */}
            {hydrated && (
              <TitleCell className={`${cellClassName} not-print:hidden`} label={words.date}>
                {format.today()}
              </TitleCell>
            )}
          </dl>
        </div>
        <Schedule {...props} durations={stageDurations} format={format} />
        <dl className="mt-10 grid gap-x-10 gap-y-6 md:grid-cols-2 print:mt-4">
          {[words.reasonsForMore, words.reasonsForLess].map(({ label, text }) => (
            <div key={label} className="border-t border-rule-strong pt-3">
              <dt className="text-note text-ink-soft">{label}</dt>
              <dd className="max-w-[38.6em]">
                <Unbroken text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-10 flex flex-wrap gap-4 print:hidden">
          <Button className="max-md:w-full" href={contactHref} onClick={prepareMessage} arrow>
            {words.send}
          </Button>
          {/* Hides the button without JavaScript. A wrapper, because `Button` sets its own `display`. */}
          <div className="hidden script:contents">
            <Button className="max-md:w-full" kind="answer" type="button" onClick={printEstimate}>
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

/**
 * A cell of the sticky box. Label and value are side by side, or in wide windows one above the other. Phones show only
 * the value. `suppressHydrationWarning`: a browser may format numbers with other spaces than the build did.
 */
function StickyCell({
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
      className={`flex grow items-center gap-2 px-3.5 py-2 font-head font-medium tracking-[-0.02em] max-md:grid max-md:gap-0 md:py-3 xl:grid ${className}`}
    >
      <dt className="font-text text-note leading-[1.1] font-normal tracking-normal text-ink-soft">
        {label}
      </dt>
      <dd className="leading-[1.1]" suppressHydrationWarning>
        {children}
      </dd>
    </div>
  );
}

const valuesOf = (sliders: readonly HTMLInputElement[]) =>
  sliders.map(({ valueAsNumber }) => valueAsNumber);

/** Returns the initials of a service: 'DA' for 'data-engineering/data-architecture'. */
function initials(id: string): string {
  const words = (id.split('/').at(-1) ?? '').split('-');
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}
