import { text } from '#brand/drawings/notes.ts';
import { lettering, type Point3, project } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const [shops, pitch] = [6, 112] as const;
const [width, depth, height] = [84, 74, 66] as const;
const rowsAt = [-164, 56] as const;
const shaftZ = 196;
const end = shops * pitch;

/** Rows of shops driven by one shaft; the counter at its end shows the one figure they share. */
export function halden(view?: View): Drawing {
  const sheet = new Sheet('shaft', view);
  for (let i = 0; i <= shops; i += 1)
    sheet.ground([
      [i * pitch - 14, -210, 0],
      [i * pitch - 14, 180, 0],
    ]);
  for (const y of [-210, -50, 20, 180])
    sheet.ground([
      [-60, y, 0],
      [end + 60, y, 0],
    ]);
  for (let i = 0; i < shops; i += 1) {
    for (const y of rowsAt) shop(sheet, i * pitch, y, i);
    belt(sheet, i * pitch + width / 2);
  }
  for (const x of [-36, 2 * pitch - 19, 4 * pitch - 19, end - 19]) {
    sheet.box([x - 6, -7, 0], [14, 14, shaftZ - 26], { hatchRight: 5 });
    sheet.box([x - 14, -14, shaftZ - 26], [30, 28, 17]);
  }
  sheet.part('shaft', (part) => {
    part.cylinder([0, shaftZ], 8, { axis: 'x', at: -70, height: end + 62, engraving: 5 });
    for (let i = 0; i < shops; i += 1) {
      const x = i * pitch + width / 2;
      part.cylinder([0, shaftZ], 18, { axis: 'x', at: x - 7, height: 14, engraving: 7 });
      const next = i === shops - 1 ? end - 8 : x + pitch - 7;
      part.cylinder([0, shaftZ], 8, { axis: 'x', at: x + 7, height: next - x - 7, engraving: 5 });
    }
  });
  counter(sheet);
  return sheet.finish({ small: { x: 310, y: 0, width: 390, height: 390 } });
}

function shop(sheet: Sheet, x: number, y: number, kind: number): void {
  sheet.box([x, y, 0], [width, depth, height], kind % 3 === 1 ? { hatchRight: 7 } : {});
  const front = y + depth;
  const [door, glass] = kind % 2 === 0 ? [x + 8, x + 36] : [x + width - 28, x + 8];
  sheet.lines(
    [
      [
        [door, front, 0],
        [door, front, 38],
        [door + 20, front, 38],
        [door + 20, front, 0],
      ],
      [
        [glass, front, 10],
        [glass, front, 38],
        [glass + 40, front, 38],
        [glass + 40, front, 10],
        [glass, front, 10],
      ],
    ],
    'edge',
  );
  awning(sheet, x, front);
  sheet.cylinder([y + depth / 2, height + 12], 10, {
    axis: 'x',
    at: x + width / 2 - 6,
    height: 12,
    engraving: 5,
  });
}

/** A striped awning that leans out over the shop's front. */
function awning(sheet: Sheet, x: number, front: number): void {
  sheet.box([x - 3, front, 44], [width + 6, 14, 5]);
  const stripes = Array.from({ length: 8 }, (_, i): Point3[] => {
    const u = x + 6 + i * ((width - 6) / 7.3);
    return [
      [u, front, 49],
      [u, front + 14, 49],
    ];
  });
  sheet.lines(stripes, 'engraving');
}

/** Belts from the pulley on the shaft to the pulley on each roof of a pair. */
function belt(sheet: Sheet, x: number): void {
  for (const y of rowsAt) {
    const roof = y + depth / 2;
    const side = Math.sign(roof);
    const run = (high: number, low: number): Point3[] => [
      [x, side * 14, shaftZ + high],
      [x, roof - side * 2, height + 12 + low],
    ];
    sheet.lines([run(11, 10), run(-11, -9)], 'edge');
  }
}

function counter(sheet: Sheet): void {
  const [x, z] = [end - 8, shaftZ - 42] as const;
  sheet.box([x + 14, -10, 0], [20, 20, z]);
  sheet.box([x, -34, z], [128, 68, 84], { hatchRight: 7 });
  const matrix = lettering([1, 0, 0], [0, 0, -1]);
  const figures = ['2', '1', '2'];
  figures.forEach((figure, i) => {
    const left = x + 12 + i * 36;
    sheet.lines(
      [
        [
          [left, 34, z + 16],
          [left + 32, 34, z + 16],
          [left + 32, 34, z + 68],
          [left, 34, z + 68],
          [left, 34, z + 16],
        ],
      ],
      'edge',
    );
    const at = project([left + 16, 34, z + 30]);
    const scale = 2.6;
    sheet.shapes(
      [
        text(figure, at, [
          matrix[0] * scale,
          matrix[1] * scale,
          matrix[2] * scale,
          matrix[3] * scale,
        ]),
      ],
      [
        [left, 34, z + 16],
        [left + 32, 34, z + 68],
      ],
    );
  });
}
