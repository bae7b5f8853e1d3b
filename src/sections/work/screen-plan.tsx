import type { CSSProperties } from 'react';

import { Balloon } from '#ui/balloon.tsx';

export interface Region {
  name: string;
  note: string;
  /** Column and row of the corner, from 1; width and height, on a sheet of 12 by 8. */
  area: readonly [number, number, number, number];
  mark?: true | undefined;
}

/**
 * A screen as a plan: its regions in their places, each with its name and what it shows. On phones, where
 * they have no room for words, numbers refer to a list below the plan.
 */
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
          className="col-span-full grid aspect-3/2 auto-rows-fr grid-cols-12 gap-1 border-thick border-ink bg-surface p-1 md:hidden"
          aria-hidden="true"
        >
          {regions.map(({ name, area, mark }, index) => (
            <div
              key={name}
              className={`grid min-w-0 grid-cols-1 grid-rows-[auto_1fr] gap-2 overflow-clip p-1 [grid-area:var(--area)] ${linesClassName} border-(--edge) ${mark ? 'border-thick' : 'border-line'}`}
              style={styleOf(area, mark)}
            >
              <p className="text-note">
                <b className="me-2 font-head font-medium tabular-nums">{index + 1}</b>
                {name}
              </p>
            </div>
          ))}
        </div>
        {/* Rows grow with larger letters: nothing is cut. What no words need is ruled. */}
        <ol className="col-span-full md:grid md:min-h-[min(40vw,44rem)] md:grid-cols-12 md:grid-rows-[repeat(8,minmax(min-content,1fr))] md:gap-2 md:border-thick md:border-ink md:bg-surface md:p-2">
          {regions.map(({ name, note, area, mark }, index) => (
            <li
              key={name}
              className={`grid grid-cols-[2.5rem_1fr] content-start border-t border-rule-strong py-3 ${linesClassName} md:min-w-0 md:grid-cols-1 md:grid-rows-[auto_1fr] md:border-(--edge) md:p-4 md:[grid-area:var(--area)] md:after:mt-4 ${mark ? 'md:border-thick' : 'md:border-line'}`}
              style={styleOf(area, mark)}
            >
              <span className="md:hidden">
                <Balloon number={index + 1} />
              </span>
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

/** A line ends its row: where no whole row has room, none is drawn. */
const linesClassName =
  'after:bg-[repeating-linear-gradient(transparent_0_calc(1.5rem-1px),var(--line)_0_1.5rem)]';

function styleOf([x, y, width, height]: Region['area'], mark: Region['mark']): CSSProperties {
  return {
    '--area': `${String(y)} / ${String(x)} / span ${String(height)} / span ${String(width)}`,
    '--edge': `var(--color-${mark ? 'accent' : 'ink'})`,
    '--line': `var(--color-${mark ? 'accent' : 'rule-strong'})`,
  } as CSSProperties;
}
