import { circle, gear, polygon, type Profile, roundedRectangle } from '#brand/drawings/profiles.ts';
import type { Point2 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const SIZE = 340;
const half = SIZE / 2;
const [doorFace, works] = [56, 18] as const;
const PITCH = 48;
const teeth = 18;
/** Distance between rack teeth: the pinion's tooth spacing on its pitch circle. */
const spacing = (2 * Math.PI * PITCH) / teeth;
const boltLevels = [-110, 0, 110] as const;
const reach = 126;

/** The boltwork of a vault door: the orange pinion draws both racks, and with them every bolt. */
export function vestra(view?: View): Drawing {
  const sheet = new Sheet('pinion', view);
  sheet.box([-half - 70, -40, -half - 46], [SIZE + 140, 40, SIZE + 92]);
  sheet.extrude(roundedRectangle(-half, -half, SIZE, SIZE, 14), { axis: 'y', height: doorFace });
  sheet.extrude(roundedRectangle(-half + 16, -half + 16, SIZE - 32, SIZE - 32, 10), {
    axis: 'y',
    at: doorFace,
    height: 3,
  });
  const face = doorFace + 3;
  for (const level of boltLevels) {
    bolt(sheet, level, -1, face);
    bolt(sheet, level, 1, face);
  }
  for (const side of [-1, 1] as const) {
    sheet.box([side * reach - 14, face, -132], [28, works, 264], { hatchRight: 6 });
  }
  sheet.part('racks', (part) => {
    for (const side of [1, -1] as const)
      part.extrude(rack(side), { axis: 'y', at: face, height: works });
  });
  sheet.part('pinion', (part) =>
    part.extrude(gear({ radius: PITCH + 7, teeth, depth: 14, phase: 0 }), {
      axis: 'y',
      at: face,
      height: works + 8,
    }),
  );
  sheet.part('spindle', (part) =>
    part
      .cylinder([0, 0], 24, { axis: 'y', at: face + works + 8, height: 10, engraving: 7 })
      .cylinder([0, 0], 12, {
        axis: 'y',
        at: face + works + 18,
        height: 58,
        engraving: 6,
        holes: [{ profile: circle([0, 0], 5), depth: 6 }],
      })
      .line(
        [
          [0, face + works + 76, 0],
          [0, face + works + 130, 0],
        ],
        'axis',
      ),
  );
  for (const [x, z] of [
    [-60, 132],
    [60, 132],
    [-60, -132],
    [60, -132],
  ] as const) {
    sheet.cylinder([x, z], 13, { axis: 'y', at: face, height: 8, engraving: 5 });
  }
  sheet.dimension([-half - 70, 0, -half - 46], [half + 70, 0, -half - 46], {
    offset: [0, 44, 0],
    label: '480',
  });
  sheet.dimension([half + 70, -40, -half - 46], [half + 70, -40, half + 46], {
    offset: [26, -26, 0],
    label: '432',
  });
  return sheet.finish({ small: { x: -210, y: -170, width: 390, height: 390 } });
}

/** A bolt thrown to the left (−1) or right (1), in its guide, ending in the frame's keep. */
function bolt(sheet: Sheet, level: number, side: -1 | 1, face: number): void {
  const centre: Point2 = [face + works / 2, level];
  const [from, to] = side > 0 ? [reach + 14, half + 22] : [-half - 22, -reach - 14];
  sheet.cylinder(centre, 15, { axis: 'x', at: from, height: to - from, engraving: 7 });
  const keep = side > 0 ? half + 22 : -half - 62;
  sheet.box([keep, 0, level - 28], [40, face + works + 14, 56], { hatchRight: 8 });
}

/** The upper rack runs to the right-hand carrier, the lower one to the left-hand carrier. */
function rack(side: 1 | -1): Profile {
  const [near, root, far] = [PITCH - 6, PITCH + 7, PITCH + 32] as const;
  const start = -3.5 * spacing;
  const toothed = Array.from({ length: 7 }, (_, i): Point2[] => {
    const u = start + i * spacing;
    return [
      [u, root],
      [u + spacing * 0.28, near],
      [u + spacing * 0.5, near],
      [u + spacing * 0.78, root],
    ];
  }).flat();
  const points: Point2[] = [
    ...toothed,
    [reach - 14, root],
    [reach - 14, far],
    [start - 8, far],
    [start - 8, root],
  ];
  return polygon(points.map(([u, v]): Point2 => [side * u, side * v]));
}
