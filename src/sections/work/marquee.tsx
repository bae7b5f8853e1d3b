import type { CSSProperties } from 'react';

import { marquee } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';
import { WordMark } from '#ui/word-mark.tsx';
import { wordMarkNames, wordMarks } from '#ui/word-marks.ts';

/** The word marks of the brands we work for, passing by on one rule; still, they stand in rows. */
export function Marquee({ label }: { label: string }) {
  return (
    <section className="overflow-clip border-y border-ink" aria-label={label} style={figures}>
      <Moving className="sheet may-move:flex" data-endless="">
        <Strip />
        <Strip isDuplicate />
      </Moving>
    </section>
  );
}

/** All marks once. A duplicate follows, so that what passes by has no end. */
function Strip({ isDuplicate = false }: { isDuplicate?: boolean }) {
  return (
    <ul
      className={`${isDuplicate ? 'hidden' : 'grid'} grid-cols-2 gap-(--gap) md:grid-cols-7 may-move:flex may-move:flex-none may-move:animate-marquee may-move:in-data-[moving=moving]:[animation-play-state:running]`}
      aria-hidden={isDuplicate || undefined}
    >
      {wordMarkNames.map((name) => (
        <li
          key={name}
          className="grid min-h-26 place-items-center border-l border-rule px-4 lg:min-h-34 may-move:w-(--item-width) may-move:flex-none"
        >
          <WordMark
            className="h-[1.9rem] w-auto"
            name={name}
            {...(!isDuplicate && { label: wordMarks[name].label })}
          />
        </li>
      ))}
    </ul>
  );
}

const figures = {
  '--speed': `${marquee.speed}s`,
  '--gap': `${marquee.spacing}px`,
  '--item-width': `${marquee.itemWidth}px`,
} as CSSProperties;
