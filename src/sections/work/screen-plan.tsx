import type { CSSProperties } from 'react';

import { Balloon } from '#ui/balloon.tsx';

export interface Region {
  name: string;
  note: string;
  /** Column and row of the corner, from 1; width and height, on a sheet of 12 by 8. */
  area: readonly [number, number, number, number];
  mark?: true | undefined;
}

/** A screen as a plan: its regions in their places, numbered, and a list that explains each. */
export function ScreenPlan({
  title,
  lead,
  regions,
}: {
  title: string;
  lead?: string | undefined;
  regions: readonly Region[];
}) {
  return (
    <section className="section tinted print:break-inside-avoid">
      <div className="sheet columns registered gap-y-10">
        <h2 className="col-start-1 col-end-9 text-statement max-lg:col-span-full">{title}</h2>
        {lead !== undefined && (
          <p className="col-start-9 col-end-13 self-end text-ink-soft max-lg:col-span-full">
            {lead}
          </p>
        )}
        <div
          className="col-start-1 col-end-9 mr-6 grid aspect-3/2 grid-cols-12 grid-rows-8 gap-[clamp(2px,0.5vw,8px)] self-start border-thick border-ink bg-surface p-[clamp(4px,0.8vw,12px)] max-lg:col-span-full max-lg:mr-0"
          aria-hidden="true"
        >
          {regions.map(({ name, area, mark }, index) => (
            <div
              key={name}
              // Ruled below its name, as lines of text are in a sketch.
              className={`flex min-w-0 items-start gap-2 overflow-clip border-line border-ink bg-[repeating-linear-gradient(transparent_0_calc(1.4rem-1px),var(--color-rule)_calc(1.4rem-1px)_1.4rem)] bg-size-[72%_calc(100%-3.5rem)] bg-position-[0.6rem_2.2rem] bg-no-repeat p-[clamp(3px,0.6vw,9px)] [grid-area:var(--area)] ${mark ? 'bg-accent text-brand-ink forced-colors:border-thick' : ''}`}
              style={placeOf(area)}
            >
              <span className="font-head text-note font-medium tabular-nums">{index + 1}</span>
              <span className="truncate text-note max-md:hidden">{name}</span>
            </div>
          ))}
        </div>
        <ol className="col-start-9 col-end-13 max-lg:col-span-full max-lg:grid max-lg:gap-x-10 md:max-lg:grid-cols-2">
          {regions.map(({ name, note }, index) => (
            <li key={name} className="grid grid-cols-[2.5rem_1fr] border-t border-rule-strong py-3">
              <Balloon number={index + 1} />
              <div>
                <h3 className="font-text text-body/[1.3] font-semibold tracking-normal">{name}</h3>
                <p className="text-ink-soft">{note}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function placeOf([x, y, width, height]: Region['area']): CSSProperties {
  return {
    '--area': `${String(y)} / ${String(x)} / span ${String(height)} / span ${String(width)}`,
  } as CSSProperties;
}
