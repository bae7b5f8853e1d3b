import { circle } from '#brand/drawings/profiles.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

import { dialFace, needle } from './parts/dial.ts';

/** A dial gauge on its stand, its plunger on a block; the needle is what speaks. */
export function qualityEngineering(view?: View): Drawing {
  const sheet = new Sheet('needle', view);
  const [x, y] = [186, 96] as const;
  const middle = 296;
  const dial = { axis: 'y', at: y + 26, centre: [x, middle], radius: 96 } as const;

  sheet.part('base', (part) => part.box([-40, -10, 0], [340, 200, 44], { hatchRight: 9 }));
  sheet.part('column', (part) => {
    part.box([-24, y - 50, 44], [68, 100, 16]);
    part.cylinder([10, y], 26, { at: 60, height: 12, engraving: 7 });
    // The clamp of the arm hides where the two lengths meet.
    const clamp = view?.apart?.arm ? 72 : 348;
    part.cylinder([10, y], 15, { at: 72, height: clamp === 72 ? 0 : 236, engraving: 8 });
    part.cylinder([10, y], 15, {
      at: clamp,
      height: 394 - clamp,
      engraving: 8,
      holes: [{ profile: circle([10, y], 6), depth: 5 }],
    });
  });
  sheet.part('arm', (part) => {
    part.box([-14, y - 24, 308], [48, 48, 40], { hatchRight: 6 });
    part.cylinder([y, 328], 9, { axis: 'x', at: 34, height: 110, engraving: 6 });
    part.cylinder([10, 328], 11, { axis: 'y', at: y + 24, height: 26, engraving: 6 });
  });
  sheet.part('block', (part) => part.box([x - 46, y - 46, 44], [92, 92, 56], { hatchRight: 7 }));
  sheet.part('plunger', (part) => {
    part.frustum([x, y], { at: 100, height: 12, radii: [1.5, 6] });
    part.cylinder([x, y], 6, { at: 112, height: 40, engraving: 5 });
    part.cylinder([x, y], 12, { at: 152, height: 60, engraving: 7 });
  });
  sheet.part('dial', (part) => {
    part.cylinder([x, y], 12, { at: middle + 88, height: 22, engraving: 7 });
    part.cylinder([x, y], 17, { at: middle + 110, height: 12, engraving: 7 });
    part.cylinder(dial.centre, 104, { axis: 'y', at: y - 18, height: 44, engraving: 12 });
    part.add(dialFace({ ...dial, figures: 10 }));
  });
  sheet.part('needle', (part) => part.add(needle({ ...dial, share: 0.06 })));
  sheet.dimension([-40, 190, 0], [300, 190, 0], { offset: [0, 38, 0], label: '340' });
  if (!view) {
    sheet.line(
      [
        [x, y, middle + 122],
        [x, y, middle + 160],
      ],
      'axis',
    );
    sheet.dimension([x - 46, y + 46, 44], [x - 46, y + 46, 100], {
      offset: [-30, 30, 0],
      label: '56',
    });
  }
  return sheet.finish({
    reach: 0,
    small: { x: -130, y: -300, width: 380, height: 380 },
    // The needle comes from a quarter before the top of its scale.
    turn: { ...dial, from: 2 * Math.PI * 0.28 },
  });
}
