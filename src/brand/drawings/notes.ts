import { Pen } from './pen.ts';
import { type Axis, lettering, type Point2, type Point3, project } from './projection.ts';
import { group, type GroupShape, path, type Shape, type TextShape } from './shapes.ts';

// All in drawing units.
/** Half the width of a tick. */
const TICK = 4.5;
/** Radius of a balloon's ring. */
const RING = 15;
/** Gap between the part and the extension lines, and length by which these project beyond the dimension line. */
const GAP = 8;
/** Distance from the dimension line to the baseline of its text. */
const LIFT = 6;
/** A generous estimate of the size of text: half the width of a letter, and the space around the text. */
const HALF_LETTER = 5;
const TEXT_MARGIN = 6;

export interface DimensionOptions {
  /** The vector in space from the measured edge to the dimension line. */
  readonly offset: Point3;
  /** Figures and units only: the files are shared by every language. */
  readonly label: string;
}

/** Letters lie in the plane of the dimension. They read from the left or, in an upright dimension, from the right. */
const letters: Readonly<Record<Axis, readonly [number, number, number, number]>> = {
  x: lettering([1, 0, 0], [0, 1, 0]),
  y: lettering([0, -1, 0], [1, 0, 0]),
  z: lettering([0, 0, 1], [1, 0, 0]),
};

/** Returns the axis along which two points are the furthest apart. */
function mainAxis(a: Point3, b: Point3): Axis {
  const spans = [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), Math.abs(b[2] - a[2])] as const;
  if (spans[2] >= spans[0] && spans[2] >= spans[1]) return 'z';
  return spans[0] >= spans[1] ? 'x' : 'y';
}

/** Returns `a` moved by a share of the vector `b`. */
const add = (a: Point3, b: Point3, share = 1): Point3 => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
];

/** Returns a text whose baseline has its middle at `at`. Its box is a square, since the matrix may turn the text. */
export function text(label: string, at: Point2, matrix?: TextShape['matrix']): TextShape {
  const reach = label.length * HALF_LETTER + TEXT_MARGIN;
  return {
    kind: 'text',
    text: label,
    at,
    ...(matrix === undefined ? {} : { matrix }),
    box: [
      [at[0] - reach, at[1] - reach],
      [at[0] + reach, at[1] + reach],
    ],
  };
}

/** A dimension between two points in space: two extension lines, the line with its ticks, the figure. */
export function dimension(a: Point3, b: Point3, { offset, label }: DimensionOptions): GroupShape {
  const length = Math.hypot(...project(offset));
  const near = GAP / length;
  const far = 1 + GAP / length;
  const [start, end] = [project(add(a, offset)), project(add(b, offset))];
  const extension = new Pen();
  for (const point of [a, b]) {
    extension.move(project(add(point, offset, near))).line(project(add(point, offset, far)));
  }
  const line = new Pen().move(start).line(end);
  const ticks = new Pen();
  for (const [x, y] of [start, end]) ticks.move([x - TICK, y + TICK]).line([x + TICK, y - TICK]);
  const matrix = letters[mainAxis(a, b)];
  const middle: Point2 = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  // Lifted towards the tops of the letters.
  const [, , downX, downY] = matrix;
  const lifted: Point2 = [middle[0] - LIFT * downX, middle[1] - LIFT * downY];
  const shapes: Shape[] = [
    path('engraving', extension),
    path('dimension', line),
    path('tick', ticks),
    text(label, lifted, matrix),
  ];
  return group('dimension', shapes);
}

/**
 * A numbered ring at `ring`, with a leader to the dot at `at`; both are sheet points. layers.ts reads the shapes in
 * their order: leader, dot, ring, number.
 *
 * @param shift Vector from the original place of the part to where it is drawn, if the two differ. The leader is then
 *   animated with the part.
 */
export function balloon(at: Point2, ring: Point2, label: string, shift?: Point2): GroupShape {
  const angle = Math.atan2(ring[1] - at[1], ring[0] - at[0]);
  const foot: Point2 = [ring[0] - RING * Math.cos(angle), ring[1] - RING * Math.sin(angle)];
  const shapes = [
    path('dimension', new Pen().move(at).line(foot)),
    path('ink', new Pen().disc(at, 2.6)),
    path('face', new Pen().disc(ring, RING)),
    text(label, [ring[0], ring[1] + 5]),
  ];
  return { ...group('balloon', shapes), ring, ...(shift && { leader: { foot, at, shift } }) };
}
