import { circle, gear, type Profile } from '#brand/drawings/profiles.ts';
import type { Point2, Point3 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet } from '#brand/drawings/sheet.ts';

const [width, depth, foot] = [440, 300, 30] as const;
const drawer = { count: 5, height: 44, gap: 6, inset: 12, open: 2, reach: 196 } as const;
const top = foot + drawer.count * (drawer.height + drawer.gap) + drawer.gap;
const steps = 40;

/** A chest of plans: a case in each drawer, and the one that is pulled out shows its sheet, the orange part. */
export function planChest(): Drawing {
  const sheet = new Sheet('sheet');
  sheet.box([16, 16, 0], [width - 32, depth - 32, foot]);
  sheet.box([0, 0, foot], [width, depth, top - foot], { hatchRight: 9 });
  sheet.box([-10, -10, top], [width + 20, depth + 20, 12]);
  for (let i = 0; i < drawer.count; i += 1) {
    const low = foot + drawer.gap + i * (drawer.height + drawer.gap);
    if (i === drawer.open) pulledOut(sheet, low);
    else front(sheet, depth, low);
  }
  // What is being looked at lies rolled up beside a weight.
  sheet.cylinder([90, top + 32], 20, {
    axis: 'x',
    at: 40,
    height: 300,
    engraving: 9,
    holes: [{ profile: circle([90, top + 32], 12), depth: 20 }],
  });
  sheet.cylinder([330, 220], 26, { at: top + 12, height: 26, engraving: 7 });
  sheet.cylinder([330, 220], 8, { at: top + 38, height: 20, engraving: 4 });
  sheet.dimension([width, depth, 0], [width, 0, 0], { offset: [50, 0, 0], label: '300' });
  return sheet.finish({ small: { x: -420, y: -20, width: 440, height: 420 } });
}

const { inset, height } = drawer;
const across = width - 2 * inset;

/** The front of a drawer at `y`, with its pull and its label. */
function front(sheet: Sheet, y: number, low: number): void {
  sheet.box([inset, y, low], [across, 8, height]);
  sheet.box([width / 2 - 44, y + 8, low + 9], [88, 5, 16]);
  for (const x of [90, width - 90])
    sheet.cylinder([x, low + height / 2], 7, { axis: 'y', at: y + 8, height: 12, engraving: 4 });
}

function pulledOut(sheet: Sheet, low: number): void {
  const { reach } = drawer;
  sheet.box([inset, depth, low], [across, reach, 6]);
  sheet.box([inset, depth, low + 6], [6, reach, height - 14]);
  sheet.box([width - inset - 6, depth, low + 6], [6, reach, height - 14]);
  sheet.part('sheet', (part) => {
    part.box([inset + 24, depth, low + 6], [across - 48, reach - 18, 3]);
    part.lines(drawn([width / 2 - 60, depth + reach / 2 - 8], low + 9), 'edge');
  });
  front(sheet, depth + reach, low);
}

/** What is drawn on the sheet: a wheel, its axes and the title block. */
function drawn([x, y]: Point2, z: number): Point3[][] {
  const lift = ([u, v]: Point2): Point3 => [u, v, z];
  const outline = ({ sides }: Profile) => [...sides, ...sides.slice(0, 1)].map(({ from }) => from);
  const ring = Array.from({ length: steps + 1 }, (_, i): Point2 => {
    const angle = (i / steps) * 2 * Math.PI;
    return [x + 18 * Math.cos(angle), y + 18 * Math.sin(angle)];
  });
  const [right, front] = [x + 224, y + 72] as const;
  return [
    outline(gear({ centre: [x, y], radius: 62, teeth: 20, depth: 9 })).map(lift),
    ring.map(lift),
    [lift([x - 84, y]), lift([x + 84, y])],
    [lift([x, y - 76]), lift([x, y + 76])],
    [lift([right - 96, front]), lift([right - 96, front - 56]), lift([right, front - 56])],
    [lift([right - 96, front - 28]), lift([right, front - 28])],
  ];
}
