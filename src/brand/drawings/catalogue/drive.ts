import { circle, gear, pointsOnCircle, roundedRectangle } from '#brand/drawings/profiles.ts';
import type { Point2 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const SIDE = 220;
const corner = 84;
const back: Point2 = [-corner, -corner];
const front: Point2 = [corner, corner];
const sides: readonly Point2[] = [
  [corner, -corner],
  [-corner, corner],
];
const plate = roundedRectangle(-SIDE / 2, -SIDE / 2, SIDE, SIDE, 22);
const boltHoles = [back, ...sides, front].map((centre) => circle(centre, 9));

/** The drive taken apart along its axis, with balloons 1 to 5: plate, ring, gear, shaft, cover. */
export function explodedDrive(view?: View): Drawing {
  const sheet = new Sheet('gear', view);
  const [base, ring, wheel, shaft, cover] = [0, 62, 132, 206, 356] as const;
  const top = cover + 12;
  const bolts = top + 44;
  const axis = (from: number, to: number, [x, y]: Point2 = [0, 0]) =>
    sheet.line(
      [
        [x, y, from],
        [x, y, to],
      ],
      'axis',
    );

  axis(base + 14, cover, back);
  sheet.part('plate', (part) =>
    part.extrude(plate, { at: base, height: 14, holes: [...boltHoles, circle([0, 0], 40)] }),
  );
  axis(base + 14, ring);
  sheet.part('ring', (part) =>
    part.cylinder([0, 0], 66, { at: ring, height: 30, engraving: 9, holes: [circle([0, 0], 42)] }),
  );
  axis(ring + 30, wheel);
  sheet.part('gear', (part) =>
    part.extrude(gear({ radius: 98, teeth: 26, depth: 14 }), {
      at: wheel,
      height: 26,
      holes: [
        circle([0, 0], 24),
        ...pointsOnCircle([0, 0], 54, 6).map((centre) => circle(centre, 14)),
      ],
    }),
  );
  axis(wheel + 26, shaft);
  sheet.part('shaft', (part) =>
    part
      .cylinder([0, 0], 34, { at: shaft, height: 14, engraving: 9 })
      .cylinder([0, 0], 23, { at: shaft + 14, height: 56, engraving: 9 })
      .cylinder([0, 0], 17, { at: shaft + 70, height: 34, engraving: 9 }),
  );
  axis(shaft + 104, cover);
  for (const place of [...sides, front]) axis(base + 14, cover, place);
  sheet.part('cover', (part) =>
    part.extrude(plate, { at: cover, height: 12, holes: [...boltHoles, circle([0, 0], 26)] }),
  );
  axis(top, top + 74);
  for (const place of [back, ...sides, front]) {
    axis(top, bolts, place);
    sheet.cylinder(place, 14, { at: bolts, height: 10, engraving: 5 });
    sheet.extrude(circle(place, 6), { at: bolts + 10, height: 0.1 });
  }

  const half = SIDE / 2;
  sheet.dimension([-half, half, 0], [half, half, 0], { offset: [0, 34, 0], label: '220' });
  sheet.dimension([-half, half, 0], [-half, half, top], { offset: [-24, 24, 0], label: '368' });
  return sheet.finish({ small: { x: -136, y: -334, width: 386, height: 370 } });
}

/** The same drive put together: the gear shows only between the plates. */
export function assembledDrive(view?: View): Drawing {
  const sheet = new Sheet('gear', view);
  const half = SIDE / 2;
  const cover = 112;
  const top = cover + 12;

  sheet.part('plate', (part) => part.extrude(plate, { at: 0, height: 14 }));
  sheet.cylinder([0, 0], 84, { at: 14, height: 14, engraving: 9 });
  for (const place of [back, ...sides])
    sheet.cylinder(place, 12, { at: 14, height: cover - 14, engraving: 6 });
  sheet.part('gear', (part) =>
    part.extrude(gear({ radius: 104, teeth: 40, depth: 9, phase: 0.3 }), { at: 28, height: 20 }),
  );
  sheet.cylinder([0, 0], 86, { at: 48, height: 6, engraving: 0 });
  sheet.cylinder([0, 0], 58, { at: 54, height: 18, engraving: 9 });
  sheet.cylinder([0, 0], 40, { at: 72, height: cover - 72, engraving: 9 });
  sheet.cylinder(front, 12, { at: 14, height: cover - 14, engraving: 6 });
  sheet.extrude(plate, { at: cover, height: 12 });
  for (const place of [back, ...sides, front]) {
    sheet.cylinder(place, 17, { at: top, height: 3 });
    sheet.cylinder(place, 12, {
      at: top + 3,
      height: 10,
      engraving: 5,
      holes: [{ profile: circle(place, 6), depth: 4 }],
    });
  }
  sheet.part('spindle', (part) => {
    part.cylinder([0, 0], 50, { at: top, height: 10, engraving: 9 });
    for (const centre of pointsOnCircle([0, 0], 40, 6, 0.26))
      part.cylinder(centre, 4.5, { at: top + 10, height: 3 });
    part.cylinder([0, 0], 28, { at: top + 10, height: 10, engraving: 8 });
    part.cylinder([0, 0], 18, {
      at: top + 20,
      height: 92,
      engraving: 9,
      holes: [{ profile: circle([0, 0], 6), depth: 8 }],
    });
  });
  sheet.line(
    [
      [0, 0, top + 112],
      [0, 0, top + 158],
    ],
    'axis',
  );
  sheet.ground(
    [
      [-half - 60, 0, 0],
      [half + 26, 0, 0],
    ],
    'axis',
  );
  sheet.ground(
    [
      [0, -half - 60, 0],
      [0, half + 26, 0],
    ],
    'axis',
  );
  sheet.dimension([-half, half, 0], [half, half, 0], { offset: [0, 40, 0], label: '220' });
  sheet.dimension([half, half, 0], [half, -half, 0], { offset: [40, 0, 0], label: '220' });
  sheet.dimension([-half, half, 0], [-half, half, top], { offset: [-24, 24, 0], label: '124' });
  return sheet.finish({ small: { x: -176, y: -215, width: 330, height: 330 } });
}
