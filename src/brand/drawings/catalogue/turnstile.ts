import type { Point2, Point3 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const [lanes, places, pitch, lane] = [3, 8, 56, 86] as const;
const length = places * pitch;
const gate: Point2 = [length + 66, (lanes - 0.5) * lane];
const reach = 70;

/** A queue between rails before a turnstile without a name; its orange rotor lets one in at a time. */
export function turnstile(view?: View): Drawing {
  const sheet = new Sheet('rotor', view);
  if (!view) hall(sheet);
  sheet.part('queue', (part) => {
    for (let i = 0; i <= lanes; i += 1) rail(part, i);
    for (let i = 0; i < lanes; i += 1)
      for (let k = 0; k < places; k += 1)
        if (i > 0 || k > 1) person(part, [k * pitch + 28, (i + 0.5) * lane]);
  });
  housing(sheet);
  rotor(sheet);
  for (let row = 0; row < 2; row += 1)
    for (let k = 0; k < 3; k += 1) seat(sheet, [length + 190 + row * 74, 60 + k * 64]);
  return sheet.finish({ small: { x: 60, y: 50, width: 420, height: 420 } });
}

/** The floor on which the queue stands, and its length. */
function hall(sheet: Sheet): void {
  for (let i = 0; i <= lanes; i += 1)
    sheet.ground([
      [-70, i * lane, 0],
      [length + 300, i * lane, 0],
    ]);
  for (let i = 0; i <= 6; i += 1)
    sheet.ground([
      [i * 112 - 20, -60, 0],
      [i * 112 - 20, lanes * lane + 60, 0],
    ]);
  sheet.dimension([28, lanes * lane, 0], [28 + 7 * pitch, lanes * lane, 0], {
    offset: [0, 56, 0],
    label: '300',
  });
}

/** A rail beside a lane, open at the end at which the queue turns. */
function rail(sheet: Sheet, i: number): void {
  const [from, to] =
    i === 1 ? [70, length + 10] : i === 2 ? [-30, length - 60] : [-30, length + 10];
  const y = i * lane;
  for (let x = from; x <= to; x += (to - from) / 4)
    sheet.cylinder([x, y], 4, { at: 0, height: 62, engraving: 3 });
  sheet.cylinder([y, 66], 4, { axis: 'x', at: from, height: to - from });
}

function person(sheet: Sheet, at: Point2): void {
  sheet.cylinder(at, 16, { at: 0, height: 5, engraving: 4 });
  sheet.frustum(at, { at: 5, height: 40, radii: [14, 6], engraving: 6 });
  sheet.cylinder(at, 10, { at: 45, height: 16, engraving: 6 });
}

/** The cabinet of the turnstile; the plate for a name is left blank. */
function housing(sheet: Sheet): void {
  const [x, y] = gate;
  const corner: Point3 = [x - 34, y - reach - 64, 0];
  sheet.box(corner, [68, 52, 196], { hatchRight: 7 });
  const front = corner[1] + 52;
  sheet.lines(
    [
      [
        [x - 24, front, 140],
        [x + 24, front, 140],
        [x + 24, front, 176],
        [x - 24, front, 176],
      ],
    ],
    'edge',
    true,
  );
  sheet.box([corner[0] - 6, corner[1] - 6, 196], [80, 64, 10]);
}

function rotor(sheet: Sheet): void {
  const [x, y] = gate;
  const levels = [60, 112] as const;
  const arm = (part: Sheet, axis: 'x' | 'y', from: number, to: number) => {
    const across = axis === 'x' ? y : x;
    for (const z of levels)
      part.cylinder([across, z], 7, { axis, at: from, height: to - from, engraving: 4 });
  };
  sheet.cylinder(gate, 30, { at: 0, height: 10, engraving: 7 });
  sheet.part('rotor', (part) => {
    arm(part, 'x', x - reach, x - 13);
    arm(part, 'y', y - reach, y - 13);
    part.cylinder(gate, 15, { at: 10, height: 144, engraving: 8 });
    arm(part, 'x', x + 13, x + reach);
    arm(part, 'y', y + 13, y + reach);
  });
}

function seat(sheet: Sheet, [x, y]: Point2): void {
  sheet.box([x, y, 0], [34, 40, 24], { hatchRight: 6 });
  sheet.box([x - 8, y, 0], [8, 40, 58]);
}
