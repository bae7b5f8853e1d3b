import type { Point2 } from './projection.ts';
import type { GroupShape, Shape } from './shapes.ts';
import type { Drawing } from './sheet.ts';

/** The arguments of `matrix(a, b, c, d, e, f)` in CSS. */
export type Matrix = readonly [number, number, number, number, number, number];

/** The rotation of a part in its plane, from an angle to the position in which the part is drawn. */
export interface Turn {
  /** The point on the sheet that the part turns around. */
  readonly centre: Point2;
  /** The two unit vectors of the plane, projected to the sheet. */
  readonly plane: readonly [Point2, Point2];
  /** The angle at which the rotation begins, in radians in the plane; it ends at 0. */
  readonly from: number;
}

/** Shapes that lie above those of the previous layers. Without poses, the layer does not move. */
interface DrawnLayer {
  readonly shapes: readonly Shape[];
  /** Keyframes of the layer's animation. With the last one, the layer is where the drawing shows it. */
  readonly poses?: readonly Matrix[];
}

/**
 * Greatest number of runs: neighbouring shapes that move together. A drawing with more of them is not animated, because
 * each run becomes at least one layer, and each layer is a file.
 */
const maxRuns = 7;
/**
 * Position of a moved part when the animation begins, as a share of the way back to its original place. It is below 1,
 * because layers keep the painting order of the whole drawing: at 1, a part would cover the part that it sits in.
 */
const startShare = 0.7;
/** Greatest angle between two keyframes, in radians. Between them, the motion is not an exact rotation. */
const maxTurnStep = 0.2;
/** Intervals between the keyframes of a leader. Between keyframes, its end is not exactly at the moving part. */
const leaderSteps = 8;

/**
 * Splits a drawing into layers, in painting order. Returns no layers if no part of it moves, or if there would be too
 * many of them.
 */
export function layersOf({ shapes, frame, turn }: Drawing): DrawnLayer[] {
  const moveAlike = (one: Shape, other: Shape) =>
    turn ? isMark(one) === isMark(other) : String(shiftOf(one)) === String(shiftOf(other));
  const runs: [Shape, ...Shape[]][] = [];
  for (const shape of shapes) {
    const run = runs.at(-1);
    if (run && moveAlike(run[0], shape)) run.push(shape);
    else runs.push([shape]);
  }
  if (runs.length === 1 || runs.length > maxRuns) return [];
  const origin: Point2 = [frame.x, frame.y];
  return runs.flatMap((run): DrawnLayer[] => {
    const last = run.at(-1);
    if (last?.kind === 'group' && last.leader) {
      // The shapes of a balloon are leader, dot, ring and number (`balloon` in notes.ts). Leader and dot follow the
      // part that they point at; ring and number do not move.
      const balloon = (from: number, to?: number) => [
        { ...last, shapes: last.shapes.slice(from, to) },
      ];
      return [
        ...(run.length > 1 ? [{ shapes: run.slice(0, -1) }] : []),
        { shapes: balloon(0, 1), poses: leaderPoses(last.leader, origin) },
        { shapes: balloon(1, 2), poses: slidePoses(last.leader.shift) },
        { shapes: balloon(2) },
      ];
    }
    const poses = posesOf(run[0]);
    return [poses ? { shapes: run, poses } : { shapes: run }];
  });

  function posesOf(shape: Shape): Matrix[] | undefined {
    if (turn) return isMark(shape) ? turnPoses(turn, origin) : undefined;
    const shift = shiftOf(shape);
    return shift && slidePoses(shift);
  }
}

const shiftOf = (shape: Shape) => (shape.kind === 'group' ? shape.shift : undefined);

const isMark = (shape: Shape): boolean => shape.kind === 'group' && shape.role === 'mark';

/** Returns the keyframes of a part that slides by `shift` from its original place to where it is drawn. */
function slidePoses(shift: Point2): Matrix[] {
  const [x, y] = shift.map((value) => rounded(-value * startShare));
  return [
    [1, 0, 0, 1, x ?? 0, y ?? 0],
    [1, 0, 0, 1, 0, 0],
  ];
}

/**
 * Returns the keyframes of a leader whose foot at the ring does not move, while its other end moves by d with the part.
 * The matrix is I + d·wᵀ/|w|², where w is the vector from the foot to the other end.
 */
function leaderPoses(
  { foot, at, shift }: NonNullable<GroupShape['leader']>,
  origin: Point2,
): Matrix[] {
  const [x, y] = [foot[0] - origin[0], foot[1] - origin[1]];
  const [u, v] = [at[0] - foot[0], at[1] - foot[1]];
  const square = u * u + v * v;
  return Array.from({ length: leaderSteps + 1 }, (_, i): Matrix => {
    const [dx, dy] = shift.map((way) => -way * startShare * (1 - i / leaderSteps)) as [
      number,
      number,
    ];
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

/** Returns the keyframes of a part that turns in its plane. */
function turnPoses({ centre, plane: [[a, b], [c, d]], from }: Turn, origin: Point2): Matrix[] {
  const [x, y] = [centre[0] - origin[0], centre[1] - origin[1]];
  const area = a * d - b * c;
  const count = Math.ceil(Math.abs(from) / maxTurnStep);
  return Array.from({ length: count + 1 }, (_, i): Matrix => {
    const angle = from * (1 - i / count);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // P projects the plane to the sheet, and R rotates it: on the sheet, the rotation is P · R · P⁻¹. First P · R,
    const [p, q, r, s] = [
      a * cos + c * sin,
      b * cos + d * sin,
      c * cos - a * sin,
      d * cos - b * sin,
    ];
    // then the product with P⁻¹.
    const [e, f, g, h] = [
      (p * d - r * b) / area,
      (q * d - s * b) / area,
      (r * a - p * c) / area,
      (s * a - q * c) / area,
    ];
    return [e, f, g, h, x - e * x - g * y, y - f * x - h * y].map(rounded) as unknown as Matrix;
  });
}

/**
 * Rounds the matrix of a leader. With fewer digits, its factors would visibly move coordinates of hundreds of units.
 */
const precise = (value: number): number => Math.round(value * 100_000) / 100_000 + 0;
const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
