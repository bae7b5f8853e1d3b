import { block, type BlockOptions } from './block.ts';
import { type Box2, type Box3, boxesMeet, boxOfSpace, type Frame, frameOf } from './boxes.ts';
import { paintersOrder } from './depth.ts';
import { frustum, type FrustumOptions } from './frustum.ts';
import type { Turn } from './layers.ts';
import { balloon, dimension, type DimensionOptions } from './notes.ts';
import { Pen } from './pen.ts';
import { circle, type Profile } from './profiles.ts';
import { type Axis, inSpace, onPlane, type Point2, type Point3, project } from './projection.ts';
import { boxOfShapes, group, type LineStyle, moved, path, type Shape } from './shapes.ts';
import { type ExtrudeOptions, extrusion, type Solid } from './solids.ts';

/** A finished drawing: its shapes from back to front, the frame around them, and the crop for small screens. */
export interface Drawing {
  readonly shapes: readonly Shape[];
  readonly frame: Frame;
  readonly small: Frame;
  /** The rotation of the orange part, if it turns. */
  readonly turn?: Turn | undefined;
  /** The drawing with a numbered ring at its orange part. Views have no such version: their shapes include the ring. */
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
  /** The height at which all parts are cut, and how far everything above it is lifted. */
  readonly cut?: { readonly at: number; readonly lift: number };
  /** The crop for small screens. By default a square around the orange part, which may cut something important. */
  readonly small?: Frame | 'whole';
}

export interface FinishOptions {
  /** The crop for small screens: the most important part of the drawing, or all of it. Views have their own crop. */
  readonly small: Frame | 'whole';
  /** Margin around the drawing, in drawing units. */
  readonly margin?: number;
  /**
   * Where the number of the whole drawing points at the orange part, as a share of the part's box: 0 is the middle of
   * the box, and 0.5 its face. Use 0 if that face is hidden, or if the part is long and fills little of its box. Use
   * less than the default if something comes out of the face.
   */
  readonly reach?: number;
  /** The rotation of the orange part: around `centre` in the plane across `axis` (`onPlane`), beginning at `from`. */
  readonly turn?: {
    readonly axis: Axis;
    readonly at: number;
    readonly centre: Point2;
    /** Radians. */
    readonly from: number;
  };
}

/** Whether flat shapes are painted below all solids or above them. */
type Level = 'under' | 'over';

/** The square crop of a view, in drawing units: its minimum side, and the margin that it adds to a larger part. */
const crop = { side: 380, air: 48 };
/**
 * The position of the numbered ring in drawing units: beside the outermost shape next to the orange part, and above the
 * dot. `reach` is the default of `FinishOptions.reach`, which places the dot.
 */
const ring = { aside: 40, above: 30, reach: 0.42 };

/**
 * Collects the parts of a drawing. Solids may be added in any order, because they are painted by their depth. Solids
 * whose boxes intersect are painted in the order in which they were added.
 */
export class Sheet {
  #mark: string | undefined;
  #view: View | undefined;
  #solids: Solid[] = [];
  #flat: Record<Level, Shape[]> = { under: [], over: [] };
  #parts = new Set<string>();
  /** The box of the body that the ring points at, before it was moved, and the vector by which it was moved. */
  #pointedAt: { readonly box: Box3; readonly shift: Point3 } | undefined;
  /** Vectors by which parts were moved. One axis is drawn for each. */
  #trails = new Set<string>();
  /** Boxes, on the sheet, of solids that are drawn away from their places. */
  #apart: Box2[] = [];
  #markBox: Box2 | undefined;

  /** @param mark The name of the orange part, which a view replaces by another one. */
  constructor(mark?: string, view?: View) {
    this.#mark = view?.mark ?? mark;
    this.#view = view;
  }

  /** Adds solids. Those above the cut of the view are lifted. */
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
    // The lower half has only the holes that go through: a hole with a depth begins at the upper end.
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

  /** Several lines in space that are ordered by depth as one solid. */
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

  /** Shapes that the caller has drawn, ordered by depth as a solid that fills `box`. */
  shapes(shapes: readonly Shape[], box: Box3): this {
    return this.add({ shapes, box });
  }

  /** Several parts that are ordered among each other, and then by depth as one solid. */
  assembly(build: (part: Sheet) => void): this {
    this.#solids.push(assembled(this.#partSheet(build)));
    return this;
  }

