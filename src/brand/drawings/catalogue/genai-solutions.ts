import { circle, roundedRectangle } from '#brand/drawings/profiles.ts';
import type { Point3 } from '#brand/drawings/projection.ts';
import { path } from '#brand/drawings/shapes.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';
import { profileOutline } from '#brand/drawings/solids.ts';

const [width, depth, bed] = [320, 260, 30] as const;
const centre = [width / 2, depth / 2] as const;
const layer = 7;
const [printed, tierLayers, whole] = [15, 5, 27] as const;
const rail = 264;

/** Radius of the vessel at a layer. */
const radiusAt = (index: number): number => 62 + 26 * Math.sin(index / 5.2 - 0.7) - index * 0.5;

/** A vessel made layer by layer; the orange nozzle makes the next one, the dashed rest is still to come. */
export function genaiSolutions(view?: View): Drawing {
  const sheet = new Sheet('nozzle', view);
  sheet.part('base', (part) =>
    part.box([-30, -20, 0], [width + 60, depth + 40, 18], { hatchRight: 9 }),
  );
  sheet.part('bed', (part) => {
    part.extrude(roundedRectangle(14, 10, width - 28, depth - 20, 16), {
      at: 18,
      height: bed - 18,
    });
    const marks = Array.from({ length: 9 }, (_, i) => 40 + i * 30);
    part.lines(
      marks.map((x) => [[x, 14, bed] as const, [x, depth - 14, bed] as const]),
      'grid',
    );
  });
  for (let tier = 0; tier < printed / tierLayers; tier += 1)
    sheet.part(`tier-${tier}`, (part) => printedTier(part, tier));
  const top = bed + printed * layer;
  sheet.part('rest', ghost);
  gantry(sheet, centre[0] + radiusAt(printed - 1) - 5, top);
  sheet.dimension([-30, depth + 20, 0], [width + 30, depth + 20, 0], {
    offset: [0, 38, 0],
    label: '380',
  });
  return sheet.finish({ small: { x: -150, y: -160, width: 380, height: 380 } });
}

/** Some layers of the vessel; its mouth is at the top of each tier. */
function printedTier(sheet: Sheet, tier: number): void {
  for (let i = tier * tierLayers; i < (tier + 1) * tierLayers; i += 1) {
    const mouth = { profile: circle(centre, radiusAt(i) - 9), depth: 4 * layer };
    sheet.cylinder(centre, radiusAt(i), {
      at: bed + i * layer,
      height: layer,
      engraving: 7,
      holes: (i + 1) % tierLayers === 0 ? [mouth] : [],
    });
  }
}

/** The part of the vessel that is still to come: its outline and some of its layers. */
function ghost(sheet: Sheet): void {
  const indices = Array.from({ length: whole - printed + 1 }, (_, i) => printed + i);
  const side = (sign: number): Point3[] =>
    indices.map((i): Point3 => {
      const reach = (sign * radiusAt(i)) / Math.SQRT2;
      return [centre[0] + reach, centre[1] - reach, bed + i * layer];
    });
  sheet.lines([side(-1), side(1)], 'dashed');
  for (const i of indices.filter((index) => (whole - index) % 4 === 0)) {
    const z = bed + i * layer;
    sheet.shapes(
      [path('dashed', profileOutline(circle(centre, radiusAt(i)), 'z', z))],
      [
        [centre[0] - 20, centre[1] - 20, z],
        [centre[0] + 20, centre[1] + 20, z],
      ],
    );
  }
}

/** Two posts, the rail between them, and the carriage whose nozzle stands on the wall of the vessel. */
function gantry(sheet: Sheet, x: number, tip: number): void {
  const y = centre[1];
  sheet.part('gantry', (part) => {
    for (const post of [-26, width + 4]) {
      part.box([post, y - 11, 18], [22, 22, rail + 44]);
      part.line(
        [
          [post + 11, y + 11, 30],
          [post + 11, y + 11, rail - 16],
        ],
        'engraving',
      );
      part.box([post - 5, y - 16, rail + 62], [32, 32, 18]);
    }
    for (const z of [rail, rail + 26])
      part.cylinder([y - 5, z], 6, { axis: 'x', at: -4, height: width + 8, engraving: 4 });
  });
  sheet.part('carriage', (part) =>
    part.box([x - 30, y + 2, rail - 22], [60, 26, 70], { hatchRight: 6 }),
  );
  sheet.part('nozzle', (part) => {
    part.frustum([x, y + 15], { at: tip, height: 24, radii: [4, 15] });
    part.cylinder([x, y + 15], 15, { at: tip + 24, height: rail - 22 - tip - 24, engraving: 8 });
  });
}
