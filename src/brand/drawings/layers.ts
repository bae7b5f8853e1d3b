import type { Point2 } from './projection.ts';
import type { GroupShape, Shape } from './shapes.ts';
import type { Drawing } from './sheet.ts';

/** As CSS takes it: `matrix(a, b, c, d, e, f)`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** How a part turns in its plane until it stands as it is drawn. */
export interface Turn {
  /** Its axis on the sheet. */
  readonly centre: Point2;
  /** What the two directions of the plane become on the sheet. */
  readonly plane: readonly [Point2, Point2];
  /** Where it begins: radians in the plane. */
  readonly from: number;
}

/** Shapes that lie over what comes before, and how they come to their place. */
interface DrawnLayer {
  readonly shapes: readonly Shape[];
  readonly poses?: readonly Matrix[];
}

/** More files than this are not worth the motion. */
const most = 7;
/**
 * The share of the way back to its place at which a part begins. Parts are painted in the order of the
 * drawing, so that at the whole of it a part would cover what holds it.
 */
const back = 0.7;
/** Between two poses a turn is a straight line: none is longer than this. Radians. */
const step = 0.2;

/** Poses of a leader on its way: between two of them CSS turns and stretches, which strays from its part. */
const leaderPoses = 8;

/** A drawing cut into what stands and what acts, in the order in which it is painted. */
export function layersOf({ shapes, frame, turn }: Drawing): DrawnLayer[] {
  const moveAlike = (one: Shape, other: Shape) =>
    turn ? isMark(one) === isMark(other) : String(shiftOf(one)) === String(shiftOf(other));
  const runs: [Shape, ...Shape[]][] = [];
  for (const shape of shapes) {
    const run = runs.at(-1);
    if (run && moveAlike(run[0], shape)) run.push(shape);
    else runs.push([shape]);
  }
  if (runs.length === 1 || runs.length > most) return [];
  const origin: Point2 = [frame.x, frame.y];
  return runs.flatMap((some): DrawnLayer[] => {
    const last = some.at(-1);
    if (last?.kind === 'group' && last.leader) {
      // Its shapes are leader, dot and ring (`balloon` in notes.ts). Leader and dot stay with the part that
      // they point at, the ring where it is.
      const balloon = (from: number, to?: number) => [
        { ...last, shapes: last.shapes.slice(from, to) },
      ];
      return [
        ...(some.length > 1 ? [{ shapes: some.slice(0, -1) }] : []),
        { shapes: balloon(0, 1), poses: led(last.leader, origin) },
        { shapes: balloon(1, 2), poses: homeFrom(last.leader.shift) },
        { shapes: balloon(2) },
      ];
    }
    const [first] = some;
    const poses = turn ? isMark(first) && turned(turn, origin) : home(first);
    return [poses ? { shapes: some, poses } : { shapes: some }];
  });
}

const shiftOf = (shape: Shape) => (shape.kind === 'group' ? shape.shift : undefined);

const isMark = (shape: Shape): boolean => shape.kind === 'group' && shape.role === 'mark';

function home(shape: Shape): Matrix[] | undefined {
  const shift = shiftOf(shape);
  return shift && homeFrom(shift);
}

function homeFrom(shift: Point2): Matrix[] {
  const [x, y] = shift.map((value) => rounded(-value * back));
  return [
    [1, 0, 0, 1, x ?? 0, y ?? 0],
    [1, 0, 0, 1, 0, 0],
  ];
}

/**
 * Leaves the foot of a leader where it is, and takes its other end along with its part by d: I + d·wᵀ/|w|²,
 * where w leads from the foot to that end.
 */
function led({ foot, at, shift }: NonNullable<GroupShape['leader']>, origin: Point2): Matrix[] {
  const [x, y] = [foot[0] - origin[0], foot[1] - origin[1]];
  const [u, v] = [at[0] - foot[0], at[1] - foot[1]];
  const square = u * u + v * v;
  return Array.from({ length: leaderPoses + 1 }, (_, i): Matrix => {
    const [dx, dy] = shift.map((way) => -way * back * (1 - i / leaderPoses)) as [number, number];
    const [a, b, c, d] = [
      1 + (dx * u) / square,
      (dy * u) / square,
      (dx * v) / square,
      1 + (dy * v) / square,
    ];
    const matrix = [a, b, c, d, x - a * x - c * y, y - b * x - d * y];
    return matrix.map(precise) as unknown as Matrix;
  });
}

function turned({ centre, plane: [[a, b], [c, d]], from }: Turn, origin: Point2): Matrix[] {
  const [x, y] = [centre[0] - origin[0], centre[1] - origin[1]];
  const area = a * d - b * c;
  const count = Math.ceil(Math.abs(from) / step);
  return Array.from({ length: count + 1 }, (_, i): Matrix => {
    const angle = from * (1 - i / count);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // Turned in the plane: P · R · P⁻¹ around the centre.
    const [p, q, r, s] = [
      a * cos + c * sin,
      b * cos + d * sin,
      c * cos - a * sin,
      d * cos - b * sin,
    ];
    const [e, f, g, h] = [
      (p * d - r * b) / area,
      (q * d - s * b) / area,
      (r * a - p * c) / area,
      (s * a - q * c) / area,
    ];
    return [e, f, g, h, x - e * x - g * y, y - f * x - h * y].map(rounded) as unknown as Matrix;
  });
}

/** A share of hundreds of units must not move them. */
const precise = (value: number): number => Math.round(value * 100_000) / 100_000 + 0;
const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
