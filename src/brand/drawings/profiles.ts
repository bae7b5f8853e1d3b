import type { Point2 } from './projection.ts';

/** One side of a profile: a straight line or, with a radius, a counter-clockwise arc of at most 180 degrees. */
export interface Side {
  readonly from: Point2;
  readonly to: Point2;
  readonly radius?: number;
}

/** A closed outline in the (u, v) of its plane, counter-clockwise, in drawing units. */
export interface Profile {
  readonly sides: readonly Side[];
  /** Only if the profile is a circle. */
  readonly circle?: { readonly centre: Point2; readonly radius: number };
}

const TURN = 2 * Math.PI;
const RIGHT = Math.PI / 2;
/**
 * The angles between which a viewer at (1, 1, 1) sees the side of a round part: its normal (cos, sin) faces the viewer
 * where cos + sin is above 0.
 */
export const RIM_START = -Math.PI / 4;
export const RIM_END = (3 * Math.PI) / 4;

/** The point at `angle` (radians) on a circle. */
export const polar = ([u, v]: Point2, radius: number, angle: number): Point2 => [
  u + radius * Math.cos(angle),
  v + radius * Math.sin(angle),
];

/** Whether the corners are clockwise in (u, v): the area that they enclose is then negative (the shoelace formula). */
function isClockwise(points: readonly Point2[]): boolean {
  const doubleArea = points.reduce((sum, [u, v], i) => {
    const [nextU, nextV] = points[(i + 1) % points.length] ?? [u, v];
    return sum + u * nextV - nextU * v;
  }, 0);
  return doubleArea < 0;
}

/** A profile of straight sides; the corners may be given in either direction of rotation. */
export function polygon(points: readonly Point2[]): Profile {
  const turned = isClockwise(points) ? [...points].reverse() : points;
  return {
    sides: turned.map((from, i) => ({ from, to: turned[(i + 1) % turned.length] ?? from })),
  };
}

export const rectangle = (u: number, v: number, width: number, height: number): Profile =>
  polygon([
    [u, v],
    [u + width, v],
    [u + width, v + height],
    [u, v + height],
  ]);

export function circle(centre: Point2, radius: number): Profile {
  const start = polar(centre, radius, RIM_START);
  const end = polar(centre, radius, RIM_END);
  return {
    sides: [
      { from: start, to: end, radius },
      { from: end, to: start, radius },
    ],
    circle: { centre, radius },
  };
}

/**
 * A rectangle with rounded corners. Arcs are split where their side turns away from the viewer (`isSeen` in solids.ts).
 */
export function roundedRectangle(
  u: number,
  v: number,
  width: number,
  height: number,
  radius: number,
): Profile {
  const left = u + radius;
  const right = u + width - radius;
  const low = v + radius;
  const high = v + height - radius;
  // For each corner, the centre of its arc and the angles at which the arc begins, is split, and ends.
  const stops: readonly (readonly [Point2, readonly number[]])[] = [
    [
      [right, high],
      [0, RIGHT],
    ],
    [
      [left, high],
      [RIGHT, RIM_END, 2 * RIGHT],
    ],
    [
      [left, low],
      [2 * RIGHT, 3 * RIGHT],
    ],
    [
      [right, low],
      [3 * RIGHT, TURN + RIM_START, TURN],
    ],
  ];
  const arcs = stops.flatMap(([centre, angles]) =>
    angles.slice(1).map((angle, i): Side => ({
      from: polar(centre, radius, angles[i] ?? 0),
      to: polar(centre, radius, angle),
      radius,
    })),
  );
  const sides = arcs.flatMap((arc, i): Side[] => {
    const next = arcs[(i + 1) % arcs.length] ?? arc;
    const gap = Math.hypot(next.from[0] - arc.to[0], next.from[1] - arc.to[1]);
    return gap < 1e-6 ? [arc] : [arc, { from: arc.to, to: next.from }];
  });
  return { sides };
}

export interface GearOptions {
  readonly centre?: Point2;
  /** Radius at the tips of the teeth. */
  readonly radius: number;
  readonly teeth: number;
  /** Height of a tooth. */
  readonly depth: number;
  /** Rotation of the gear, as a share of the angle between two teeth. */
  readonly phase?: number;
}

/** A spur gear with trapezoid teeth. */
export function gear({ centre = [0, 0], radius, teeth, depth, phase = 0 }: GearOptions): Profile {
  const root = radius - depth;
  // The corners of a tooth: the angle, as a share of the angle between two teeth, and the radius.
  const tooth: readonly (readonly [share: number, radius: number])[] = [
    [0.2, root],
    [0.36, radius],
    [0.64, radius],
    [0.8, root],
  ];
  return polygon(
    Array.from({ length: teeth }, (_, i) =>
      tooth.map(([share, r]) => polar(centre, r, ((i + share + phase) / teeth) * TURN)),
    ).flat(),
  );
}

/** Points spaced evenly on a circle, such as the centres of bolt holes; `turn` in radians. */
export const pointsOnCircle = (centre: Point2, radius: number, count: number, turn = 0): Point2[] =>
  Array.from({ length: count }, (_, i) => polar(centre, radius, turn + (i / count) * TURN));

/** A regular polygon, for nuts and bolt heads; `radius` is measured to the corners. */
export const regularPolygon = (
  centre: Point2,
  radius: number,
  corners: number,
  turn = 0,
): Profile => polygon(pointsOnCircle(centre, radius, corners, turn));

/** An opening between two spokes of a wheel, from angle `from` to `to` (radians). */
export function spokeOpening(
  centre: Point2,
  inner: number,
  outer: number,
  from: number,
  to: number,
): Profile {
  const steps = 8;
  const sweep = (radius: number, a: number, b: number): Point2[] =>
    Array.from({ length: steps + 1 }, (_, i) => polar(centre, radius, a + ((b - a) * i) / steps));
  const taper = (to - from) * 0.12;
  return polygon([...sweep(outer, from, to), ...sweep(inner, to - taper, from + taper)]);
}
