import type { CSSProperties } from 'react';

import { gridSquares } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';

/** Decoration of a sheet: squares that come in once with a trail, and small ones along its lines. */
export function Squares() {
  return (
    <>
      <div className="entry-squares" style={figures} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <Moving piece="gridSquares" className="grid-squares" data-endless="" aria-hidden="true">
        <i />
        <i />
        <i />
      </Moving>
    </>
  );
}

const figures = { '--entry-slide': `${gridSquares.entrySlide}s` } as CSSProperties;
