import {
  circle,
  pointsOnCircle,
  polar,
  polygon,
  type Profile,
  regularPolygon,
  roundedRectangle,
} from '#brand/drawings/profiles.ts';
import type { Point2, Point3 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const BOLT_CIRCLE = 116;
const [plateTop, flangeTop] = [24, 54] as const;
/** The direction the spanner points in, radians: outwards from its nut, to the right on the sheet. */
const heading = -0.3;
const [nutRadius, spannerLength] = [21, 270] as const;
/** How far it turns its nut: 30 degrees, as far as an open jaw needs to take it anew. Radians. */
const stroke = Math.PI / 6;

/** A flange held by eight bolts, and a spanner on the one that is due. */
export function maintenanceAndSupport(view?: View): Drawing {
  const sheet = new Sheet('spanner', view);
  const half = 172;
  const feet: Point2[] = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([x = 0, y = 0]) => [x * 142, y * 142]);
  sheet.ground(
    [
      [-half - 60, 0, 0],
      [half + 60, 0, 0],
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
  sheet.part('plate', (part) =>
    part.extrude(roundedRectangle(-half, -half, 2 * half, 2 * half, 30), {
      height: plateTop,
      holes: feet.map((foot) => circle(foot, 14)),
    }),
  );
  sheet.part('flange', (part) =>
    part.cylinder([0, 0], 152, { at: plateTop, height: flangeTop - plateTop, engraving: 9 }),
  );
  sheet.part('gasket', (part) =>
    part.cylinder([0, 0], 78, { at: flangeTop, height: 12, engraving: 8 }),
  );
  sheet.part('neck', (part) => {
    part.cylinder([0, 0], 60, { at: flangeTop + 12, height: 110, engraving: 9 });
    part.cylinder([0, 0], 74, {
      at: flangeTop + 122,
      height: 20,
      engraving: 9,
      holes: [circle([0, 0], 44)],
    });
  });
  const nuts = pointsOnCircle([0, 0], BOLT_CIRCLE, 8, heading);
  nuts.forEach((centre, i) => {
    const turn = heading + i * 0.4;
    sheet.cylinder(centre, 27, { at: flangeTop, height: 4, engraving: 0 });
    if (i === 0) return;
    sheet.extrude(regularPolygon(centre, nutRadius, 6, turn), { at: flangeTop + 4, height: 18 });
    sheet.cylinder(centre, 10, { at: flangeTop + 22, height: 12, engraving: 4 });
  });
  const due = nuts[0] ?? [0, 0];
  sheet.part('spanner', (part) =>
    part.extrude(spanner(due), { at: flangeTop + 6, height: 10, smooth: true, holes: [eye(due)] }),
  );
  sheet.part('nut', (part) => {
    const [at, height] = view ? [flangeTop + 4, 20] : [flangeTop + 16, 8];
    part.extrude(regularPolygon(due, nutRadius, 6, heading), { at, height });
    part.cylinder(due, 10, { at: flangeTop + 24, height: 12, engraving: 4 });
  });
  sheet.dimension([-half, half, 0], [half, half, 0], { offset: [0, 40, 0], label: '344' });
  if (!view) {
    sheet.lines(
      [
        [
          [...due, flangeTop + 36],
          [...due, flangeTop + 110],
        ],
        [
          [0, 0, flangeTop + 142],
          [0, 0, flangeTop + 196],
        ],
      ],
      'axis',
    );
    sheet.line(swing(due), 'dashed');
  }
  return sheet.finish({
    reach: 0,
    small: { x: -30, y: -140, width: 390, height: 330 },
    turn: { axis: 'z', at: flangeTop + 6, centre: due, from: -stroke },
  });
}

const around = (due: Point2, [along, across]: Point2): Point2 =>
  polar(polar(due, along, heading), across, heading + Math.PI / 2);

/** An open-ended spanner whose jaw sits on the nut and whose eye is at the other end. */
function spanner(due: Point2): Profile {
  const jaw = nutRadius * 0.9;
  const sweep = (centre: number, radius: number, from: number, to: number): Point2[] =>
    Array.from({ length: 13 }, (_, i) => {
      const angle = from + ((to - from) * i) / 12;
      return [centre + radius * Math.cos(angle), radius * Math.sin(angle)];
    });
  const outline: Point2[] = [
    ...sweep(0, 42, 0.45, 2.45),
    [-26, jaw],
    [12, jaw],
    [20, 0],
    [12, -jaw],
    [-26, -jaw],
    ...sweep(0, 42, -2.45, -0.45),
    [62, -13],
    [spannerLength - 40, -11],
    ...sweep(spannerLength, 30, -2.6, 2.6),
    [spannerLength - 40, 11],
    [62, 13],
  ];
  return polygon(outline.map((point) => around(due, point)));
}

const eye = (due: Point2): Profile =>
  regularPolygon(around(due, [spannerLength, 0]), 18, 12, heading);

/** The arc the end of the spanner travels, and a little more. */
function swing(due: Point2): Point3[] {
  return Array.from({ length: 25 }, (_, i): Point3 => {
    const angle = heading - stroke - 0.08 + (i / 24) * (stroke + 0.16);
    return [...polar(due, spannerLength + 46, angle), flangeTop + 6];
  });
}
