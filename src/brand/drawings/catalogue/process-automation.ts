import { circle, gear, pointsOnCircle, roundedRectangle } from '#brand/drawings/profiles.ts';
import type { Point2 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

/** Pitch radius per tooth, and how far a tooth reaches beyond and below its pitch circle. */
const MODULE = 4;
const ADDENDUM = 6;

interface Wheel {
  readonly centre: Point2;
  readonly teeth: number;
  /** Turn in teeth, chosen so that teeth meet gaps. */
  readonly phase: number;
}

// Centres stand at the sum of their pitch radii; the large and the small wheel clear each other by 3 units.
const driven: Wheel = { centre: [0, 0], teeth: 40, phase: 0.5 };
const pinion: Wheel = { centre: [216, 0], teeth: 14, phase: 0 };
const output: Wheel = { centre: [216, -136], teeth: 20, phase: 0 };

const toothed = ({ centre, teeth, phase }: Wheel) =>
  gear({ centre, teeth, phase, radius: teeth * MODULE + ADDENDUM, depth: 2 * ADDENDUM });

/** A gear train: one orange pinion turns everything else. */
export function processAutomation(view?: View): Drawing {
  const sheet = new Sheet('pinion', view);
  const bed = -44;
  const [left, right, back, front] = [-196, 326, -252, 196] as const;
  sheet.ground(
    [
      [left - 60, 0, bed],
      [right + 30, 0, bed],
    ],
    'axis',
  );
  sheet.ground(
    [
      [0, back + 40, bed],
      [0, front + 28, bed],
    ],
    'axis',
  );
  const bolts: Point2[] = [
    [left + 30, back + 30],
    [right - 30, back + 30],
    [left + 30, front - 30],
    [right - 30, front - 30],
  ];
  sheet.part('bed', (part) => {
    part.extrude(roundedRectangle(left, back, right - left, front - back, 30), {
      at: bed - 16,
      height: 16,
    });
    for (const bolt of bolts) {
      part.cylinder(bolt, 17, { at: bed, height: 3 });
      part.cylinder(bolt, 11, { at: bed + 3, height: 10, engraving: 5 });
    }
  });
  for (const { centre, teeth } of [driven, output, pinion]) {
    sheet.cylinder(centre, teeth * 1.1 + 12, { at: bed, height: -bed - 10, engraving: 9 });
  }
  sheet.part('output', (part) =>
    part.extrude(toothed(output), { at: -10, height: 26, holes: around(output, 48, 5, 16) }),
  );
  sheet.part('driven', (part) =>
    part.extrude(toothed(driven), { at: -10, height: 26, holes: around(driven, 100, 6, 30) }),
  );
  sheet.part('output shaft', (part) => shaft(part, output.centre, 16, [28, 16], 96));
  sheet.part('driven shaft', (part) => shaft(part, driven.centre, 16, [44, 24], 74));
  sheet.part('pinion', (part) => part.extrude(toothed(pinion), { at: -12, height: 34 }));
  sheet.part('pinion shaft', (part) => shaft(part, pinion.centre, 22, [24, 13], 66));
  sheet.dimension([0, front, bed - 16], [pinion.centre[0], front, bed - 16], {
    offset: [0, 44, 0],
    label: '216',
  });
  return sheet.finish({ small: { x: 0, y: -100, width: 390, height: 330 } });
}

const around = ({ centre }: Wheel, radius: number, count: number, hole: number) =>
  pointsOnCircle(centre, radius, count, 0.3).map((point) => circle(point, hole));

function shaft(
  sheet: Sheet,
  centre: Point2,
  at: number,
  [collar, radius]: readonly [number, number],
  height: number,
): void {
  sheet.cylinder(centre, collar, { at, height: 10, engraving: 8 });
  sheet.cylinder(centre, radius, {
    at: at + 10,
    height,
    engraving: 9,
    holes: [{ profile: circle(centre, radius * 0.42), depth: 8 }],
  });
  sheet.line(
    [
      [...centre, at + 10 + height],
      [...centre, at + 50 + height],
    ],
    'axis',
  );
}
