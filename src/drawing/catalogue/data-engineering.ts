import { Pen } from '../pen.ts';
import { circle } from '../profiles.ts';
import { type Point3, project } from '../projection.ts';
import { type LineStyle, path } from '../shapes.ts';
import { type Drawing, Sheet } from '../sheet.ts';
import { profileOutline } from '../solids.ts';

const [width, depth, height] = [300, 260, 190] as const;
const levels = [0, 34, 64, 104, 132, 166, height] as const;
const core = [150, 124] as const;
const CORE_RADIUS = 26;

/** Height of the boundary under layer `layer`; the lowest and the highest are level. */
function boundary(layer: number, x: number, y: number): number {
  const level = levels[layer] ?? 0;
  if (layer === 0 || layer === levels.length - 1) return level;
  return level + 9 * Math.sin((x - y) / 58 + layer * 1.3) + 5 * Math.sin((x + 2 * y) / 41 + layer);
}

/** A line along both visible faces, `share` of the way from one boundary to the next. */
function seam(layer: number, share = 0): Point3[] {
  const left = Array.from({ length: width / 10 + 1 }, (_, i) => [i * 10, depth] as const);
  const right = Array.from(
    { length: depth / 10 },
    (_, i) => [width, depth - (i + 1) * 10] as const,
  );
  return [...left, ...right].map(([x, y]): Point3 => {
    const low = boundary(layer, x, y);
    return [x, y, low + share * (boundary(layer + 1, x, y) - low)];
  });
}

/** Strata cut open, and the core drawn from them. */
export function dataEngineering(): Drawing {
  const sheet = new Sheet();
  const face = new Pen();
  sheet.box([0, 0, 0], [width, depth, height]);
  const seams = (style: LineStyle, runs: readonly (readonly Point3[])[]) =>
    sheet.lines(runs, style);
  const courses = (layer: number, count: number, style: LineStyle) =>
    seams(
      style,
      Array.from({ length: count - 1 }, (_, i) => seam(layer, (i + 1) / count)),
    );
  seams(
    'edge',
    [1, 2, 3, 4, 5].map((layer) => seam(layer)),
  );
  courses(0, 4, 'dashed');
  courses(2, 7, 'engraving');
  courses(4, 4, 'dashed');
  courses(5, 3, 'engraving');
  for (const layer of [1, 3]) {
    const low = seam(layer);
    const high = seam(layer + 1);
    const lean = layer === 3 ? 1 : 0;
    seams(
      'engraving',
      low.flatMap((point, i) => (high[i + lean] ? [[point, high[i + lean] ?? point]] : [])),
    );
  }
  sheet.shapes(
    [path('edge', face.polyline([project([width, depth, 0]), project([width, depth, height])]))],
    [
      [width, depth, 0],
      [width, depth, height],
    ],
  );
  contours(sheet);
  sheet.line(
    [
      [...core, height],
      [...core, height + 40],
    ],
    'axis',
  );
  sheet.mark(drawnCore);
  sheet.line(
    [
      [...core, height + 178],
      [...core, height + 232],
    ],
    'axis',
  );
  sheet.dimension([width, 0, 0], [width, 0, height], { offset: [30, -30, 0], label: '190' });
  sheet.dimension([0, depth, 0], [width, depth, 0], { offset: [0, 36, 0], label: '300' });
  const [x, y] = project([core[0] + 18, core[1] - 18, height + 120]);
  sheet.balloon([core[0] + 18, core[1] - 18, height + 120], [x + 96, y - 44], '1');
  return sheet.finish({ small: { x: -160, y: -250, width: 380, height: 380 } });
}

/** Height lines on the ground, and the bore they run around. */
function contours(sheet: Sheet): void {
  const ground = new Pen().polyline(
    (
      [
        [0, 0, height],
        [width, 0, height],
        [width, depth, height],
        [0, depth, height],
      ] as const
    ).map(project),
    true,
  );
  const region = [
    [0, 0, height],
    [width, depth, height],
  ] as const;
  for (const style of ['engraving', 'edge'] as const) {
    const pen = new Pen();
    for (let i = 1; i <= 9; i += 1) {
      if ((i % 4 === 0) !== (style === 'edge')) continue;
      pen.polyline(contour(i).map(project), true);
    }
    sheet.shapes([{ ...path(style, pen, ground.d), box: ground.box }], region);
  }
  const bore = circle(core, CORE_RADIUS);
  sheet.shapes([path('bore', profileOutline(bore, 'z', height))], region);
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
  part.cylinder(core, CORE_RADIUS, { at: foot, height: 138, engraving: 10 });
  const rims = [34, 58, 92, 112].map((level) =>
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
