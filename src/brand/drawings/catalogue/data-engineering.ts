import { boxOfSpace } from '#brand/drawings/boxes.ts';
import { Pen } from '#brand/drawings/pen.ts';
import { circle } from '#brand/drawings/profiles.ts';
import { type Point3, project } from '#brand/drawings/projection.ts';
import { type LineStyle, path } from '#brand/drawings/shapes.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';
import { profileOutline } from '#brand/drawings/solids.ts';

const [width, depth, height] = [300, 260, 190] as const;
const levels = [0, 34, 64, 104, 132, 166, height] as const;
const core = [150, 124] as const;
const CORE_RADIUS = 26;
/** Heights at which the layers meet in the core. */
const coreLevels = [0, 34, 58, 92, 112, 138] as const;

/** From x0 to x1. */
type Span = readonly [number, number];

/** Height of the boundary under layer `layer`; the lowest and the highest are level. */
function boundary(layer: number, x: number, y: number): number {
  const level = levels[layer] ?? 0;
  if (layer === 0 || layer === levels.length - 1) return level;
  return level + 9 * Math.sin((x - y) / 58 + layer * 1.3) + 5 * Math.sin((x + 2 * y) / 41 + layer);
}

/** A line along the two visible faces of the ground from x0 to x1, `share` of the way from one boundary to the next. */
function seam([x0, x1]: Span, layer: number, share = 0): Point3[] {
  const left = Array.from({ length: (x1 - x0) / 10 + 1 }, (_, i) => [x0 + i * 10, depth] as const);
  const right = Array.from({ length: depth / 10 }, (_, i) => [x1, depth - (i + 1) * 10] as const);
  return [...left, ...right].map(([x, y]): Point3 => {
    const low = boundary(layer, x, y);
    return [x, y, low + share * (boundary(layer + 1, x, y) - low)];
  });
}

/** Strata cut open, and the core drawn from them. Views split the ground through the bore, or part the core. */
export function dataEngineering(view?: View): Drawing {
  const sheet = new Sheet('core', view);
  const isSplit = view?.apart?.half !== undefined;
  ground(sheet, [0, isSplit ? core[0] : width]);
  if (isSplit) sheet.part('half', (part) => ground(part, [core[0], width]));
  if (view?.mark.startsWith('core-')) coreInPieces(sheet);
  else {
    const axis = (from: number, to: number) =>
      sheet.line(
        [
          [...core, height + from],
          [...core, height + to],
        ],
        'axis',
      );
    axis(0, 40);
    sheet.part('core', drawnCore);
    if (!view) axis(178, 232);
  }
  sheet.dimension([0, depth, 0], [isSplit ? core[0] : width, depth, 0], {
    offset: [0, 36, 0],
    label: isSplit ? '150' : '300',
  });
  if (!view) {
    sheet.dimension([width, 0, 0], [width, 0, height], { offset: [30, -30, 0], label: '190' });
  }
  return sheet.finish({ small: { x: -160, y: -250, width: 380, height: 380 } });
}

/** The ground from x0 to x1, with the layers on its faces. */
function ground(sheet: Sheet, span: Span): void {
  const [x0, x1] = span;
  sheet.box([x0, 0, 0], [x1 - x0, depth, height]);
  for (let layer = 0; layer < levels.length - 1; layer += 1)
    sheet.part(`layer-${layer}`, (part) => stratum(part, span, layer));
  contours(sheet, span);
}

/** How a layer is told from its neighbours: courses of lines, or strokes across. */
const courses: readonly (readonly [count: number, style: LineStyle] | undefined)[] = [
  [4, 'dashed'],
  undefined,
  [7, 'engraving'],
  undefined,
  [4, 'dashed'],
  [3, 'engraving'],
];

