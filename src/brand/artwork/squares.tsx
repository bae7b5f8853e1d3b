import type { CSSProperties } from 'react';

import { gridSquares } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';

/** Decoration: squares that slide in once with a trail, and small ones that move along the column lines. */
export function Squares() {
  return (
    <>
      <div
        className="pointer-events-none absolute inset-0 z-behind overflow-clip contrast-more:hidden max-md:hidden print:hidden"
        style={entryTiming}
        aria-hidden="true"
      >
        {/* Beside the first line of the headline, since its other lines may be as wide as the section. */}
        <EntrySquare className="start-[calc(100%/12*9)] top-[8%] bg-ink" />
        <EntrySquare className="start-[calc(100%/12*10)] top-[10%] bg-accent" />
        <EntrySquare className="start-[calc(100%/12*9)] top-[12%] bg-accent-shade" />
        <EntrySquare className="start-[calc(100%/12*10)] top-[14%] bg-ink-soft" />
      </div>
      <Moving
        piece="gridSquares"
        className="pointer-events-none absolute inset-0 z-behind overflow-clip contrast-more:hidden print:hidden"
        data-endless=""
        aria-hidden="true"
      >
        {/* Where these squares are when they do not move: on column lines, below the headline. */}
        <GridSquare className="start-[calc(100%/12*9)] top-[60%] bg-ink max-md:top-[68%]" />
        <GridSquare className="start-[calc(100%/12*5)] top-[62%] bg-accent max-lg:top-[73%]" />
        <GridSquare className="start-[calc(100%/12*10)] top-[56%] bg-ink max-md:top-[63%]" />
      </Moving>
    </>
  );
}

/** A square that slides in; its trail shortens as it arrives. */
function EntrySquare({ className }: { className: string }) {
  return (
    <i
      className={[
        'absolute -ms-[5px] -mt-[5px] size-[11px] motion-safe:animate-square-entry paused:animate-none',
        // Its trail.
        'before:absolute before:inset-[0_100%_0_auto] before:w-[24vw] before:origin-top-right before:scale-x-0 before:bg-[linear-gradient(to_left,var(--color-rule-strong),transparent)]',
        'motion-safe:before:animate-square-trail paused:before:animate-none',
        className,
      ].join(' ')}
    />
  );
}

function GridSquare({ className }: { className: string }) {
  return <i className={`absolute -ms-[3px] -mt-[3px] size-[7px] ${className}`} />;
}

/** The animations of entry squares and their trails (tailwind.config.ts) use this property. */
const entryTiming = { '--entry-slide': `${gridSquares.entrySlide}s` } as CSSProperties;
