import { boxMeetsFrame, boxWithinFrame, type Frame } from './boxes.ts';
import { draw, type DrawingName } from './catalogue.ts';
import { outlinesOf } from './figures.ts';
import { layersOf, type Matrix } from './layers.ts';
import { isNote, lowFrame } from './low-frame.ts';
import { styleSheet } from './palette.ts';
import { coordinate } from './pen.ts';
import {
  type GroupShape,
  type LineStyle,
  type PathShape,
  type Shape,
  strokeOnly,
  type TextShape,
} from './shapes.ts';
import type { Drawing } from './sheet.ts';
import { type RenderOptions, variantName } from './variant-name.ts';

export interface RenderedDrawing {
  /** A self-contained SVG file. */
  readonly svg: string;
  /** Natural size in px. */
  readonly width: number;
  readonly height: number;
  /** Middle of the balloon, as shares of width and height, if there is exactly one. */
  readonly callout?: readonly [number, number];
  /** The same drawing in layers, if a part of it is animated. */
  readonly layers?: readonly { readonly svg: string; readonly poses?: readonly Matrix[] }[];
}

export function renderDrawing(name: DrawingName, options: RenderOptions): RenderedDrawing {
  const { tone, crop, numbered } = options;
  const whole = draw(name);
  const drawing = numbered ? { ...whole, ...whole.numbered } : whole;
  const frame = frameOf(drawing, crop);
  const shapes = shapesOf(drawing, crop, frame);
  const scope = `d-${variantName(name, options)}`;
  const width = Math.round(frame.width);
  const height = Math.round(frame.height);
  const viewBox = `${coordinate(frame.x)} ${coordinate(frame.y)} ${width} ${height}`;
  const rules = styleSheet(scope, tone, crop === 'small' ? 'small' : 'full');
  // Only whole drawings have dimensions. Below this width of the picture nobody could read their figures.
  const readableFrom = Math.round((width * readableHeight) / figureSize);
  const dimensionRule = `@media (max-width:${readableFrom}px){.${scope} g.dimension{display:none}}`;
  const style = `<style>${rules}${crop === undefined ? dimensionRule : ''}</style>`;
  const textScale = crop === 'small' ? Math.max(1, frame.width / readableWidth) : 1;
  const svgOf = (drawn: readonly Shape[]) =>
    `<svg xmlns="http://www.w3.org/2000/svg" class="${scope}" viewBox="${viewBox}" width="${width}" height="${height}">${style}${new Markup(scope).write(enlarged(drawn, textScale))}</svg>`;
  // The accordion of a service shows whole drawings on the tinted background, and moves their parts. The catalogue
  // shows crops on paper, of which only those of drawings with a turning part are animated.
  const isAnimated = crop === undefined ? tone === 'tinted' : tone === 'paper' && drawing.turn;
  const layers = isAnimated ? layersOf({ ...drawing, shapes, frame }) : [];
  return {
    svg: svgOf(shapes),
    width,
    height,
    ...calloutOf(shapes, frame),
    ...(layers.length > 0 && {
      layers: layers.map(({ shapes: drawn, ...poses }) => ({ svg: svgOf(drawn), ...poses })),
    }),
  };
}

function frameOf(drawing: Drawing, crop: RenderOptions['crop']): Frame {
  if (crop === 'low') return lowFrame(drawing);
  return crop === 'small' ? drawing.small : drawing.frame;
}

function shapesOf({ shapes }: Drawing, crop: RenderOptions['crop'], frame: Frame): Shape[] {
  if (crop === undefined) return [...shapes];
  if (crop === 'small') return cropped(shapes, frame);
  return shapes.filter((shape) => !isNote(shape) && boxMeetsFrame(shape.box, frame));
}

function calloutOf(shapes: readonly Shape[], frame: Frame): Pick<RenderedDrawing, 'callout'> {
  const rings = shapes.flatMap((shape) =>
    shape.kind === 'group' && shape.ring ? [shape.ring] : [],
  );
  const [ring] = rings;
  if (!ring || rings.length > 1) return {};
  const [x, y] = [(ring[0] - frame.x) / frame.width, (ring[1] - frame.y) / frame.height];
  return { callout: [Number(x.toFixed(4)), Number(y.toFixed(4))] };
}

