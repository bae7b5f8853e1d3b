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
 * A screen as a plan: its regions in their places, each with its number, its name and what it shows. On
 * phones, where they have no room for words, the numbers refer to a list below the plan.
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
              className={`grid min-w-0 place-items-center overflow-clip border-(--edge) [grid-area:var(--area)] ${mark ? 'border-thick' : 'border-line'}`}
              style={styleOf(area, mark)}
            >
              <b className="font-head text-statement font-medium tabular-nums">{index + 1}</b>
            </div>
          ))}
        </div>
        {/* Rows grow with larger letters: nothing is cut. What a region is for stands at its head, what it shows at its foot. */}
        <ol className="col-span-full md:grid md:min-h-[min(34vw,38rem)] md:grid-cols-12 md:grid-rows-[repeat(8,minmax(min-content,1fr))] md:gap-2 md:border-thick md:border-ink md:bg-surface md:p-2">
          {regions.map(({ name, note, area, mark }, index) => (
            <li
              key={name}
              className={`grid grid-cols-[2.5rem_1fr] content-start border-t border-rule-strong py-3 md:min-w-0 md:grid-cols-1 md:grid-rows-[auto_1fr] md:gap-4 md:border-(--edge) md:p-4 md:[grid-area:var(--area)] ${mark ? 'md:border-thick' : 'md:border-line'}`}
              style={styleOf(area, mark)}
            >
              <Balloon number={index + 1} />
              <div className="grid content-start md:content-between md:gap-2">
                <h3 className="text-row">{name}</h3>
                <p className={`text-ink-soft ${mark ? 'md:text-lead' : ''}`}>{note}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function styleOf([x, y, width, height]: Region['area'], mark: Region['mark']): CSSProperties {
  return {
    '--area': `${String(y)} / ${String(x)} / span ${String(height)} / span ${String(width)}`,
    '--edge': `var(--color-${mark ? 'accent' : 'ink'})`,
  } as CSSProperties;
}
