import { accordion } from './figures.ts';

/**
 * Returns the index of the row that is active while the middle of the window is at `middle`: the last row
 * whose top is at or above `middle`. The direction of scrolling makes no difference. Positions are pixels
 * from the top of the document.
 */
export function activeItem(tops: readonly number[], middle: number): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= middle),
  );
}

/**
 * Returns how far each row is translated, in pixels. The layout reserves room for every body, and the shifts
 * close the gaps that closed bodies leave. Rows before the active row move down to it, and rows after it
 * move up. The active row itself does not move.
 *
 * @param isOpen Whether the active row is open.
 */
export function itemShifts(
  bodyHeights: readonly number[],
  active: number,
  isOpen = true,
): number[] {
  const sum = (from: number, to: number) =>
    bodyHeights.slice(from, to).reduce((total, height) => total + height, 0);
  return bodyHeights.map((_, index) =>
    index <= active ? sum(index, active) : -sum(isOpen ? active + 1 : active, index),
  );
}

/** Measurements of an accordion and its window, in pixels. */
export interface Measured {
  /** Tops of the stage and of each row in the document, as laid out with room for every body. */
  stageTop: number;
  tops: readonly number[];
  /** Height of each row including its body. */
  heights: readonly number[];
  windowHeight: number;
  /** Middle of the visible part of the window, from the top of the window. */
  middle: number;
  /** Height that the header, or a drawing pinned below it, covers at the top of the window. */
  covered: number;
}

/**
 * How the stage (the accordion with its heading and drawing) is held in the window, as a sticky element
 * is, while its rows are scrolled through. In pixels.
 */
export interface Hold {
  /** False if a row is too high to fit around the middle of the window. Then the stage scrolls normally. */
  holds: boolean;
  /** Top of the held stage in the window. Rounded, because browsers place it at a whole pixel. */
  top: number;
  /** Scroll position of the page at which the hold begins. */
  from: number;
  /** Distance of scrolling for which the hold lasts. */
  length: number;
  /** Translation of the whole list that brings each row, when active, to the middle of the window. */
  lifts: readonly number[];
}

/**
 * Returns how the stage is held. The hold begins when the middle of the first row reaches the middle of the
 * window, and lasts for the distance between the middles of the first and the last row.
 */
export function holdOf(measured: Measured): Hold {
  const { stageTop, tops, heights, windowHeight, middle, covered } = measured;
  const centres = tops.map((top, index) => top + (heights[index] ?? 0) / 2);
  const [first = 0, last = 0] = [centres[0], centres.at(-1)];
  const halfVisible = Math.min(middle - covered, windowHeight - middle);
  const holds = Math.max(...heights) / 2 <= halfVisible;
  const top = Math.round(middle - (first - stageTop));
  return {
    holds,
    top,
    from: stageTop - top,
    length: holds ? last - first : 0,
    lifts: centres.map((centre) => (holds ? first - centre : 0)),
  };
}

/** Returns how many pixels the hold has moved the stage down the page at a scroll position. */
export function heldBy({ from, length }: Hold, scroll: number): number {
  return Math.min(Math.max(0, scroll - from), length);
}

/**
 * Returns the highest position to which a drawing beside the rows may move with them, as a translation in
 * pixels (negative is up). A pinned drawing lies over the rows at the top of the window, and its lower edge
 * is `pinned` pixels from there. Any other drawing is centred on the open row, with two limits: it stays
 * below `covered`, and ends at most `accordion.beside` below the last row.
 *
 * @param drawing Its edges, from the top of the stage.
 * @param pinned 0 unless the drawing is pinned.
 */
export function besideLimit(
  drawing: { top: number; bottom: number },
  { top: stageTop }: Hold,
  { heights, middle, covered }: Measured,
  pinned: number,
): number {
  const { top, bottom } = drawing;
  if (pinned) return pinned - stageTop - bottom;
  const firstCentre = middle - stageTop;
  return Math.max(
    covered - stageTop + accordion.beside - top,
    Math.min(
      firstCentre - (top + bottom) / 2,
      firstCentre + (heights.at(-1) ?? 0) / 2 + accordion.beside - bottom,
    ),
  );
}
