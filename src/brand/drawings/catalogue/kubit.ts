import { circle, polar, polygon } from '#brand/drawings/profiles.ts';
import type { Point2, Point3 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

import { dialFace, needle } from './parts/dial.ts';

const centre: Point2 = [0, 0];
const [outer, inner] = [190, 70] as const;
const [half, base] = [176, 108] as const;
const disc = base + 92;
const top = disc + 16;
const sectors = 12;
const step = (2 * Math.PI) / sectors;
const orange = 1;

/** A disc of colours on one shaft; four dials read the orange sector alike. */
export function kubit(view?: View): Drawing {
  const sheet = new Sheet('sector', view);
  sheet.box([-half, -half, 0], [2 * half, 2 * half, base]);
  for (const axis of ['x', 'y'] as const)
    for (const u of [-half / 2, half / 2]) reader(sheet, axis, u);
  sheet.cylinder(centre, 120, { at: base, height: 14, engraving: 9 });
  sheet.cylinder(centre, 60, { at: base + 14, height: disc - base - 14, engraving: 9 });
  sheet.part('disc', (part) => {
    part.cylinder(centre, outer + 10, { at: disc, height: 16, engraving: 12 });
    for (let i = 0; i < sectors; i += 1) if (i !== orange) tint(part, i);
  });
  sheet.part('sector', (part) =>
    part.extrude(polygon([...arc(orange, outer), ...arc(orange, inner).reverse()]), {
      at: top,
      height: 12,
    }),
  );
  sheet.part('hub', (part) =>
    part
      .cylinder(centre, 44, {
        at: top,
        height: 30,
        engraving: 9,
        holes: [{ profile: circle(centre, 16), depth: 12 }],
      })
      .line(
        [
          [0, 0, top + 30],
          [0, 0, top + 110],
        ],
        'axis',
      ),
  );
  sheet.dimension([-half, half, 0], [half, half, 0], { offset: [0, 50, 0], label: '352' });
  return sheet.finish({ small: { x: -210, y: -300, width: 420, height: 420 } });
}

/** Points along a sector's arc, a little short of its neighbours. */
const arc = (sector: number, radius: number): Point2[] =>
  Array.from({ length: 9 }, (_, i) =>
    polar(centre, radius, (sector + 0.04 + (i / 8) * 0.92) * step),
  );

/** A sector of another colour: the darker, the closer its arcs. */
function tint(sheet: Sheet, sector: number): void {
  const raised = ([u, v]: Point2): Point3 => [u, v, top];
  const distance = 6 + ((sector * 5) % sectors) * 2;
  const rings = Array.from({ length: Math.floor((outer - inner) / distance) }, (_, i) =>
    arc(sector, inner + (i + 1) * distance).map(raised),
  );
  sheet.lines(rings, 'engraving');
  sheet.lines([[...arc(sector, outer), ...arc(sector, inner).reverse()].map(raised)], 'edge', true);
}

/** One of the dials on the two faces that are seen; all show the same. */
function reader(sheet: Sheet, axis: 'x' | 'y', u: number): void {
  const dial = { axis, at: half + 8, centre: [u, base / 2], radius: 38 } as const;
  sheet.cylinder(dial.centre, 43, { axis, at: half, height: 8, engraving: 5 });
  sheet.add(dialFace(dial), needle({ ...dial, share: 0.14 }));
}
