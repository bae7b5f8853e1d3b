import { circle, roundedRectangle } from '#brand/drawings/profiles.ts';
import type { Point2, Point3 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const arm = 190;
const [pan, beam] = [96, 300] as const;
const PAN_RADIUS = 78;

/** A beam balance at rest: coins on one pan, the orange weight on the other. */
export function financialServices(view?: View): Drawing {
  const sheet = new Sheet('weight', view);
  sheet.part('foot', (part) =>
    part.extrude(roundedRectangle(-120, -80, 240, 160, 20), { height: 20 }),
  );
  sheet.part('column', (part) => {
    part.cylinder([0, 0], 44, { at: 20, height: 12, engraving: 8 });
    part.frustum([0, 0], { at: 32, height: 34, radii: [34, 15], engraving: 8 });
    part.cylinder([0, 0], 15, { at: 66, height: beam - 90, engraving: 8 });
    part.box([-26, -18, beam - 24], [52, 36, 20], { hatchRight: 6 });
  });
  sheet.part('beam', (part) => {
    part.box([-arm - 14, -9, beam - 4], [2 * arm + 28, 18, 22], { hatchRight: 6 });
    part.lines(
      Array.from({ length: 37 }, (_, i): Point3[] => {
        const x = (i - 18) * 10;
        return [
          [x, 9, beam + 18],
          [x, 9, beam + (i % 6 === 0 ? 6 : 12)],
        ];
      }),
      'engraving',
    );
  });
  sheet.part('finial', (part) => {
    part.cylinder([0, 0], 20, { at: beam + 18, height: 8, engraving: 6 });
    part.frustum([0, 0], { at: beam + 26, height: 40, radii: [8, 2], engraving: 4 });
  });
  sheet.part('left pan', (part) => hungPan(part, -arm));
  sheet.part('right pan', (part) => hungPan(part, arm));
  coins(sheet, -arm);
  sheet.part('weight', (part) => {
    part.cylinder([arm, 0], 40, { at: pan + 8, height: 46, engraving: 9 });
    part.cylinder([arm, 0], 15, { at: pan + 54, height: 12, engraving: 6 });
    part.cylinder([arm, 0], 21, { at: pan + 66, height: 10, engraving: 7 });
  });
  if (!view) {
    sheet.line(
      [
        [0, 0, beam + 66],
        [0, 0, beam + 108],
      ],
      'axis',
    );
  }
  if (!view?.apart?.beam) {
    const offset = { offset: [0, 0, 74], label: '190' } as const;
    sheet.dimension([-arm, 0, beam + 18], [0, 0, beam + 18], offset);
    sheet.dimension([0, 0, beam + 18], [arm, 0, beam + 18], offset);
  }
  return sheet.finish({ small: { x: -60, y: -236, width: 360, height: 360 } });
}

/** A pan on three cords under the end of the beam. */
function hungPan(sheet: Sheet, x: number): void {
  sheet.cylinder([x, 0], PAN_RADIUS - 18, { at: pan - 6, height: 6, engraving: 6 });
  sheet.cylinder([x, 0], PAN_RADIUS, { at: pan, height: 8, engraving: 9 });
  const reach = PAN_RADIUS - 4;
  const ends: Point2[] = [
    [x - reach, 0],
    [x + reach * 0.5, reach * 0.86],
    [x + reach * 0.5, -reach * 0.86],
  ];
  const knot: Point3 = [x, 0, beam - 26];
  const cords = ends.map(([u, v]): Point3[] => [[u, v, pan + 8], knot]);
  sheet.lines(
    cords.filter((_, i) => i !== 1),
    'edge',
  );
  sheet.line([knot, [x, 0, beam - 4]], 'edge');
  // The front cord runs over what lies on the pan.
  const front = cords[1];
  if (front) sheet.line(front, 'edge');
}

function coins(sheet: Sheet, x: number): void {
  const stacks: readonly (readonly [Point2, number])[] = [
    [[x - 30, -24], 7],
    [[x + 28, -30], 4],
    [[x - 34, 30], 3],
    [[x + 22, 26], 5],
  ];
  stacks.forEach(([place, count], stack) =>
    sheet.part(`coins-${stack}`, (part) => {
      for (let i = 0; i < count; i += 1)
        part.cylinder(place, 23, { at: pan + 8 + i * 7, height: 7, engraving: 6 });
      part.extrude(circle(place, 16), { at: pan + 8 + count * 7, height: 0.2 });
    }),
  );
}
