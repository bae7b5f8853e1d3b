import type { CSSProperties } from 'react';

import { marquee } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';
import { ClientLogo, type ClientLogos } from '#ui/client-logo.tsx';
import { evenColumns } from '#ui/even-columns.ts';

/**
 * A strip of client logos that passes by without end. Where nothing may move, the logos are in rows. So are
 * logos that are too few to fill the width: their duplicates would be seen beside them.
 */
export function Marquee({ label, logos }: { label: string; logos: ClientLogos }) {
  const isStill = logos.length < marquee.fewest;
  return (
    <section
      className="overflow-clip border-y border-ink"
      aria-label={label}
      style={marqueeStyle(logos.length)}
    >
      {isStill ? (
        <div className="sheet">
          <Strip logos={logos} isStill />
        </div>
      ) : (
        // It moves to the left in every language.
        <Moving className="sheet may-move:flex" dir="ltr" data-endless="">
          <Strip logos={logos} />
          <Strip logos={logos} isDuplicate />
        </Moving>
      )}
    </section>
  );
}

/** All logos once. The marquee has a second strip with their duplicates, so that it can pass by without end. */
function Strip({
  logos,
  isDuplicate = false,
  isStill = false,
}: {
  logos: ClientLogos;
  isDuplicate?: boolean;
  isStill?: boolean;
}) {
  return (
    <ul
      className={`${isDuplicate ? 'hidden' : 'grid'} grid-cols-2 gap-(--gap) md:grid-cols-(--even-columns) ${isStill ? '' : 'may-move:flex may-move:flex-none may-move:animate-marquee may-move:in-data-[moving=moving]:[animation-play-state:running]'}`}
      aria-hidden={isDuplicate || undefined}
    >
      {logos.map(({ id, ...logo }) => (
        <li
          key={id}
          className={`grid min-h-26 grid-cols-[minmax(0,1fr)] place-items-center border-s border-rule px-4 lg:min-h-34 ${isStill ? 'max-md:last:odd:col-span-2' : 'may-move:w-(--item-width) may-move:flex-none'}`}
        >
          <ClientLogo {...logo} isDuplicate={isDuplicate} />
        </li>
      ))}
    </ul>
  );
}

function marqueeStyle(count: number): CSSProperties {
  return {
    ...evenColumns(count),
    '--speed': `${String(Math.max(marquee.speed, marquee.perItem * count))}s`,
    '--gap': `${String(marquee.spacing)}px`,
    '--item-width': `${String(marquee.itemWidth)}px`,
  } as CSSProperties;
}