/**
 * Returns the shapes that lie at least partly in the frame, without dimensions and without balloons that it would cut.
 */
function cropped(shapes: readonly Shape[], frame: Frame): Shape[] {
  return shapes.filter((shape) => {
    if (shape.kind === 'group' && shape.role === 'dimension') return false;
    if (shape.kind === 'group' && shape.role === 'balloon') return boxWithinFrame(shape.box, frame);
    return boxMeetsFrame(shape.box, frame);
  });
}

/**
 * Enlarges the texts that belong to no group, such as figures of a chart. Those of balloons and dimensions are within
 * groups and keep their size.
 */
function enlarged(shapes: readonly Shape[], by: number): readonly Shape[] {
  if (by === 1) return shapes;
  return shapes.map((shape) => {
    if (shape.kind !== 'text') return shape;
    const [a, b, c, d] = shape.matrix ?? [1, 0, 0, 1];
    return { ...shape, matrix: [a * by, b * by, c * by, d * by] };
  });
}

/** Writes shapes as SVG elements. Clip paths are numbered in order, so that every build writes the same file. */
class Markup {
  #scope: string;
  #clips = 0;

  constructor(scope: string) {
    this.#scope = scope;
  }

  write(shapes: readonly Shape[]): string {
    return merged(shapes)
      .map((shape) => this.#element(shape))
      .join('');
  }

  #element(shape: Shape): string {
    if (shape.kind === 'text') return textElement(shape);
    if (shape.kind === 'group') return this.#group(shape);
    if (shape.clip === undefined) return pathElement(shape.style, shape.d);
    this.#clips += 1;
    const id = `${this.#scope}-${this.#clips}`;
    const clip = `<clipPath id="${id}"><path d="${shape.clip}"/></clipPath>`;
    return `${clip}<g clip-path="url(#${id})">${pathElement(shape.style, shape.d)}</g>`;
  }

  #group({ role, shapes, shift }: GroupShape): string {
    const start = shift
      ? `<g transform="translate(${shift.map(coordinate).join(' ')})">`
      : `<g class="${role}">`;
    return `${start}${this.write(shapes)}</g>`;
  }
}

const pathElement = (style: LineStyle, d: string): string => `<path class="${style}" d="${d}"/>`;

/** Font size of figures, in drawing units. */
const figureSize = 16;

/** Font size, in CSS pixels, below which the figures of dimensions are hidden together with their lines. */
const readableHeight = 9;

/**
 * Width of a crop, in drawing units, at which its figures are 14 px high in a column of 350 px (a phone). In wider
 * crops they are enlarged to that height.
 */
const readableWidth = 400;

function textElement({ text, at: [x, y], matrix = [1, 0, 0, 1] }: TextShape): string {
  const { d, width } = outlinesOf(text);
  const scaled = matrix.map((value) => (value * figureSize) / 1000);
  const [a = 1, b = 0] = scaled;
  const start = [x - (a * width) / 2, y - (b * width) / 2].map(coordinate);
  const values = [...scaled.map((value) => Math.round(value * 100_000) / 100_000), ...start];
  return `<path class="figure" transform="matrix(${values.join(' ')})" d="${d}"><title>${text}</title></path>`;
}

/** Whether two shapes are strokes of the same style. Fills are not joined, since one may hide the other. */
const canMerge = (a: Shape | undefined, b: Shape): a is PathShape =>
  a?.kind === 'path' &&
  b.kind === 'path' &&
  a.style === b.style &&
  strokeOnly.has(a.style) &&
  a.clip === undefined &&
  b.clip === undefined;

/** Joins neighbouring strokes of the same style, which makes the file smaller. */
function merged(shapes: readonly Shape[]): Shape[] {
  const result: Shape[] = [];
  for (const shape of shapes) {
    const last = result.at(-1);
    if (shape.kind === 'path' && canMerge(last, shape))
      result[result.length - 1] = { ...last, d: last.d + shape.d };
    else result.push(shape);
  }
  return result;
}
