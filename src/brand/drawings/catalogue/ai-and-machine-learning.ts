import { roundedRectangle } from '#brand/drawings/profiles.ts';
import type { Point2, Point3 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const [depth, height, thickness, spacing] = [150, 250, 12, 164] as const;
const [foot, peg] = [34, 16] as const;
/** Pegs of each plate: (y, z) in its plane. */
const plates: readonly (readonly Point2[])[] = [
  pegs(2, 4),
  pegs(2, 3),
  pegs(2, 3),
  [[depth / 2, foot + height / 2]],
];

function pegs(columns: number, rows: number): Point2[] {
  return Array.from({ length: columns * rows }, (_, i): Point2 => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    return [((column + 0.5) / columns) * depth, foot + ((row + 0.5) / rows) * height];
  });
}

/** Plates of pegs joined by threads of different weight; what they agree on is the orange peg. */
export function aiAndMachineLearning(view?: View): Drawing {
  const sheet = new Sheet('answer', view);
  const last = plates.length - 1;
  sheet.part('rails', (part) => {
    for (const y of [20, depth - 38])
      part.box([-40, y, 0], [last * spacing + thickness + 90, 18, 18]);
  });
  plates.forEach((nodes, k) => {
    const x = k * spacing;
    sheet.part(`plate-${k}`, (part) => {
      part.box([x - 10, 4, 18], [thickness + 20, depth - 8, foot - 18]);
      part.extrude(roundedRectangle(0, foot, depth, height, 14), {
        axis: 'x',
        at: x,
        height: thickness,
      });
    });
    if (k === last) answer(sheet, nodes[0] ?? [0, 0], x + thickness);
    sheet.part(`pegs-${k}`, (part) => {
      if (k === last) return;
      nodes.forEach((centre) => {
        part.cylinder(centre, peg, { axis: 'x', at: x + thickness, height: 8, engraving: 6 });
        part.cylinder(centre, 6, { axis: 'x', at: x + thickness + 8, height: 10, engraving: 4 });
      });
    });
    sheet.part(`threads-${k}`, (part) =>
      threads(part, nodes, plates[k + 1] ?? [], x + thickness + 18, x + spacing, k),
    );
  });
  const end = last * spacing + thickness + 48;
  const middle = foot + height / 2;
  sheet.line(
    [
      [end, depth / 2, middle],
      [end + 84, depth / 2, middle],
    ],
    'axis',
  );
  sheet.dimension([0, depth - 20, 0], [spacing, depth - 20, 0], {
    offset: [0, 56, 0],
    label: '164',
  });
  return sheet.finish({ small: { x: 140, y: -110, width: 400, height: 400 } });
}

/** The peg that all others lead to, on its washer. */
function answer(sheet: Sheet, centre: Point2, x: number): void {
  sheet.part('washer', (part) =>
    part.cylinder(centre, 50, { axis: 'x', at: x, height: 6, engraving: 10 }),
  );
  sheet.part('answer', (part) => {
    part.cylinder(centre, 34, { axis: 'x', at: x + 6, height: 26, engraving: 9 });
    part.cylinder(centre, 16, { axis: 'x', at: x + 32, height: 16, engraving: 6 });
  });
}

/** Every peg is tied to every peg of the next plate; a few threads carry more weight. */
function threads(
  sheet: Sheet,
  from: readonly Point2[],
  to: readonly Point2[],
  x0: number,
  x1: number,
  k: number,
): void {
  const runs = from.flatMap((a, i) =>
    to.map((b, j) => ({
      heavy: (i * 3 + j * 5 + k * 2) % 7 === 0,
      run: [
        [x0, ...a],
        [x1, ...b],
      ] as Point3[],
    })),
  );
  for (const [style, heavy] of [
    ['engraving', false],
    ['ground', true],
  ] as const) {
    const chosen = runs.filter((thread) => thread.heavy === heavy).map(({ run }) => run);
    if (chosen.length > 0) sheet.lines(chosen, style);
  }
}
