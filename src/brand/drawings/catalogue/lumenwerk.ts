import type { Point2 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

import { dialFace, needle } from './parts/dial.ts';

const [length, width, belt] = [680, 120, 84] as const;
const lamps = [64, 192, 320, 448, 576] as const;
const post = 409;
const middle = width / 2;

/** A line of luminaires passing under one gauge, which is the orange part. */
export function lumenwerk(view?: View): Drawing {
  const sheet = new Sheet('gauge', view);
  for (let i = 0; i <= 6; i += 1)
    sheet.ground([
      [i * 120 - 20, -60, 0],
      [i * 120 - 20, width + 90, 0],
    ]);
  for (const y of [-60, 15, 90, 165])
    sheet.ground([
      [-60, y, 0],
      [length + 60, y, 0],
    ]);
  conveyor(sheet);
  for (const x of lamps) lamp(sheet, [x, middle]);
  const beam = belt + 196;
  sheet.box([post - 14, -58, 0], [50, 50, 10]);
  sheet.box([post, -44, 10], [22, 22, beam - 10], { hatchRight: 6 });
  sheet.box([post - 4, -52, beam], [30, 150, 30], { hatchRight: 8 });
  gauge(sheet, post + 26, beam);
  sheet.dimension([0, width, 0], [length, width, 0], { offset: [0, 66, 0], label: '5 × 128' });
  return sheet.finish({ small: { x: 165, y: -165, width: 330, height: 330 } });
}

function conveyor(sheet: Sheet): void {
  for (const x of [40, 300, 600]) {
    for (const y of [6, width - 18]) sheet.box([x, y, 0], [12, 12, belt - 26]);
  }
  sheet.cylinder([0, belt - 13], 13, { axis: 'y', at: 0, height: width, engraving: 8 });
  sheet.box([0, 0, belt - 26], [length, width, 26]);
  sheet.lines(
    Array.from({ length: 20 }, (_, i) => [
      [17 + i * 34, width, belt - 20] as const,
      [17 + i * 34, width, belt - 6] as const,
    ]),
    'engraving',
  );
  sheet.cylinder([length, belt - 13], 13, { axis: 'y', at: 0, height: width, engraving: 8 });
}

/** A pendant luminaire standing on its shade. */
function lamp(sheet: Sheet, centre: Point2): void {
  sheet.cylinder(centre, 50, { at: belt, height: 6, engraving: 7 });
  sheet.frustum(centre, { at: belt + 6, height: 46, radii: [48, 20], engraving: 9 });
  sheet.cylinder(centre, 20, { at: belt + 52, height: 10, engraving: 7 });
  sheet.cylinder(centre, 9, { at: belt + 62, height: 18, engraving: 5 });
}

/** The dial on the beam, its plunger on the lamp below. */
function gauge(sheet: Sheet, x: number, beam: number): void {
  const dial = { axis: 'x', at: x + 26, centre: [middle, beam + 14], radius: 56 } as const;
  sheet.part('gauge', (part) => {
    part.cylinder([x + 13, middle], 9, { at: belt + 90, height: beam - belt - 124, engraving: 6 });
    part.frustum([x + 13, middle], { at: belt + 80, height: 10, radii: [2, 9] });
    part.cylinder(dial.centre, 62, { axis: 'x', at: x, height: 26, engraving: 9 });
  });
  sheet.add(dialFace(dial), needle({ ...dial, share: 0.04 }));
}
