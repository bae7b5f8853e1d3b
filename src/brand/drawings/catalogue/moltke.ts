import { circle, rectangle, roundedRectangle } from '#brand/drawings/profiles.ts';
import type { Point2 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const [count, pitch] = [8, 60] as const;
const length = count * pitch + 20;
const [foot, blade] = [20, 128] as const;
/** Where the two rails stand: their depth and height. */
const rails = [
  { y: -90, z: 250 },
  { y: 40, z: 190 },
] as const;
const marked = 4;

/** Two rails of chisels from one furnace load with its punched tag; the orange one is traced. */
export function moltke(view?: View): Drawing {
  const sheet = new Sheet(`chisel-1-${marked}`, view);
  sheet.box([-60, -130, 0], [length + 120, 270, foot], { hatchRight: 9 });
  rails.forEach(({ y, z }, row) => {
    for (const x of [-30, length + 8]) {
      sheet.box([x, y - 14, foot], [22, 40, z - foot + 40], { hatchRight: 6 });
    }
    sheet.box([-8, y, z], [length + 16, 16, 26], row === 0 ? { hatchLeft: 22 } : {});
    for (let i = 0; i < count; i += 1) {
      const at: Point2 = [i * pitch + 40, y + 36];
      sheet.box([at[0] - 5, y + 16, z + 8], [10, 8, 10]);
      sheet.part(`chisel-${row}-${i}`, (part) => chisel(part, at, z));
    }
  });
  tag(sheet);
  const { y } = rails[1];
  if (!view)
    sheet.dimension([40, y + 60, foot], [40 + pitch, y + 60, foot], {
      offset: [0, 70, 0],
      label: '60',
    });
  return sheet.finish({ small: { x: -60, y: -200, width: 420, height: 420 } });
}

/** A chisel that hangs with its edge down: blade, ferrule and handle. */
function chisel(sheet: Sheet, [x, y]: Point2, rail: number): void {
  const edge = rail - blade;
  sheet.box([x - 13, y - 4, edge], [26, 8, blade - 14], { hatchRight: 4 });
  sheet.lines(
    [
      [
        [x - 13, y + 4, edge + 20],
        [x + 13, y + 4, edge + 20],
      ],
    ],
    'edge',
  );
  sheet.cylinder([x, y], 6, { at: rail - 14, height: 22, engraving: 4 });
  sheet.cylinder([x, y], 11, { at: rail + 8, height: 14, engraving: 6 });
  sheet.frustum([x, y], { at: rail + 22, height: 30, radii: [16, 12], engraving: 7 });
  sheet.cylinder([x, y], 14, { at: rail + 52, height: 46, engraving: 7 });
  sheet.cylinder([x, y], 11, { at: rail + 98, height: 8, engraving: 5 });
}

/** The steel tag of the load, wired to the front rail; its holes are read by light. */
function tag(sheet: Sheet): void {
  const { y, z } = rails[1];
  const [left, low] = [length + 46, z - 96] as const;
  const holes = [0, 1, 2, 3].flatMap((row) =>
    [0, 1].flatMap((column) =>
      row * 2 + column === 3 ? [] : [circle([left + 17 + column * 20, low + 16 + row * 17], 5)],
    ),
  );
  sheet.part('wire', (part) =>
    part.line(
      [
        [length + 20, y + 26, z + 12],
        [left + 27, y + 30, low + 94],
      ],
      'edge',
    ),
  );
  sheet.part('tag', (part) =>
    part.extrude(roundedRectangle(left, low, 54, 96, 8), {
      axis: 'y',
      at: y + 28,
      height: 5,
      holes: [...holes, rectangle(left + 22, low + 82, 10, 6)],
    }),
  );
}
