import { block, type BlockOptions } from './block.ts';
import {
  type Box2,
  type Box3,
  boxesMeet,
  boxOfSpace,
  type Frame,
  frameOf,
  projectBox,
} from './boxes.ts';
import { paintersOrder } from './depth.ts';
import { frustum, type FrustumOptions } from './frustum.ts';
import type { Turn } from './layers.ts';
import { balloon, dimension, type DimensionOptions } from './notes.ts';
import { Pen } from './pen.ts';
import { circle, type Profile } from './profiles.ts';
import { type Axis, inSpace, onPlane, type Point2, type Point3, project } from './projection.ts';
import { boxOfShapes, group, type LineStyle, moved, path, type Shape } from './shapes.ts';
import { type ExtrudeOptions, extrusion, type Solid } from './solids.ts';

/** A finished drawing: shapes back to front, the frame that holds them, and the crop for small screens. */
export interface Drawing {
  readonly shapes: readonly Shape[];
  readonly frame: Frame;
  readonly small: Frame;
  /** How its orange part turns, where it does. */
  readonly turn?: Turn | undefined;
  /** A whole drawing once more, with the numbered ring of its orange part, which views have anyway. */
  readonly numbered?: Pick<Drawing, 'shapes' | 'frame'> | undefined;
}

/** One way to show a drawing that has named parts. */
export interface View {
  /** The orange part. */
  readonly mark: string;
  /** Parts that are drawn away from their places, and how far. */
  readonly apart?: Readonly<Record<string, Point3>>;
  /** Parts that are left out, to show what is behind them. */
  readonly without?: readonly string[];
  /** The level at which everything is cut through, and how far what stands above is lifted off. */
  readonly cut?: { readonly at: number; readonly lift: number };
  /** Its crop, where that around the orange part would cut what is read: another one, or none. */
  readonly small?: Frame | 'whole';
}

export interface FinishOptions {
  /** The telling part of the drawing, shown alone on small screens, or all of it; views show their orange part. */
  readonly small: Frame | 'whole';
  /** Air around the drawing. */
  readonly margin?: number;
  /**
   * Where the number of the whole drawing points, from the middle of the orange part (0) towards its face
   * (0.5): the middle where that face is hidden, or the part is long and fills little of the box around it;
   * less where something comes out of it.
   */
  readonly reach?: number;
  /** How the orange part turns, around an axis through a point of a plane (`onPlane`). */
  readonly turn?: {
    readonly axis: Axis;
    readonly at: number;
    readonly centre: Point2;
    /** Radians. */
    readonly from: number;
  };
}

/** Flat shapes lie below all solids or over them. */
type Level = 'under' | 'over';

/** Side of the crop of a view, and the air it leaves around a larger part. */
const crop = { side: 380, air: 48 };
/**
 * The numbered ring: how far aside of what stands beside the orange part, how far above the dot, and
 * where the dot is, from the middle of the part (0) towards its face (0.5).
 */
const ring = { aside: 40, above: 30, reach: 0.42 };

/**
 * A drawing in the making. Solids may be put down in any order: they are painted by their depth.
 * Parts whose boxes reach into each other keep the order in which they are put down.
 */
export class Sheet {
  #mark: string | undefined;
  #view: View | undefined;
  #solids: Solid[] = [];
  #flat: Record<Level, Shape[]> = { under: [], over: [] };
  #parts = new Set<string>();
  /** What the ring of the orange part points at, and how far it is from its place. */
  #pointedAt: { readonly box: Box3; readonly place: Point3 } | undefined;
  /** The ways that parts went, for one axis each. */
  #trails = new Set<string>();
  /** What is drawn away from its place. */
  #apart: Box2[] = [];
  #markBox: Box2 | undefined;

  /** `mark` names the orange part where no view does. */
  constructor(mark?: string, view?: View) {
    this.#mark = view?.mark ?? mark;
    this.#view = view;
  }

