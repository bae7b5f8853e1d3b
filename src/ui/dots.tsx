import type { CSSProperties } from 'react';

import { particles } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';

/** Decoration of a banner: dots on circles drawn around one centre, each circle turning on its own. */
export function Dots({
  className = '',
  svgClassName,
}: {
  className?: string;
  svgClassName?: string;
}) {
  const { rings, speed } = particles;
  const style = { '--turn': `${360 / speed}s` } as CSSProperties;
  return (
    <Moving className={`dots ${className}`} style={style} data-endless="" aria-hidden="true">
      <svg className={svgClassName} viewBox="-100 -100 200 200">
        {rings.map((count, ring) => (
          <g key={count}>
            <circle r={(96 * (ring + 1)) / rings.length} />
            {/* Dots: dashes of length 0 with round caps, offset so that none is on the path's start. */}
            <circle
              className="turning"
              r={(96 * (ring + 1)) / rings.length}
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
