import type { CSSProperties } from 'react';

import { marquee } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';
import { ClientLogo, type ClientLogos } from '#ui/client-logo.tsx';
import { evenColumns } from '#ui/even-columns.ts';

/**
 * A strip of client logos that moves without end. The logos are in rows instead if nothing may move, or if they are too
 * few: a moving strip that is narrower than the window would show a logo and its duplicate at once.
 */
export function Marquee({ label, logos }: { label: string; logos: ClientLogos }) {
  const neverMoves = logos.length < marquee.fewest;
  return (
    <section
      className="overflow-clip border-y border-ink"
      aria-label={label}
      style={marqueeStyle(logos.length)}
    >
      {neverMoves ? (
        <div className="sheet">
          <Strip logos={logos} neverMoves />
        </div>
      ) : (
        // `dir`: the strip moves to the left in every language. On pages with `data-endless`, document.tsx shows
        // the pause switch in the footer.
        <Moving className="sheet may-move:flex" dir="ltr" data-endless="">
          <Strip logos={logos} />
          <Strip logos={logos} isDuplicate />
        </Moving>
      )}
    </section>
  );
}

/**
 * All logos once. A moving marquee has a second strip with duplicates, which follows the first without a gap.
 * `Moving` sets `data-moving`, and CSS alone moves the strips.
 */
function Strip({
  logos,
  isDuplicate = false,
  neverMoves = false,
}: {
  logos: ClientLogos;
  isDuplicate?: boolean;
  neverMoves?: boolean;
}) {
  return (
    <ul
      className={`${isDuplicate ? 'hidden' : 'grid'} grid-cols-2 gap-(--gap) md:grid-cols-(--columns) ${neverMoves ? '' : 'may-move:flex may-move:flex-none may-move:animate-marquee may-move:in-data-[moving=moving]:[animation-play-state:running]'}`}
      aria-hidden={isDuplicate || undefined}
    >
      {logos.map(({ id, ...logo }) => (
        <li
          key={id}
          className={`grid min-h-26 grid-cols-[minmax(0,1fr)] place-items-center border-s border-rule px-4 max-md:last:odd:col-span-full lg:min-h-34 ${neverMoves ? '' : 'may-move:w-(--item-width) may-move:flex-none'}`}
        >
          <ClientLogo {...logo} isDuplicate={isDuplicate} />
        </li>
      ))}
    </ul>
  );
}

/** `--speed` is a duration: that of one round. `animate-marquee` (tailwind.config.ts) uses it. */
function marqueeStyle(count: number): CSSProperties {
  return {
    ...evenColumns(count),
    '--speed': `${String(Math.max(marquee.shortestRound, marquee.perItem * count))}s`,
    '--gap': `${String(marquee.spacing)}px`,
    '--item-width': `${String(marquee.itemWidth)}px`,
  } as CSSProperties;
}
