import { animate } from 'motion/mini';

import { gridSquares } from './figures.ts';
import type { Piece } from './moving.tsx';

/** Number of columns of the sheet (`.sheet` in base.css). */
const columnCount = 12;

/** One slide of a small square along a line between two columns of the sheet. */
export interface SquareRun {
  /** Number of the line, counted from 1. There is one line less than there are columns. */
  line: number;
  /** Whether the square slides down; otherwise it slides up. */
  slidesDown: boolean;
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
    line: 1 + Math.floor(random() * (columnCount - 1)),
    slidesDown: random() < 0.5,
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

/** A part of a column line, in pixels from the top of the line. */
export interface Stretch {
  top: number;
  bottom: number;
}

/**
 * Returns the longest stretch of a line that keeps `gridSquares.clearance` to all texts.
 *
 * @param height Height of the line in pixels.
 * @param texts The stretches of the line that text crosses, in any order.
 */
export function freeStretch(height: number, texts: readonly Stretch[]): Stretch {
  let free: Stretch = { top: 0, bottom: 0 };
  let from = 0;
  // A sentinel for the lower end of the line. The end needs no clearance, which the loop subtracts from every `top`.
  const end: Stretch = { top: height + gridSquares.clearance, bottom: height };
  for (const { top, bottom } of [...texts.toSorted((a, b) => a.top - b.top), end]) {
    const to = top - gridSquares.clearance;
    if (to - from > free.bottom - free.top) free = { top: from, bottom: to };
    from = Math.max(from, bottom + gridSquares.clearance);
  }
  return free;
}

/** Returns the stretches of a column line that the text in the element's parent crosses. */
function textsAcross(element: HTMLElement, line: number): Stretch[] {
  const { left, top: lineTop, width } = element.getBoundingClientRect();
  const x = left + (line / columnCount) * width;
  const range = document.createRange();
  return [...(element.parentElement?.querySelectorAll('h1, p, a') ?? [])].flatMap((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .filter(
        (box) => box.left - gridSquares.clearance < x && x < box.right + gridSquares.clearance,
      )
      .map(({ top, bottom }) => ({ top: top - lineTop, bottom: bottom - lineTop }));
  });
}

/**
 * The children of the element are small squares (squares.tsx). Slides each of them along the column lines of
 * the sheet, one run after another. Each run is on a random line, in the longest stretch that is clear of the
 * text in the element's parent.
 */
export const start: Piece = (element, signal) => {
  for (const square of element.children as HTMLCollectionOf<HTMLElement>) void slide(square);

  async function slide(square: HTMLElement) {
    const { line, slidesDown, duration } = squareRun(Math.random);
    const free = freeStretch(element.clientHeight, textsAcross(element, line));
    const [top, bottom] = [`0 ${String(free.top)}px`, `0 ${String(free.bottom)}px`];
    square.style.left = `${(line / columnCount) * 100}%`;
    square.style.top = '0';
    const runs = [
      animate(
        square,
        { translate: slidesDown ? [top, bottom] : [bottom, top] },
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
