import { block, type BlockOptions } from './block.ts';
import { type Box3, boxOfSpace, type Frame, frameOf } from './boxes.ts';
import { paintersOrder } from './depth.ts';
import { frustum, type FrustumOptions } from './frustum.ts';
import { balloon, dimension, type DimensionOptions } from './notes.ts';
import { Pen } from './pen.ts';
import { circle, type Profile } from './profiles.ts';
import { type Point2, type Point3, project } from './projection.ts';
import { boxOfShapes, group, type LineStyle, path, type Shape } from './shapes.ts';
import { type ExtrudeOptions, extrusion, type Solid } from './solids.ts';

/** A finished drawing: shapes back to front, the frame that holds them, and the crop for small screens. */
export interface Drawing {
  readonly shapes: readonly Shape[];
  readonly frame: Frame;
  readonly small: Frame;
}

export interface FinishOptions {
  /** The telling part of the drawing, shown alone on small screens. */
  readonly small: Frame;
  /** Air around the drawing. */
  readonly margin?: number;
}

/** What lies below all solids, the solids in painter's order, what is written over them. */
type Layer = 'under' | 'over';

/**
 * A drawing in the making. Solids may be put down in any order: they are painted by their depth.
 * Parts whose boxes reach into each other keep the order in which they are put down.
 */
export class Sheet {
  #solids: Solid[] = [];
  #layers: Record<Layer, Shape[]> = { under: [], over: [] };

  add(...solids: readonly Solid[]): this {
    this.#solids.push(...solids);
    return this;
  }

  extrude(profile: Profile, options: ExtrudeOptions): this {
    return this.add(extrusion(profile, options));
  }

  cylinder(centre: Point2, radius: number, options: ExtrudeOptions): this {
    return this.add(extrusion(circle(centre, radius), options));
  }

  frustum(centre: Point2, options: FrustumOptions): this {
    return this.add(frustum(centre, options));
  }

  box(corner: Point3, size: Point3, options?: BlockOptions): this {
    return this.add(block(corner, size, options));
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
    const pen = new Pen();
    for (const run of runs) pen.polyline(run.map(project), closed);
    return this.add({ shapes: [path(style, pen)], box: boxOfSpace(runs.flat()) });
  }

  /** Shapes of the caller's own making that stand in the given region of space. */
  shapes(shapes: readonly Shape[], box: Box3): this {
    return this.add({ shapes, box });
  }

  /** Several parts that are ordered among themselves and then painted as one. */
  assembly(build: (part: Sheet) => void): this {
    return this.add(assembled(build));
  }

  /** The one orange part. */
  mark(build: (part: Sheet) => void): this {
    const { shapes, box } = assembled(build);
    return this.add({ shapes: [group('mark', shapes)], box });
  }

  /** The part is the orange one only if `isMark` says so. */
  part(isMark: boolean, build: (part: Sheet) => void): this {
    return isMark ? this.mark(build) : this.assembly(build);
  }

  /** Flat shapes below or above all solids, in the order given. */
  put(layer: Layer, ...shapes: readonly Shape[]): this {
    this.#layers[layer].push(...shapes);
    return this;
  }

  /** A line in space drawn below all solids. */
  ground(points: readonly Point3[], style: LineStyle = 'grid'): this {
    return this.put('under', path(style, new Pen().polyline(points.map(project))));
  }

  dimension(a: Point3, b: Point3, options: DimensionOptions): this {
    return this.put('over', dimension(a, b, options));
  }

  balloon(at: Point3, ring: Point2, label: string | number): this {
    return this.put('over', balloon(project(at), ring, String(label)));
  }

  get solids(): readonly Solid[] {
    return this.#solids;
  }

  ordered(): Shape[] {
    return paintersOrder(this.#solids).flatMap(({ shapes }) => shapes);
  }

  finish({ small, margin = 8 }: FinishOptions): Drawing {
    const shapes = [...this.#layers.under, ...this.ordered(), ...this.#layers.over];
    return { shapes, frame: frameOf(boxOfShapes(shapes), margin), small };
  }
}

function assembled(build: (part: Sheet) => void): Solid {
  const part = new Sheet();
  build(part);
  return { shapes: part.ordered(), box: boxOfSpace(part.solids.flatMap(({ box }) => box)) };
}
