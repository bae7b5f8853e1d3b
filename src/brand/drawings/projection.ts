/** A point on the sheet, with y downwards, or in the plane of a profile; in drawing units (1 unit = 1 px at natural size). */
export type Point2 = readonly [number, number];

/** A point in space, in drawing units, z upwards. */
export type Point3 = readonly [number, number, number];

/** The axis a profile is extruded along. Its plane's coordinates (u, v) are the other two axes in order. */
export type Axis = 'x' | 'y' | 'z';

const COS_30 = Math.cos(Math.PI / 6);
const SIN_30 = 0.5;

/** Isometric projection for a viewer at (1, 1, 1): x runs right and down, y left and down, z up. */
export const project = ([x, y, z]: Point3): Point2 => [(x - y) * COS_30, (x + y) * SIN_30 - z];

/** The point in space with coordinates (u, v) in the plane across `axis`, at `w` along it. */
export function inSpace(axis: Axis, [u, v]: Point2, w: number): Point3 {
  if (axis === 'x') return [w, u, v];
  if (axis === 'y') return [u, w, v];
  return [u, v, w];
}

/** The sheet point with coordinates (u, v) in the plane across `axis`, at `w` along it. */
export const onPlane =
  (axis: Axis, w: number) =>
  (point: Point2): Point2 =>
    project(inSpace(axis, point, w));

/** The ellipse that shows a circle of radius 1 on the sheet: half axes, rotation in degrees, half size of its box. */
export interface CircleImage {
  readonly major: number;
  readonly minor: number;
  readonly turn: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Whether a counter-clockwise arc in (u, v) runs clockwise on the sheet (the sweep flag of SVG). */
  readonly sweep: 0 | 1;
}

// The singular values of the projection of a plane. The major axis is at right angles to the plane's normal on the sheet.
const MAJOR = Math.sqrt(3 / 2);
const MINOR = Math.sqrt(1 / 2);
const upright = { major: MAJOR, minor: MINOR, halfWidth: COS_30, halfHeight: Math.sqrt(5) / 2 };

export const circleImages: Readonly<Record<Axis, CircleImage>> = {
  x: { ...upright, turn: -60, sweep: 1 },
  y: { ...upright, turn: 60, sweep: 0 },
  z: { major: MAJOR, minor: MINOR, turn: 0, halfWidth: MAJOR, halfHeight: MINOR, sweep: 1 },
};

/**
 * Returns the matrix that draws text in a plane. Its baseline has the direction `along`, and `down` is the direction
 * from the top of a letter to the baseline. Both are unit vectors in space.
 */
export function lettering(along: Point3, down: Point3): readonly [number, number, number, number] {
  return [...project(along), ...project(down)];
}
