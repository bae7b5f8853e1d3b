import type { CSSProperties } from 'react';

import { Balloon } from '#ui/balloon.tsx';

import { type RegionContent, RegionDrawing } from './screen/region-drawing.tsx';

export interface Region {
  name: string;
  note: string;
  /** Position (counted from 1) and size of the region, in cells of a grid of 12 columns and 8 rows. */
  area: readonly [column: number, row: number, width: number, height: number];
  /** Whether this is the main region. Its highlighted row, key or line (`shows.mark`) has the accent colour. */
  main?: true | undefined;
  shows?: RegionContent | undefined;
}

/**
 * A drawing of a screen with sample values in its regions. Below it is a numbered caption for each region; in narrow
 * windows each region is directly followed by its caption. The drawing is hidden from screen readers, which read the
 * captions.
 */
export function ScreenPlan({
  title,
  lead,
  bar,
  regions,
}: {
  title: string;
  lead?: string | undefined;
  /** Texts of the bar along the upper edge of the screen. */
  bar?: readonly string[] | undefined;
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
        <div className="col-span-full">
          {bar && (
            <div
              className="flex flex-wrap justify-between gap-x-4 bg-surface px-4 pt-2 pb-4 text-note tabular-nums outline outline-ink"
              aria-hidden="true"
            >
              {bar.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </div>
          )}
          {/*
            Captions have no grid area. An empty box (`before`) takes all cells of the screen. So the grid places the
            captions in new rows below the screen, even if the regions leave cells free.
          */}
          <ol className="gap-px lg:grid lg:grid-cols-12 lg:grid-rows-[repeat(8,minmax(3rem,auto))] lg:before:[grid-area:1/1/9/13]">
            {regions.map(({ name, note, area, main: isMain = false, shows }, index) => (
              <li key={name} className="lg:contents">
                <div
                  className="relative grid min-w-0 bg-surface px-4 pt-8 pb-4 text-note outline outline-ink lg:[grid-area:var(--area)]"
                  style={gridArea(area)}
                  aria-hidden="true"
                >
                  <span className="absolute end-4 -top-4 z-raised grid rounded-full bg-surface">
                    <Balloon number={index + 1} />
                  </span>
                  {shows && <RegionDrawing shows={shows} isMain={isMain} />}
                </div>
                <div className="grid grid-cols-[2.5rem_1fr] content-start pe-6 pt-3 pb-12 lg:col-span-3 lg:py-6">
                  <Balloon number={index + 1} />
                  <div>
                    <h3 className="text-row">{name}</h3>
                    <p className="mt-1 text-ink-soft">{note}</p>
                  </div>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function gridArea([column, row, width, height]: Region['area']): CSSProperties {
  return {
    '--area': `${String(row)} / ${String(column)} / span ${String(height)} / span ${String(width)}`,
  } as CSSProperties;
}
