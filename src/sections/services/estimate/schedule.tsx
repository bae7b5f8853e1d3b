import type { CSSProperties } from 'react';

import type { Duration } from './calculate.ts';
import type { Format } from './format.ts';
import type { EstimateProps } from './props.ts';

/**
 * A bar chart of consecutive stages, to scale. The certain part of a bar is solid; the part that the unknown days may
 * add is hatched. `suppressHydrationWarning`: a browser may format numbers with other spaces than the build did.
 */
export function Schedule({
  rule,
  stages,
  durations,
  words,
  format,
}: EstimateProps & { durations: readonly Duration[]; format: Format }) {
  return (
    <figure className="mt-10 print:mt-4">
      <figcaption className="mb-4 text-note text-ink-soft print:mb-1">{words.schedule}</figcaption>
      <ol className="grid gap-2">
        {stages.map((stage, index) => {
          const share = rule.shares[index] ?? 0;
          const duration = durations[index] ?? { unit: 'day', low: 0, high: 0 };
          const start = rule.shares.slice(0, index).reduce((sum, earlier) => sum + earlier, 0);
          const style = {
            '--start': `${String(start * 100)}%`,
            '--length': `${String(share * 100)}%`,
            '--certain': `${String((duration.low / duration.high) * 100)}%`,
          } as CSSProperties;
          return (
            <li
              key={stage}
              className="grid items-center gap-x-6 gap-y-1 max-md:grid-cols-[1fr_auto] md:grid-cols-[minmax(0,14rem)_minmax(8rem,1fr)_minmax(0,8rem)]"
            >
              <span>{stage}</span>
              <span
                className="text-end text-note text-ink-soft md:order-last"
                suppressHydrationWarning
              >
                {format.duration(duration)}
              </span>
              <span
                className="relative block h-5 border-x border-rule-strong max-md:col-span-full"
                style={style}
                aria-hidden="true"
              >
                <span className="absolute inset-x-0 top-1/2 border-t border-rule-strong" />
                <span className="absolute inset-y-0 start-(--start) w-(--length) border border-ink bg-surface bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--color-ink)_3px_4px)] [print-color-adjust:exact]">
                  <span className="absolute inset-y-0 start-0 w-(--certain) bg-ink forced-colors:bg-[CanvasText]" />
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
