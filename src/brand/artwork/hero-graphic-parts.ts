export type Point = readonly [x: number, y: number];
/** The two control points of a CSS cubic-bezier() timing function. */
export type Easing = readonly [x1: number, y1: number, x2: number, y2: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rounds to a tenth of a unit, finer than a screen shows: more digits would only add bytes. */
export function round(value: number): number {
  // `+ 0` turns -0 into 0.
  return Math.round(value * 10) / 10 + 0;
}

/** Returns the coordinates of points as a part of path data. */
export function points(list: readonly Point[], separator = ' '): string {
  return list.map(([x, y]) => `${round(x)} ${round(y)}`).join(separator);
}

/** A straight line: its start, and how far it goes. */
export type Stroke = readonly [from: Point, by: Point];

/**
 * Returns a path of straight lines. Each line starts relative to the end of the previous line, so that regular
 * lines compress well.
 */
export function strokes(list: readonly Stroke[]): string {
  let end: Point | undefined;
  return list
    .map(([from, by]) => {
      const start: Point = [round(from[0]), round(from[1])];
      const move = end
        ? `m${points([[start[0] - end[0], start[1] - end[1]]])}`
        : `M${points([start])}`;
      end = [start[0] + round(by[0]), start[1] + round(by[1])];
      return `${move}l${points([by])}`;
    })
    .join('');
}

/**
 * Returns a path of parallel 45° lines that end exactly at the edges of a box, so that no clip path is needed.
 *
 * @param step Distance between two lines, measured along the left edge.
 * @param direction 1 rises to the right, -1 falls.
 * @param from A `y` on the left edge, or on its continuation, at which there is a line.
 */
export function diagonals(
  box: Box,
  step: number,
  direction: 1 | -1,
  from = box.y + box.height,
): string {
  const { x, y, width, height } = box;
  const bottom = y + height;
  const first = direction === 1 ? y : y - width;
  const last = direction === 1 ? bottom + width : bottom;
  const start = from + Math.ceil((first - from) / step) * step;
  const lines: Stroke[] = [];
  for (let leftY = start; leftY <= last; leftY += step) {
    // The line crosses the left edge at y = `leftY`. Returns how far to the right of that edge it reaches `lineY`.
    const distanceTo = (lineY: number) => (direction === 1 ? leftY - lineY : lineY - leftY);
    const enter = Math.max(0, direction === 1 ? distanceTo(bottom) : distanceTo(y));
    const exit = Math.min(width, direction === 1 ? distanceTo(y) : distanceTo(bottom));
    if (exit - enter < 0.5) continue;
    const run = exit - enter;
    lines.push([
      [x + enter, leftY - direction * enter],
      [run, -direction * run],
    ]);
  }
  return strokes(lines);
}

/**
 * Returns the share of the duration (0 to 1) after which an animation with an easing has reached
 * `progress` (0 to 1).
 */
export function timeAtProgress([x1, y1, x2, y2]: Easing, progress: number): number {
  const bezier = (a: number, b: number, t: number) =>
    3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  // Bisection: 40 steps are more exact than a screen can show.
  let [low, high] = [0, 1];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (bezier(y1, y2, middle) < progress) low = middle;
    else high = middle;
  }
  return bezier(x1, x2, (low + high) / 2);
}
