import { accordion } from './figures.ts';

/**
 * Returns the index of the row to activate: the last row whose top is at or above the middle of the window,
 * or else the first row. The direction of scrolling makes no difference.
 *
 * @param tops Tops of the rows, in pixels from the top of the document.
 * @param middleInPage Middle of the window, in pixels from the top of the document.
 */
export function activeRow(tops: readonly number[], middleInPage: number): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= middleInPage),
  );
}

/**
 * Returns how far each row is translated, in pixels. The layout reserves space for every body, and the
 * translations close the gaps at closed bodies. Rows above the active row move down to it, and rows below it
 * move up. The active row itself does not move.
 *
 * @param active Index of the active row. With -1 no row is active, and all rows move up to the first one.
 * @param isOpen Whether the active row is open.
 */
export function rowShifts(bodyHeights: readonly number[], active: number, isOpen = true): number[] {
  const heightOfBodies = (from: number, to: number) =>
    bodyHeights.slice(from, to).reduce((total, height) => total + height, 0);
  // If the active row is closed, its own body is the first gap below it. With -1 every body is a gap.
  const firstGap = isOpen ? active + 1 : Math.max(0, active);
  return bodyHeights.map((_, index) =>
    index <= active ? heightOfBodies(index, active) : -heightOfBodies(firstGap, index),
  );
}

/** Measurements of an accordion and its window, in pixels. */
export interface Measurements {
  /** Top of the stage, from the top of the document. */
  stageTop: number;
  /** Top of each row, from the top of the document, as laid out with space for every body. */
  tops: readonly number[];
  /** Height of each row including its body. */
  heights: readonly number[];
  windowHeight: number;
  /**
   * Middle of the window below a pinned drawing, from the top of the window. The header is not counted, so less may be
   * visible above the middle than below it.
   */
  middle: number;
  /** Height that the header, or a drawing pinned below it, covers at the top of the window. */
  covered: number;
}

/**
 * The stage is the accordion with its heading and drawing. While the visitor scrolls through its rows, the
 * stage is held: it stays in the window as a sticky element does. All values are in pixels.
 */
export interface Hold {
  /** False if a row is too high to fit around the middle of the window. Then the stage scrolls normally. */
  isPossible: boolean;
  /** Top of the held stage in the window. Rounded, because browsers put a sticky box at a whole pixel. */
  top: number;
  /** Scroll position of the page at which the hold begins. */
  from: number;
  /** Scroll distance for which the hold lasts. */
  length: number;
  /** For each row, the translation of the whole list that brings this row to the middle of the window. */
  lifts: readonly number[];
}

/**
 * Computes how the stage is held. The hold begins when the middle of the first row reaches the middle of the
 * window, and lasts for the distance between the middles of the first and the last row.
 */
export function computeHold(measurements: Measurements): Hold {
  const { stageTop, tops, heights, windowHeight, middle, covered } = measurements;
  const centres = tops.map((top, index) => top + (heights[index] ?? 0) / 2);
  const firstCentre = centres[0] ?? 0;
  const lastCentre = centres.at(-1) ?? 0;
  // A row in the middle of the window extends equally far above and below the middle.
  const roomOnEachSide = Math.min(middle - covered, windowHeight - middle);
  const isPossible = Math.max(...heights) / 2 <= roomOnEachSide;
  const top = Math.round(middle - (firstCentre - stageTop));
  return {
    isPossible,
    top,
    from: stageTop - top,
    length: isPossible ? lastCentre - firstCentre : 0,
    lifts: centres.map((centre) => (isPossible ? firstCentre - centre : 0)),
  };
}

/** Returns how many pixels the hold has moved the stage down the page at a scroll position. */
export function heldDistance({ from, length }: Hold, scroll: number): number {
  return Math.min(Math.max(0, scroll - from), length);
}

/**
 * A drawing beside the rows moves up with them. Returns the smallest translation that it may have, in pixels
 * (negative is up).
 * - A pinned drawing lies over the rows at the top of the window. Its lower edge may reach `pinnedBottom`.
 * - Any other drawing moves up until it is centred on the open row. It moves further up if it would otherwise end more
 *   than `accordion.beside` below the open last row. It stays `accordion.beside` below the covered part of the window.
 *
 * @param drawing Edges of the drawing, from the top of the stage.
 * @param pinnedBottom Lower edge of a pinned drawing, from the top of the window; 0 if it is not pinned.
 */
export function smallestBesideShift(
  drawing: { top: number; bottom: number },
  { top: heldTop }: Hold,
  { heights, middle, covered }: Measurements,
  pinnedBottom: number,
): number {
  const { top, bottom } = drawing;
  if (pinnedBottom) return pinnedBottom - heldTop - bottom;
  /** Middle of the open row, from the top of the stage. The row is in the middle of the window. */
  const openCentre = middle - heldTop;
  const belowCovered = covered - heldTop + accordion.beside - top;
  const centredOnRow = openCentre - (top + bottom) / 2;
  const endingBelowLastRow = openCentre + (heights.at(-1) ?? 0) / 2 + accordion.beside - bottom;
  return Math.max(belowCovered, Math.min(centredOnRow, endingBelowLastRow));
}
