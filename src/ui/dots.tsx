import type { CSSProperties } from 'react';

import { dots } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';

/** Decoration of a banner: dots on concentric circles. Neighbouring circles turn in opposite directions. */
export function Dots({
  className = 'absolute inset-0',
  svgClassName = 'top-1/2 end-[-16vw] w-[min(38vw,48rem)] max-w-none -translate-y-1/2 max-lg:top-full max-lg:end-[calc(100%/12-13.5rem)] max-lg:w-108 max-md:end-[calc(25%-50vw)] max-md:w-screen',
  hasCircles = false,
}: {
  className?: string;
  /**
   * Position and size of the drawing. By default it is beside the words; in narrower windows its centre is on
   * the second-to-last column line, at the lower edge of the banner.
   */
  svgClassName?: string;
  /** Draws the circles too, as orbits of a picture in their centre. */
  hasCircles?: boolean;
}) {
  const { rings, speed } = dots;
  // Duration of a full turn, for `animate-dots-turn` (tailwind.config.ts). `speed` is in degrees per second.
  const style = { '--turn': `${360 / speed}s` } as CSSProperties;
  return (
    <Moving
      className={`group pointer-events-none z-behind contrast-more:hidden print:hidden ${className}`}
      style={style}
      data-endless=""
      aria-hidden="true"
    >
      <svg
        className={`absolute fill-none stroke-rule stroke-[0.3] ${svgClassName}`}
        viewBox="-100 -100 200 200"
      >
        {rings.map((count, ring) => (
          <g key={count}>
            {hasCircles && <circle r={radiusOf(ring)} />}
            {/*
              The dots are dashes of length 0 with round caps. The offset keeps the start of the path free of dots.
              White on a dark surface (docs/behaviour.md).
            */}
            <circle
              className={`animate-dots-turn stroke-ink stroke-[1.2] [stroke-linecap:round] group-data-[moving=moving]:[animation-play-state:running] in-[.on-dark]:stroke-[#fff] ${ring % 2 === 1 ? '[animation-direction:reverse]' : ''}`}
              r={radiusOf(ring)}
              pathLength={count}
              strokeDasharray="0 1"
              strokeDashoffset="-0.5"
            />
          </g>
        ))}
      </svg>
    </Moving>
  );
}

/** Radius of a circle in units of the view box. The outermost circle leaves space for its dots. */
function radiusOf(ring: number): number {
  return (96 * (ring + 1)) / dots.rings.length;
}
