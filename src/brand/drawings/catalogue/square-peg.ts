import { circle, rectangle } from '#brand/drawings/profiles.ts';
import type { Point2 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet } from '#brand/drawings/sheet.ts';

const [side, height, pitch, radius] = [380, 74, 94, 56] as const;
const lift = 96;
/** The hole in front has no peg; the one that was brought is square, and as wide as the hole. */
const places: readonly Point2[] = [
  [-pitch, -pitch],
  [pitch, -pitch],
  [-pitch, pitch],
];
const open: Point2 = [pitch, pitch];

/** A plate with four round holes and pegs in three of them; above the fourth hangs an orange square one. */
export function squarePeg(): Drawing {
  const sheet = new Sheet('peg');
  const [x, y] = open;
  sheet.extrude(rectangle(-side / 2, -side / 2, side, side), {
    height,
    holes: [{ profile: circle(open, radius), depth: 50 }],
  });
  for (const place of places) {
    sheet.cylinder(place, radius, { at: height, height: 96, engraving: 9 });
    sheet.cylinder(place, radius - 8, { at: height + 96, height: 6, engraving: 8 });
  }
  sheet.line(
    [
      [x, y, height],
      [x, y, height + lift],
    ],
    'axis',
  );
  sheet.part('peg', (part) => {
    part.box([x - radius, y - radius, height + lift], [2 * radius, 2 * radius, 124], {
      hatchRight: 8,
    });
    part.box(
      [x - radius + 8, y - radius + 8, height + lift + 124],
      [2 * radius - 16, 2 * radius - 16, 6],
    );
  });
  const front = side / 2;
  sheet.dimension([-front, front, 0], [front, front, 0], { offset: [0, 44, 0], label: '380' });
  return sheet.finish({ small: { x: -210, y: -230, width: 420, height: 420 } });
}