function stratum(sheet: Sheet, span: Span, layer: number): void {
  const [low, high] = [seam(span, layer), seam(span, layer + 1)];
  const corner = (span[1] - span[0]) / 10;
  const region = boxOfSpace([...low, ...high]);
  const face = (style: LineStyle, from: number, to?: number) =>
    path(
      style,
      new Pen().polyline(
        [...low.slice(from, to), ...high.slice(from, to).reverse()].map(project),
        true,
      ),
    );
  sheet.shapes([face('face', 0, corner + 1), face('shade', corner)], region);
  const [count = 0, style = 'engraving'] = courses[layer] ?? [];
  const lean = layer === 3 ? 1 : 0;
  const runs =
    count > 0
      ? Array.from({ length: count - 1 }, (_, i) => seam(span, layer, (i + 1) / count))
      : low.flatMap((point, i) => (high[i + lean] ? [[point, high[i + lean] ?? point]] : []));
  sheet.lines(runs, style);
}

/** Height lines on the ground, and the bore they run around. */
function contours(sheet: Sheet, [x0, x1]: Span): void {
  const surface = new Pen().polyline(
    (
      [
        [x0, 0, height],
        [x1, 0, height],
        [x1, depth, height],
        [x0, depth, height],
      ] as const
    ).map(project),
    true,
  );
  const region = [
    [x0, 0, height],
    [x1, depth, height],
  ] as const;
  const onSurface = (style: LineStyle, pen: Pen) =>
    sheet.shapes([{ ...path(style, pen, surface.d), box: surface.box }], region);
  for (const style of ['engraving', 'edge'] as const) {
    const pen = new Pen();
    for (let i = 1; i <= 9; i += 1) {
      if ((i % 4 === 0) !== (style === 'edge')) continue;
      for (const run of within(contour(i), x0, x1)) pen.polyline(run.map(project));
    }
    onSurface(style, pen);
  }
  onSurface('bore', profileOutline(circle(core, CORE_RADIUS), 'z', height));
}

/** What of a closed line runs between x0 and x1, and a little beyond. */
function within(points: readonly Point3[], x0: number, x1: number): Point3[][] {
  const runs: Point3[][] = [[]];
  for (const point of [...points, ...points.slice(0, 1)]) {
    if (point[0] > x0 - 20 && point[0] < x1 + 20) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs;
}

function contour(index: number): Point3[] {
  return Array.from({ length: 60 }, (_, i): Point3 => {
    const turn = (i / 60) * 2 * Math.PI;
    const wave = Math.sin(2 * turn + 0.6) + 0.8 * Math.sin(3 * turn + index * 0.18);
    const radius = 28 + index * 13 + index * 1.1 * wave;
    return [core[0] + radius * 1.12 * Math.cos(turn), core[1] + radius * Math.sin(turn), height];
  });
}

/** The core hangs over its bore and shows the same layers. */
function drawnCore(part: Sheet): void {
  const foot = height + 40;
  part.cylinder(core, CORE_RADIUS, { at: foot, height: coreLevels[5], engraving: 10 });
  const rims = coreLevels.slice(1, -1).map((level) =>
    Array.from({ length: 31 }, (_, i): Point3 => {
      const turn = ((-45 + i * 6) * Math.PI) / 180;
      const [x, y] = [
        core[0] + CORE_RADIUS * Math.cos(turn),
        core[1] + CORE_RADIUS * Math.sin(turn),
      ];
      return [x, y, foot + level + 3 * Math.sin(turn * 3)];
    }),
  );
  part.lines(rims, 'edge');
}

/** The core taken apart where its layers meet. */
function coreInPieces(sheet: Sheet): void {
  const gap = 30;
  coreLevels.slice(1).forEach((level, i) => {
    const from = coreLevels[i] ?? 0;
    const at = height + 40 + from + i * gap;
    sheet.line(
      [
        [...core, at - gap],
        [...core, at],
      ],
      'axis',
    );
    sheet.part(`core-${i}`, (part) =>
      part.cylinder(core, CORE_RADIUS, { at, height: level - from, engraving: 10 }),
    );
  });
}
