import { boxOfSpace } from './boxes.ts';
import { Pen } from './pen.ts';
import { type Point3, project } from './projection.ts';
import { path, type Shape } from './shapes.ts';
import { cutLines, type Solid } from './solids.ts';

export interface BlockOptions {
  /** Distance between engraved lines on the faces towards +x (right), +y (left) and +z (top). */
  readonly hatchRight?: number;
  readonly hatchLeft?: number;
  readonly hatchTop?: number;
  /** Whether the lines of the two upright faces are horizontal instead of vertical. */
  readonly flat?: boolean;
  /** Whether the top is the face of a cut, which is hatched. */
  readonly cut?: boolean;
}

/** Returns a box, by its corner with the smallest coordinates and its size. The face towards +x is shaded. */
export function block(
  [x, y, z]: Point3,
  [width, depth, height]: Point3,
  options: BlockOptions = {},
): Solid {
  const [right, left, top] = [x + width, y + depth, z + height];
  const outline = [
    [x, y, top],
    [right, y, top],
    [right, y, z],
    [right, left, z],
    [x, left, z],
    [x, left, top],
  ] as const;
  const shaded = [
    [right, y, top],
    [right, y, z],
    [right, left, z],
    [right, left, top],
  ] as const;
  const lit = [
    [x, y, top],
    [right, y, top],
    [right, left, top],
    [right, left, z],
    [x, left, z],
    [x, left, top],
  ] as const;
  const edge = [
    [x, left, top],
    [right, left, top],
  ] as const;
  const shapes: Shape[] = [
    path('outline', new Pen().polyline(outline.map(project), true)),
    path('face', new Pen().polyline(lit.map(project), true)),
    path('shade', new Pen().polyline(shaded.map(project), true)),
    path('edge', new Pen().polyline(edge.map(project))),
  ];
  const hatching = new Pen();
  const hatch = (a: Point3, b: Point3) => hatching.move(project(a)).line(project(b));
  const { hatchRight, hatchLeft, hatchTop, flat = false } = options;
  for (const step of steps(hatchRight, flat ? height : depth)) {
    if (flat) hatch([right, y, z + step], [right, left, z + step]);
    else hatch([right, y + step, z], [right, y + step, top]);
  }
  for (const step of steps(hatchLeft, flat ? height : width)) {
    if (flat) hatch([x, left, z + step], [right, left, z + step]);
    else hatch([x + step, left, z], [x + step, left, top]);
  }
  for (const step of steps(hatchTop, width)) hatch([x + step, y, top], [x + step, left, top]);
  if (hatching.d !== '') shapes.push(path('engraving', hatching));
  if (options.cut) {
    const face = [
      [x, y, top],
      [right, y, top],
      [right, left, top],
      [x, left, top],
    ] as const;
    shapes.push(cutLines(new Pen().polyline(face.map(project), true)));
  }
  return {
    shapes,
    box: boxOfSpace([
      [x, y, z],
      [right, left, top],
    ]),
  };
}

/** Returns the multiples of a distance that are below a length. */
function steps(distance: number | undefined, length: number): number[] {
  if (distance === undefined) return [];
  // Without the tolerance, a rounding error could add a line on the edge.
  const count = Math.ceil(length / distance - 1e-6) - 1;
  return Array.from({ length: Math.max(count, 0) }, (_, i) => (i + 1) * distance);
}
