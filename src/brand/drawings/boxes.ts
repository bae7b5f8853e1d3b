import type { Point2, Point3 } from './projection.ts';

/** A rectangle on the sheet, in drawing units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Smallest and largest corner of a region of the sheet. */
export type Box2 = readonly [min: Point2, max: Point2];

/** Smallest and largest corner of a region of space. */
export type Box3 = readonly [min: Point3, max: Point3];

/** The box that contains nothing: joining it with a box results in that box. */
export const emptyBox: Box2 = [
  [Infinity, Infinity],
  [-Infinity, -Infinity],
];

export const joinBoxes = (a: Box2, b: Box2): Box2 => [
  [Math.min(a[0][0], b[0][0]), Math.min(a[0][1], b[0][1])],
  [Math.max(a[1][0], b[1][0]), Math.max(a[1][1], b[1][1])],
];

/** Returns the smallest region of space that contains all points. */
export function boxOfSpace(points: readonly Point3[]): Box3 {
  const extreme = (pick: (...values: number[]) => number): Point3 => [
    pick(...points.map(([x]) => x)),
    pick(...points.map(([, y]) => y)),
    pick(...points.map(([, , z]) => z)),
  ];
  return [extreme(Math.min), extreme(Math.max)];
}

export const frameOf = ([min, max]: Box2, margin: number): Frame => ({
  x: min[0] - margin,
  y: min[1] - margin,
  width: max[0] - min[0] + 2 * margin,
  height: max[1] - min[1] + 2 * margin,
});

/** Boxes that only touch do not meet. */
export const boxesMeet = (a: Box2, b: Box2): boolean =>
  a[0][0] < b[1][0] && a[1][0] > b[0][0] && a[0][1] < b[1][1] && a[1][1] > b[0][1];

export const boxMeetsFrame = ([min, max]: Box2, { x, y, width, height }: Frame): boolean =>
  min[0] < x + width && max[0] > x && min[1] < y + height && max[1] > y;

export const boxWithinFrame = ([min, max]: Box2, { x, y, width, height }: Frame): boolean =>
  min[0] >= x && max[0] <= x + width && min[1] >= y && max[1] <= y + height;
