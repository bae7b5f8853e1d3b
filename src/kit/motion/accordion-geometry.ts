import { accordion } from './figures.ts';

/**
 * The item that is active while the middle of the window is at `middle`: the last one whose top has
 * reached it, in whichever direction it came. All are pixels of the document.
 */
export function activeItem(tops: readonly number[], middle: number): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= middle),
  );
}

/**
 * How far each item stands from its place in the page, where every body has its room, in pixels:
 * past items come down to the active one, future items up to it. The active one stays, also while
 * it is closed.
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

/** What an accordion's rows and its window measure, in pixels. */
export interface Measured {
  /** Top of the stage and of each row in the document, where every body has its room. */
  stageTop: number;
  tops: readonly number[];
  /** Each row with its body. */
  heights: readonly number[];
  windowHeight: number;
  /** Middle of what is seen of the window, from its top. */
  middle: number;
  /** What the header covers at the top of the window, or a drawing that is pinned there. */
  covered: number;
}

/** How the stage is held in the window while its rows are scrolled through, in pixels. */
export interface Hold {
  /** Not where a row is higher than the window shows. */
  holds: boolean;
  /** Where the top of the stage stands in the window meanwhile: at a whole pixel, to which browsers move it. */
  top: number;
  /** From which scroll position of the page on, and for how much scrolling. */
  from: number;
  length: number;
  /** How far each row stands from its place in the stage when it is the active one: in the middle. */
  lifts: readonly number[];
}

/** From the middle of the first row to that of the last one the stage is held. */
export function holdOf(measured: Measured): Hold {
  const { stageTop, tops, heights, windowHeight, middle, covered } = measured;
  const centres = tops.map((top, index) => top + (heights[index] ?? 0) / 2);
  const [first = 0, last = 0] = [centres[0], centres.at(-1)];
  const half = Math.min(middle - covered, windowHeight - middle);
  const holds = Math.max(...heights) / 2 <= half;
  const top = Math.round(middle - (first - stageTop));
  return {
    holds,
    top,
    from: stageTop - top,
    length: holds ? last - first : 0,
    lifts: centres.map((centre) => (holds ? first - centre : 0)),
  };
}

/** How far the stage stands from its place in the page where the page is scrolled to `scroll`. */
export function heldBy({ from, length }: Hold, scroll: number): number {
  return Math.min(Math.max(0, scroll - from), length);
}

/**
 * How far up a drawing beside the rows may go with them. One that is pinned over the rows covers `pinned`
 * pixels of the window and ends there; another one stands beside the open row, wholly in the window, and
 * ends with the rows.
 *
 * @param drawing Its edges from the top of the stage.
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