  add(...solids: readonly Solid[]): this {
    const cut = this.#view?.cut;
    this.#solids.push(
      ...solids.map((solid) =>
        cut && middle(solid.box)[2] > cut.at ? shifted(solid, [0, 0, cut.lift]) : solid,
      ),
    );
    return this;
  }

  extrude(profile: Profile, options: ExtrudeOptions): this {
    const { axis = 'z', at = 0, height, holes = [] } = options;
    const below = axis === 'z' ? this.#cutWithin(at, height) : undefined;
    if (below === undefined) return this.add(extrusion(profile, options));
    // A hole with a depth begins at the upper end, which is no longer there.
    const through = holes.filter((hole) => 'sides' in hole || hole.depth === undefined);
    this.#axis(profile.circle?.centre, at + below);
    return this.add(
      extrusion(profile, { ...options, height: below, holes: through, cut: true }),
      extrusion(profile, { ...options, at: at + below, height: height - below }),
    );
  }

  cylinder(centre: Point2, radius: number, options: ExtrudeOptions): this {
    return this.extrude(circle(centre, radius), options);
  }

  frustum(centre: Point2, options: FrustumOptions): this {
    const {
      axis = 'z',
      at = 0,
      height,
      radii: [start, end],
    } = options;
    const below = axis === 'z' ? this.#cutWithin(at, height) : undefined;
    if (below === undefined) return this.add(frustum(centre, options));
    const radius = start + ((end - start) * below) / height;
    this.#axis(centre, at + below);
    return this.add(
      frustum(centre, { ...options, height: below, radii: [start, radius], cut: true }),
      frustum(centre, {
        ...options,
        at: at + below,
        height: height - below,
        radii: [radius, end],
      }),
    );
  }

  box(corner: Point3, size: Point3, options?: BlockOptions): this {
    const [x, y, z] = corner;
    const [width, depth, height] = size;
    const below = this.#cutWithin(z, height);
    if (below === undefined) return this.add(block(corner, size, options));
    return this.add(
      block(corner, [width, depth, below], { ...options, cut: true }),
      block([x, y, z + below], [width, depth, height - below], options),
    );
  }

  /** A line in space that solids can hide. */
  line(points: readonly Point3[], style: LineStyle = 'edge'): this {
    return this.lines([points], style);
  }

  /** Several lines in space that are hidden or seen together. */
  lines(
    runs: readonly (readonly Point3[])[],
    style: LineStyle = 'engraving',
    closed = false,
  ): this {
    const level = this.#view?.cut?.at;
    if (level === undefined || closed) return this.add(linesInSpace(runs, style, closed));
    for (const side of [-1, 1]) {
      const kept = runs.flatMap((run) => runsBeside(run, level, side));
      if (kept.length > 0) this.add(linesInSpace(kept, style));
    }
    return this;
  }

  /** Shapes of the caller's own making that stand in the given region of space. */
  shapes(shapes: readonly Shape[], box: Box3): this {
    return this.add({ shapes, box });
  }

  /** Several parts that are ordered among themselves and then painted as one. */
  assembly(build: (part: Sheet) => void): this {
    this.#solids.push(assembled(this.#partSheet(build)));
    return this;
  }

  /** The one orange part. */
  mark(build: (part: Sheet) => void): this {
    const { shapes, box } = assembled(this.#partSheet(build));
    this.#markBox = boxOfShapes(shapes);
    this.#solids.push({ shapes: [group('mark', shapes)], box });
    return this;
  }

  /** A part that views can name: to be the orange one, to be drawn away from its place, to be left out. */
  part(name: string, build: (part: Sheet) => void): this {
    this.#parts.add(name);
    const { apart = {}, without = [] } = this.#view ?? {};
    const shift = apart[name];
    const isMark = this.#mark === name;
    if (without.includes(name)) return this;
    if (!isMark && !shift) {
      build(this);
      return this;
    }
    const part = this.#partSheet(build);
    const place: Point3 = shift ?? [0, 0, 0];
    // Parts that move together share one axis.
    const isAlone = shift && this.#trails.size < this.#trails.add(shift.join()).size;
    if (isAlone) this.#solids.push(trail(boxOfSolids(part.#solids), shift));
    const solids = isMark ? [markOf(assembled(part))] : part.#solids;
    const placed = shift ? solids.map((solid) => shifted(solid, place)) : solids;
    if (isMark) this.#markBox = boxOfShapes(placed.flatMap(({ shapes }) => shapes));
    this.#solids.push(...placed);
    const last = part.#solids.findLast(isBody) ?? part.#solids.at(-1);
    if (isMark && last) this.#pointedAt = { box: last.box, place };
    if (shift) this.#apart.push(...placed.map(({ shapes }) => boxOfShapes(shapes)));
    return this;
  }

  /** Flat shapes below or above all solids, in the order given. */
  put(level: Level, ...shapes: readonly Shape[]): this {
    this.#flat[level].push(...shapes);
    return this;
  }

  /** A line in space drawn below all solids. */
  ground(points: readonly Point3[], style: LineStyle = 'grid'): this {
    return this.put('under', path(style, new Pen().polyline(points.map(project))));
  }

  /** A dimension that a cut would make untrue is left out. */
  dimension(a: Point3, b: Point3, options: DimensionOptions): this {
    const cut = this.#view?.cut;
    const [isAbove, isOtherAbove] = [a, b].map(([, , z]) => cut !== undefined && z > cut.at);
    if (isAbove !== isOtherAbove) return this;
    const lift = isAbove && cut ? cut.lift : 0;
    const raised = ([x, y, z]: Point3): Point3 => [x, y, z + lift];
    return this.put('over', dimension(raised(a), raised(b), options));
  }

  get solids(): readonly Solid[] {
    return this.#solids;
  }

  ordered(): Shape[] {
    return paintersOrder(this.#solids).flatMap(({ shapes }) => shapes);
  }

  finish({ small, margin = 8, turn, reach = ring.reach }: FinishOptions): Drawing {
    const { under } = this.#flat;
    // Dimensions keep clear of what was moved over them.
    const over = this.#flat.over.filter(
      ({ box }) => !this.#apart.some((other) => boxesMeet(box, other)),
    );
    const shapes = [...under, ...this.ordered(), ...over];
    if (!this.#view) {
      const frame = frameOf(boxOfShapes(shapes), margin);
      const withNumber = [...shapes, ...this.#number(shapes, reach)];
      return {
        numbered: { shapes: withNumber, frame: frameOf(boxOfShapes(withNumber), margin) },
        shapes,
        frame,
        small: small === 'whole' ? frame : small,
        turn: turn && {
          centre: onPlane(turn.axis, turn.at)(turn.centre),
          plane: [project(inSpace(turn.axis, [1, 0], 0)), project(inSpace(turn.axis, [0, 1], 0))],
          from: turn.from,
        },
      };
    }
    const { apart = {}, without = [], mark } = this.#view;
    const unknown = [mark, ...without, ...Object.keys(apart)].find(
      (name) => !this.#parts.has(name),
    );
    if (unknown !== undefined) throw new Error(`The drawing has no part called "${unknown}".`);
    // A number stands where words say what it is: beside the parts of a service.
    shapes.push(...this.#number(shapes, ring.reach));
    const frame = frameOf(boxOfShapes(shapes), margin);
    const { small: crop = cropAround(this.#markBox, frame) } = this.#view;
    return { shapes, frame, small: crop === 'whole' ? frame : crop };
  }

  #partSheet(build: (part: Sheet) => void): Sheet {
    const part = new Sheet(undefined, this.#view);
    build(part);
    return part;
  }

  /** How far above its foot a part is cut; nothing where it is not. */
  #cutWithin(at: number, height: number): number | undefined {
    const level = this.#view?.cut?.at;
    return level !== undefined && at < level && level < at + height ? level - at : undefined;
  }

  /** The centre line between the two halves of a round part. */
  #axis(centre: Point2 | undefined, level: number): void {
    const lift = this.#view?.cut?.lift ?? 0;
    if (!centre) return;
    const [foot, head]: Point3[] = [
      [...centre, level],
      [...centre, level + lift],
    ];
    if (foot && head) this.#solids.push(linesInSpace([[foot, head]], 'axis'));
  }

  /** The numbered ring of the orange part, on the side that is nearer to it. */
  #number(shapes: readonly Shape[], reach: number): Shape[] {
    if (!this.#pointedAt) return [];
    const { box, place } = this.#pointedAt;
    const [x, y, z] = sum(middle(box), place);
    const [right, left] = [
      project([x + (box[1][0] - box[0][0]) * reach, y, z]),
      project([x, y + (box[1][1] - box[0][1]) * reach, z]),
    ];
    const beside = shapes
      .map((shape) => shape.box)
      .filter(([min, max]) => min[1] < right[1] + 20 && max[1] > right[1] - 50);
    const leftRing = Math.min(...beside.map(([min]) => min[0])) - ring.aside;
    const rightRing = Math.max(...beside.map(([, max]) => max[0])) + ring.aside;
    const shift = place.some((way) => way !== 0) ? project(place) : undefined;
    return rightRing - right[0] < left[0] - leftRing
      ? [balloon(right, [rightRing, right[1] - ring.above], '1', shift)]
      : [balloon(left, [leftRing, left[1] - ring.above], '1', shift)];
  }
}

/** Not a line: it fills some room. */
const isBody = ({ box: [min, max] }: Solid): boolean =>
  min.every((value, i) => value < (max[i] ?? value));

const markOf = ({ shapes, box }: Solid): Solid => ({ shapes: [group('mark', shapes)], box });

const boxOfSolids = (solids: readonly Solid[]): Box3 =>
  boxOfSpace(solids.flatMap(({ box }) => box));

const assembled = (part: Sheet): Solid => ({
  shapes: part.ordered(),
  box: boxOfSolids(part.solids),
});

function linesInSpace(
  runs: readonly (readonly Point3[])[],
  style: LineStyle,
  closed = false,
): Solid {
  const pen = new Pen();
  for (const run of runs) pen.polyline(run.map(project), closed);
  return { shapes: [path(style, pen)], box: boxOfSpace(runs.flat()) };
}

/** What of a line lies below (−1) or above (1) a level. */
function runsBeside(run: readonly Point3[], level: number, side: number): Point3[][] {
  const kept: Point3[][] = [[]];
  run.forEach((point, i) => {
    const previous = run[i - 1];
    if (previous && (previous[2] - level) * (point[2] - level) < 0) {
      const share = (level - previous[2]) / (point[2] - previous[2]);
      const [x, y] = [0, 1].map((k) => {
        const [a, b] = [previous[k] ?? 0, point[k] ?? 0];
        return a + (b - a) * share;
      });
      const crossing: Point3 = [x ?? 0, y ?? 0, level];
      kept.at(-1)?.push(crossing);
      if ((point[2] - level) * side > 0) kept.push([crossing]);
    }
    if ((point[2] - level) * side >= 0) kept.at(-1)?.push(point);
  });
  return kept.filter(({ length }) => length > 1);
}

const middle = ([a, b]: Box3): Point3 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

const sum = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

const shifted = ({ shapes, box: [min, max] }: Solid, shift: Point3): Solid => ({
  shapes: [moved(shapes, project(shift))],
  box: [sum(min, shift), sum(max, shift)],
});

/** The axis along which a part left its place, from the face of its place towards which it went. */
function trail([min, max]: Box3, shift: Point3): Solid {
  const centre = middle([min, max]);
  const start = centre.map((value, i) => {
    const way = shift[i] ?? 0;
    return (way > 0 ? max[i] : way < 0 ? min[i] : value) ?? value;
  }) as unknown as Point3;
  return linesInSpace([[start, sum(centre, shift)]], 'axis');
}

/** A square around the orange part, within the frame where that is large enough. */
function cropAround(mark: Box2 | undefined, frame: Frame): Frame {
  const [min, max] =
    mark ??
    projectBox([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  const side = Math.max(crop.side, max[0] - min[0] + crop.air, max[1] - min[1] + crop.air);
  const within = (centre: number, start: number, length: number): number =>
    length < side
      ? start + (length - side) / 2
      : Math.min(Math.max(centre - side / 2, start), start + length - side);
  return {
    x: within((min[0] + max[0]) / 2, frame.x, frame.width),
    y: within((min[1] + max[1]) / 2, frame.y, frame.height),
    width: side,
    height: side,
  };
}
