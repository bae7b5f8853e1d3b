import type { CSSProperties } from 'react';

import { marquee } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';
import { WordMark } from '#ui/word-mark.tsx';
import { wordMarkNames, wordMarks } from '#ui/word-marks.ts';

/** The word marks of the brands we work for, passing by on one rule; still, they stand in rows. */
export function Marquee({ label }: { label: string }) {
  return (
    <section className="marquee" aria-label={label} style={figures}>
      <Moving className="sheet marquee-track" data-endless="">
        <ul>
          {wordMarkNames.map((name) => (
            <li key={name}>
              <WordMark name={name} label={wordMarks[name].label} />
            </li>
          ))}
        </ul>
        {/* Follows the first, so that the strip has no end. */}
        <ul aria-hidden="true">
          {wordMarkNames.map((name) => (
            <li key={name}>
              <WordMark name={name} />
            </li>
          ))}
        </ul>
      </Moving>
    </section>
  );
}

const figures = {
  '--speed': `${marquee.speed}s`,
  '--gap': `${marquee.spacing}px`,
  '--item-width': `${marquee.itemWidth}px`,
} as CSSProperties;
