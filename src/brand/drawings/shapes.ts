import { type Box2, emptyBox, joinBoxes } from './boxes.ts';
import type { Pen } from './pen.ts';
import type { Point2 } from './projection.ts';

/** How a path is drawn. Widths, strokes and fills are in the style sheet of palette.ts. */
export const lineStyles = [
  'outline',
  'face',
  'shade',
  'plain',
  'plain-shade',
  'well',
  'bore',
  'ink',
  'edge',
  'ground',
  'engraving',
  'dashed',
  'grid',
  'axis',
  'dimension',
  'tick',
] as const;

export type LineStyle = (typeof lineStyles)[number];

/** Styles without a fill. Neighbouring paths of such a style can be joined, because neither hides the other. */
export const strokeOnly: ReadonlySet<LineStyle> = new Set<LineStyle>([
  'edge',
  'ground',
  'engraving',
  'dashed',
  'grid',
  'axis',
  'dimension',
  'tick',
]);

export interface PathShape {
  readonly kind: 'path';
  readonly style: LineStyle;
  readonly d: string;
  readonly box: Box2;
  /** Path data that the path is clipped to. */
  readonly clip?: string;
}

export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly at: Point2;
  /** The matrix that lays the text into a plane of the drawing. */
  readonly matrix?: readonly [number, number, number, number];
  readonly box: Box2;
}

/** `mark` is the orange part. Notes (`dimension`, `balloon`) can be left out of a crop. `moved` has a `shift`. */
export interface GroupShape {
  readonly kind: 'group';
  readonly role: 'mark' | 'dimension' | 'balloon' | 'moved';
  readonly shapes: readonly Shape[];
  /** Middle of the ring of a balloon. */
  readonly ring?: Point2;
  /** Vector on the sheet from the coordinates of the shapes to where they are drawn. */
  readonly shift?: Point2;
  /**
   * Only for a balloon whose part is moved by `shift`: the ends of the leader, at the ring (`foot`) and at the part
   * (`at`).
   */
  readonly leader?: { readonly foot: Point2; readonly at: Point2; readonly shift: Point2 };
  readonly box: Box2;
}

export type Shape = PathShape | TextShape | GroupShape;

export const path = (style: LineStyle, { d, box }: Pen, clip?: string): PathShape => ({
  kind: 'path',
  style,
  d,
  box,
  ...(clip === undefined ? {} : { clip }),
});

export const group = (role: GroupShape['role'], shapes: readonly Shape[]): GroupShape => ({
  kind: 'group',
  role,
  shapes,
  box: boxOfShapes(shapes),
});

/** Groups shapes that are drawn away from their coordinates. */
export function moved(shapes: readonly Shape[], shift: Point2): GroupShape {
  const { box, ...rest } = group('moved', shapes);
  const [min, max] = box.map(([x, y]): Point2 => [x + shift[0], y + shift[1]]) as [Point2, Point2];
  return { ...rest, shift, box: [min, max] };
}

export const boxOfShapes = (shapes: readonly Shape[]): Box2 =>
  shapes.reduce((box, shape) => joinBoxes(box, shape.box), emptyBox);
