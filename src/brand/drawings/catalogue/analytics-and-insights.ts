import type { Point3 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const [width, depth, height] = [360, 250, 270] as const;
const wall = 10;
const bar = 40;
/** Heights of the bars, the back row first. */
const rows = [
  [92, 118, 150, 176, 236],
  [64, 82, 108, 206, 168],
  [30, 52, 70, 92, 118],
] as const;
const read = { row: 1, column: 3 };

/** Bars before a graduated wall; the orange one is read off against the scale. */
export function analyticsAndInsights(view?: View): Drawing {
  const sheet = new Sheet(`bar-${read.row}-${read.column}`, view);
  sheet.box([-wall, -wall, -16], [width + wall, depth + wall, 16], { hatchRight: 9 });
  sheet.box([-wall, -wall, 0], [width + wall, wall, height]);
  const levels = Array.from({ length: 8 }, (_, i) => (i + 1) * 30);
  sheet.lines(
    levels.map((z): Point3[] => [
      [0, 0, z],
      [width, 0, z],
    ]),
    'grid',
  );
  sheet.part('scale', (part) => {
    part.box([-wall, 0, 0], [wall, depth, height]);
    part.lines(
      levels.map((z): Point3[] => [
        [0, depth, z],
        [0, 0, z],
      ]),
      'grid',
    );
    part.lines(
      levels.map((z, i): Point3[] => [
        [0, depth, z],
        [0, depth - (i % 2 ? 22 : 12), z],
      ]),
      'edge',
    );
  });
  const columns = Array.from({ length: 11 }, (_, i) => (i + 1) * 30);
  sheet.lines(
    columns.map((x): Point3[] => [
      [x, 0, 0],
      [x, 0, height],
    ]),
    'grid',
  );
  sheet.lines([curve()], 'ground');
  rows.forEach((heights, row) => heights.forEach((h, column) => drawBar(sheet, row, column, h)));
  if (!view) {
    const [x, y, z] = topOf(read.row, read.column);
    sheet.lines(
      [
        [
          [x, y + bar / 2, z],
          [0, y + bar / 2, z],
        ],
        [
          [0, y + bar / 2, z],
          [0, depth, z],
        ],
      ],
      'dashed',
    );
    sheet.dimension([0, depth, 0], [0, depth, z], { offset: [-26, 26, 0], label: '206' });
  }
  sheet.dimension([-wall, depth, -16], [width, depth, -16], { offset: [0, 38, 0], label: '5 × 3' });
  return sheet.finish({ small: { x: -130, y: -200, width: 400, height: 400 } });
}

const cornerOf = (row: number, column: number): Point3 => [26 + column * 66, 34 + row * 72, 0];

function topOf(row: number, column: number): Point3 {
  const [x, y] = cornerOf(row, column);
  return [x, y, rows[row]?.[column] ?? 0];
}

function drawBar(sheet: Sheet, row: number, column: number, h: number): void {
  const corner = cornerOf(row, column);
  const hatching =
    [{ hatchRight: 6 }, { hatchRight: 8, flat: true }, { hatchRight: 10 }][row] ?? {};
  sheet.part(`bar-${row}-${column}`, (part) => part.box(corner, [bar, bar, h], hatching));
}

/** The trend on the back wall. */
function curve(): Point3[] {
  return Array.from({ length: 37 }, (_, i): Point3 => {
    const x = (i / 36) * width;
    return [x, 0, 112 + 138 * (x / width) ** 1.35 + 7 * Math.sin(x / 30)];
  });
}
