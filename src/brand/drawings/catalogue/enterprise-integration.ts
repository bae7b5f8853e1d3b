import { circle, spokeOpening } from '#brand/drawings/profiles.ts';
import { type Point2 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

import { FLANGE, flange, joint, pipe } from './parts/pipe.ts';

const axis0: Point2 = [0, 0];

/** A manifold: pipes from unlike systems meet in one block; the orange joint is the interface. */
export function enterpriseIntegration(view?: View): Drawing {
  const sheet = new Sheet('joint', view);
  const second = 330;

  sheet.part('handwheel', handwheel);
  sheet.part('block', (part) => {
    part.box([-50, -50, -50], [100, 100, 100]);
    for (const axis of ['x', 'y', 'z'] as const) {
      flange(part, axis, axis0, -62, 12);
      flange(part, axis, axis0, 50, 12);
    }
  });
  // Two feeds from behind: a drum and a cabinet.
  sheet.part('drum', (part) => {
    pipe(part, 'x', axis0, -250, -62);
    joint(part, 'x', axis0, -168);
    part.cylinder(axis0, 58, { axis: 'x', at: -360, height: 110, engraving: 16 });
  });
  sheet.part('cabinet', (part) => {
    pipe(part, 'y', axis0, -230, -62);
    joint(part, 'y', axis0, -160);
    part.box([-52, -320, -52], [104, 90, 120], { hatchRight: 10, flat: true });
  });
  sheet.part('drain', (part) => {
    pipe(part, 'z', axis0, -130, -62);
    flange(part, 'z', axis0, -140);
  });
  // Left front.
  sheet.part('outlet', (part) => {
    pipe(part, 'y', axis0, 62, 170);
    joint(part, 'y', axis0, 170);
    pipe(part, 'y', axis0, 192, 280);
    part.cylinder(axis0, FLANGE, {
      axis: 'y',
      at: 280,
      height: 12,
      engraving: 9,
      holes: [circle(axis0, 20)],
    });
  });
  // Right front, through the one interface, to the second block.
  sheet.part('link', (part) => pipe(part, 'x', axis0, 62, 158));
  sheet.part('joint', (part) => {
    flange(part, 'x', axis0, 158, 14);
    flange(part, 'x', axis0, 175, 14);
  });
  sheet.part('second block', (part) => {
    pipe(part, 'x', axis0, 189, second - 56);
    flange(part, 'x', axis0, second - 56, 12);
    part.box([second - 44, -44, -44], [88, 88, 88]);
    flange(part, 'z', [second, 0], 44);
    flange(part, 'x', axis0, second + 44);
  });
  sheet.part('riser', (part) => {
    pipe(part, 'z', [second, 0], 54, 120);
    joint(part, 'z', [second, 0], 120);
    pipe(part, 'z', [second, 0], 142, 176);
    flange(part, 'z', [second, 0], 176, 12);
  });
  sheet.part('end', (part) => {
    pipe(part, 'x', axis0, second + 54, second + 130);
    part.cylinder(axis0, FLANGE, {
      axis: 'x',
      at: second + 130,
      height: 12,
      engraving: 9,
      holes: [circle(axis0, 20)],
    });
  });
  if (!view) {
    sheet.lines(
      [
        [
          [-400, 0, 0],
          [-360, 0, 0],
        ],
        [
          [second + 142, 0, 0],
          [second + 190, 0, 0],
        ],
        [
          [0, 292, 0],
          [0, 340, 0],
        ],
      ],
      'axis',
    );
    sheet.dimension([second + 44, -44, 44], [second + 44, -44, 188], {
      offset: [24, -24, 0],
      label: '144',
    });
  }
  return sheet.finish({ reach: -1, small: { x: -130, y: -150, width: 400, height: 360 } });
}

function handwheel(sheet: Sheet): void {
  const opening = Math.PI / 2;
  pipe(sheet, 'z', axis0, 62, 96);
  flange(sheet, 'z', axis0, 96);
  sheet.cylinder(axis0, 9, { at: 106, height: 54, engraving: 5 });
  sheet.cylinder(axis0, 64, {
    at: 160,
    height: 12,
    engraving: 10,
    holes: [0, 1, 2, 3].map((i) =>
      spokeOpening(axis0, 20, 48, i * opening + 0.16, (i + 1) * opening - 0.16),
    ),
  });
  sheet.cylinder(axis0, 13, { at: 172, height: 9, engraving: 5 });
}
