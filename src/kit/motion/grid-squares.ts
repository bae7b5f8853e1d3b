import { animate } from 'motion/mini';

import { gridSquares } from './figures.ts';
import type { Piece } from './moving.tsx';

export interface SquareRun {
  /** Which line of the sheet it slides along: 1 to 11 of its twelve columns. */
  line: number;
  /** Down or up. */
  down: boolean;
  /** Seconds. */
  duration: number;
}

/** The next run of a small square. `random` is like Math.random. */
export function squareRun(random: () => number): SquareRun {
  const { shortest, longest } = gridSquares;
  return {
    line: 1 + Math.floor(random() * 11),
    down: random() < 0.5,
    duration: shortest + random() * (longest - shortest),
  };
}

/** When its opacity changes, as shares of a run: it comes in, and goes out near the edge. */
export function fadeTimes(duration: number): readonly number[] {
  const { fade, fadeThreshold } = gridSquares;
  const share = fade / duration;
  const leave = 1 - fadeThreshold;
  return [0, share, leave, Math.min(1, leave + share), 1];
}

export interface Stretch {
  top: number;
  bottom: number;
}

/** The longest stretch of a line from 0 to `height` that no text stands on, with air around the text. */
export function freeStretch(height: number, texts: readonly Stretch[]): Stretch {
  let free: Stretch = { top: 0, bottom: 0 };
  let from = 0;
  for (const { top, bottom } of [
    ...texts.toSorted((a, b) => a.top - b.top),
    { top: height + gridSquares.air, bottom: height },
  ]) {
    const to = top - gridSquares.air;
    if (to - from > free.bottom - free.top) free = { top: from, bottom: to };
    from = Math.max(from, bottom + gridSquares.air);
  }
  return free;
}

/** What is written on the sheet across one of its lines, in pixels from the upper edge of its decoration. */
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
 * Lets the small squares of an element slide along the lines of the sheet, each run another, where no
 * text of its parent stands.
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
