import { animate } from 'motion/mini';

import { gridSquares } from './figures.ts';
import type { Piece } from './moving.tsx';

/** One slide of a small square along a column line of the sheet. */
export interface SquareRun {
  /** Number of the line between two of the sheet's twelve columns: 1 to 11. */
  line: number;
  /** Whether the square slides down; otherwise it slides up. */
  down: boolean;
  /** Seconds. */
  duration: number;
}

/**
 * Chooses the next run of a square.
 *
 * @param random Returns a number from 0 up to but not including 1, like Math.random.
 */
export function squareRun(random: () => number): SquareRun {
  const { shortest, longest } = gridSquares;
  return {
    line: 1 + Math.floor(random() * 11),
    down: random() < 0.5,
    duration: shortest + random() * (longest - shortest),
  };
}

/**
 * Returns the keyframe offsets of a square's opacity: transparent, faded in, still opaque near the end of
 * the run, faded out, end.
 *
 * @param duration Seconds of the run.
 */
export function fadeTimes(duration: number): readonly number[] {
  const { fade, fadeThreshold } = gridSquares;
  const fadeShare = fade / duration;
  const fadeOut = 1 - fadeThreshold;
  return [0, fadeShare, fadeOut, Math.min(1, fadeOut + fadeShare), 1];
}

export interface Stretch {
  top: number;
  bottom: number;
}

/**
 * Returns the longest stretch of a vertical line from 0 to `height` that is clear of text by
 * `gridSquares.air`. In pixels.
 */
export function freeStretch(height: number, texts: readonly Stretch[]): Stretch {
  let free: Stretch = { top: 0, bottom: 0 };
  let from = 0;
  // Stands for the lower end of the line, where no clearance is needed.
  const end: Stretch = { top: height + gridSquares.air, bottom: height };
  for (const { top, bottom } of [...texts.toSorted((a, b) => a.top - b.top), end]) {
    const to = top - gridSquares.air;
    if (to - from > free.bottom - free.top) free = { top: from, bottom: to };
    from = Math.max(from, bottom + gridSquares.air);
  }
  return free;
}

/** Returns where text of the sheet crosses a column line, in pixels from the top of `element`. */
function textsAcross(element: HTMLElement, line: number): Stretch[] {
  const { left, top: edge, width } = element.getBoundingClientRect();
  const x = left + (line / 12) * width;
  const range = document.createRange();
  return [...(element.parentElement?.querySelectorAll('h1, p, a') ?? [])].flatMap((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .filter((box) => box.left - gridSquares.air < x && x < box.right + gridSquares.air)
      .map(({ top, bottom }) => ({ top: top - edge, bottom: bottom - edge }));
  });
}

/**
 * Slides each child of the element, a small square (squares.tsx), along the column lines of the sheet. Each
 * run takes a random line, and the longest stretch of it that is clear of the text in the element's parent.
 */
export const start: Piece = (element, signal) => {
  for (const square of element.children as HTMLCollectionOf<HTMLElement>) void slide(square);

  async function slide(square: HTMLElement) {
    const { line, down, duration } = squareRun(Math.random);
    const free = freeStretch(element.clientHeight, textsAcross(element, line));
    const [top, bottom] = [`0 ${String(free.top)}px`, `0 ${String(free.bottom)}px`];
    square.style.left = `${(line / 12) * 100}%`;
    square.style.top = '0';
    const runs = [
      animate(
        square,
        { translate: down ? [top, bottom] : [bottom, top] },
        { duration, ease: 'linear' },
      ),
      animate(
        square,
        { opacity: [0, 1, 1, 0, 0] },
        { duration, ease: 'linear', times: [...fadeTimes(duration)] },
      ),
    ];
    const stop = () => {
      for (const run of runs) run.cancel();
      square.removeAttribute('style');
    };
    signal.addEventListener('abort', stop, { once: true });
    await Promise.all(runs);
    signal.removeEventListener('abort', stop);
    if (!signal.aborted) void slide(square);
  }
};