  /** The orange part of a drawing whose parts have no names. */
  mark(build: (part: Sheet) => void): this {
    const { shapes, box } = assembled(this.#partSheet(build));
    this.#markBox = boxOfShapes(shapes);
    this.#solids.push({ shapes: [group('mark', shapes)], box });
    return this;
  }

  /** A part with a name, by which a view can make it the orange part, move it away from its place, or leave it out. */
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
    // Parts that are moved by the same vector share one axis: the first of them draws it.
    if (shift && !this.#trails.has(shift.join())) {
      this.#trails.add(shift.join());
      this.#solids.push(trail(boxOfSolids(part.#solids), shift));
    }
    const solids = isMark ? [markOf(assembled(part))] : part.#solids;
    const placed = shift ? solids.map((solid) => shifted(solid, shift)) : solids;
    if (isMark) this.#markBox = boxOfShapes(placed.flatMap(({ shapes }) => shapes));
    this.#solids.push(...placed);
    const last = part.#solids.findLast(isBody) ?? part.#solids.at(-1);
    if (isMark && last) this.#pointedAt = { box: last.box, shift: shift ?? [0, 0, 0] };
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

  /** A dimension. It is left out if the cut of the view separates its ends, which makes its figure wrong. */
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
    // Dimensions are left out if a moved part lies over them.
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
    // Views always have a number: they are shown beside the numbered parts of a service.
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

  /** Returns how far above its lower end a part is cut; undefined if it is not cut. */
  #cutWithin(at: number, height: number): number | undefined {
    const level = this.#view?.cut?.at;
    return level !== undefined && at < level && level < at + height ? level - at : undefined;
  }

  /** Draws the centre line between the two halves of a round part that is cut. */
  #axis(centre: Point2 | undefined, level: number): void {
    const lift = this.#view?.cut?.lift ?? 0;
    if (!centre) return;
    const foot: Point3 = [...centre, level];
    const head: Point3 = [...centre, level + lift];
    this.#solids.push(linesInSpace([[foot, head]], 'axis'));
  }

  /** Returns the numbered ring of the orange part, on the nearer side of the drawing. */
  #number(shapes: readonly Shape[], reach: number): Shape[] {
    if (!this.#pointedAt) return [];
    const { box, shift } = this.#pointedAt;
    const [x, y, z] = sum(middle(box), shift);
    const [right, left] = [
      project([x + (box[1][0] - box[0][0]) * reach, y, z]),
      project([x, y + (box[1][1] - box[0][1]) * reach, z]),
    ];
    // The shapes at about the height of the dot and the ring.
    const beside = shapes
      .map((shape) => shape.box)
      .filter(([min, max]) => min[1] < right[1] + 20 && max[1] > right[1] - 50);
    const leftRing = Math.min(...beside.map(([min]) => min[0])) - ring.aside;
    const rightRing = Math.max(...beside.map(([, max]) => max[0])) + ring.aside;
    const shiftOnSheet = shift.some((value) => value !== 0) ? project(shift) : undefined;
    return rightRing - right[0] < left[0] - leftRing
      ? [balloon(right, [rightRing, right[1] - ring.above], '1', shiftOnSheet)]
      : [balloon(left, [leftRing, left[1] - ring.above], '1', shiftOnSheet)];
  }
}

/** Whether a solid has an extent along every axis, unlike a line. */
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

/** Returns the pieces of a line below (`side` −1) or above (1) a level. */
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

/** Returns the line that shows the way of a moved part, from the part's original place. */
function trail([min, max]: Box3, shift: Point3): Solid {
  const centre = middle([min, max]);
  // Begins at the faces of the original box that the part moves towards.
  const start = centre.map((value, i) => {
    const distance = shift[i] ?? 0;
    if (distance === 0) return value;
    return (distance > 0 ? max[i] : min[i]) ?? value;
  }) as unknown as Point3;
  return linesInSpace([[start, sum(centre, shift)]], 'axis');
}

/** Returns a square around the orange part (else around the origin), within the frame if the frame is large enough. */
function cropAround(mark: Box2 | undefined, frame: Frame): Frame {
  const origin: Point2 = [0, 0];
  const [min, max] = mark ?? [origin, origin];
  const side = Math.max(crop.side, max[0] - min[0] + crop.air, max[1] - min[1] + crop.air);
  /** Returns where the square begins along an axis of the frame. */
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
