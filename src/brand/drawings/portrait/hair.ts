import type { Likeness } from './likeness.ts';
import { carve, ellipsoid, join, type Place, rod } from './solids.ts';

const nothing = 9;

/** The distance to the hair, in the space of the head. */
export function hair(p: Place, person: Likeness): number {
  const { style, volume, parting } = person.hair;
  const w = person.face.width;
  const q: Place = [p[0] / w, p[1], p[2]];
  const m: Place = [Math.abs(q[0]), q[1], q[2]];
  const skull = (thick: number) =>
    ellipsoid(q, [0, -0.36, -0.2], [0.8 + thick, 0.84 + thick, 0.98 + thick]);
  switch (style) {
    case 'bald': {
      // What is left stands above the ears and in the neck.
      const wreath = Math.max(skull(0.025 * volume), -0.42 - m[1], m[2] - 0.2 + 0.3 * m[1]);
      return carve(wreath, nape(m, 0.4), 0.05);
    }
    case 'short': {
      const cap = carve(skull(0.06 * volume), -hairline(m, -0.72), 0.05);
      const crest = ellipsoid(q, [0.06, -0.98, 0.36], [0.52, 0.22 * volume, 0.42]);
      return join(carve(cap, nape(m, 0.5), 0.1), crest, 0.14);
    }
    case 'swept': {
      const cap = carve(skull(0.05), -hairline(m, -0.72), 0.05);
      const wave = rod(
        q,
        [-0.5 * parting, -0.86, 0.56],
        [0.5 * parting, -1.06, 0.28],
        0.2 * volume,
        0.27 * volume,
      );
      const lift = ellipsoid(q, [0.1 * parting, -1.06, 0.06], [0.6, 0.28 * volume, 0.6]);
      return join(join(carve(cap, nape(m, 0.5), 0.1), wave, 0.12), lift, 0.2);
    }
    case 'curly': {
      const curl =
        0.045 *
        Math.sin(q[0] * 15 + q[1] * 6) *
        Math.sin(q[1] * 16) *
        Math.sin(q[2] * 14 + q[0] * 5);
      const cap = carve(skull(0.14 * volume), -hairline(m, -0.7), 0.08);
      const crown = ellipsoid(q, [0, -0.88, 0.1], [0.74, 0.42 * volume, 0.8]);
      return (
        carve(join(cap, carve(crown, -hairline(m, -0.72), 0.1), 0.1), nape(m, 0.42), 0.1) + curl
      );
    }
    case 'pixie': {
      const cap = carve(skull(0.1 * volume), -hairline(m, -0.62), 0.05);
      const fringe = rod(
        q,
        [-0.42 * parting, -0.98, 0.5],
        [0.56 * parting, -0.56, 0.56],
        0.2,
        0.15,
      );
      const side = rod(m, [0.74, -0.5, 0.2], [0.78, 0.12, 0.14], 0.12, 0.05);
      const top = ellipsoid(q, [0, -0.98, 0], [0.6, 0.28 * volume, 0.68]);
      return join(join(join(carve(cap, nape(m, 0.55), 0.1), fringe, 0.12), side, 0.1), top, 0.2);
    }
    case 'bob': {
      const cap = carve(skull(0.12 * volume), -hairline(m, -0.6), 0.05);
      const curtain = rod(m, [0.72, -0.4, -0.02], [0.8, 0.72, 0.02], 0.26, 0.24);
      const back = ellipsoid(q, [0, 0.1, -0.5], [0.86, 0.86, 0.55]);
      const fringe = ellipsoid(q, [0.08 * parting, -0.52, 0.42], [0.6, 0.3, 0.42]);
      return join(join(join(cap, curtain, 0.16), back, 0.1), fringe, 0.12);
    }
    case 'long': {
      const cap = carve(skull(0.1 * volume), -hairline(m, -0.66), 0.05);
      const fall = rod(m, [0.72, -0.4, -0.04], [0.86, 0.9, -0.08], 0.24, 0.32);
      const ends = rod(m, [0.86, 0.9, -0.08], [0.8, 2.75, 0.34], 0.32, 0.28);
      const back = ellipsoid(q, [0, 0.6, -0.6], [1.02, 1.5, 0.42]);
      const wave = rod(q, [-0.3 * parting, -1.02, 0.5], [0.72 * parting, -0.42, 0.36], 0.14, 0.16);
      return join(join(join(join(cap, fall, 0.16), ends, 0.14), back, 0.1), wave, 0.16);
    }
    case 'bun': {
      const cap = carve(skull(0.075 * volume), -hairline(m, -0.7), 0.05);
      const bun = ellipsoid(q, [0, -1.22, -0.42], [0.42, 0.36, 0.4]);
      return join(carve(cap, nape(m, 0.42), 0.1), bun, 0.06);
    }
    case 'headscarf': {
      const cloth = join(skull(0.14), rod(q, [0, 0.3, -0.2], [0, 1.35, -0.16], 0.92, 0.72), 0.3);
      const opening = ellipsoid(q, [0, 0.2, 1], [0.66, 0.96, 0.95]);
      const drape = rod(q, [-0.6, 1.3, 0.35], [0.75, 1.75, 0.3], 0.26, 0.3);
      return join(carve(cloth, opening, 0.06), drape, 0.12);
    }
  }
}

/** Positive in front of the line on which hair ends: over the forehead and down before the ear. */
function hairline(m: Place, forehead: number): number {
  const recess = 0.12 * Math.exp(-(((m[0] - 0.5) / 0.2) ** 2));
  const top = (m[1] - forehead + recess) * 0.7 + (m[2] - 0.74) * 0.7;
  const sideburn = (m[2] - 0.14) * 0.95 + (m[1] - 0.15) * 0.3;
  return join(top, sideburn, 0.1);
}

/** Negative below the line on which short hair ends in the neck: it is carved away there. */
function nape(m: Place, height: number): number {
  return height - m[1] - 0.3 * Math.max(0, m[2] + 0.2);
}

/** The distance to a beard: the skin of the jaw, grown outwards where a beard grows. */
export function beard(p: Place, skin: number, person: Likeness): number {
  if (!person.beard) return nothing;
  const { length } = person.beard;
  const m: Place = [Math.abs(p[0]) / person.face.width, p[1] / person.face.length, p[2]];
  const cheekLine = 0.6 - 0.85 * Math.max(0, m[0] - 0.26) - 0.9 * Math.max(0, 0.22 - m[2]);
  const field = Math.max(
    cheekLine - m[1],
    m[1] - 0.97 - 0.45 * Math.max(0, m[2] + 0.1),
    -0.12 - m[2],
  );
  const mouth = ellipsoid(m, [0, 0.725, 0.8], [0.24 * person.mouth.width, 0.085, 0.4]);
  const growth = length * (0.5 + 0.7 * Math.max(0, m[1] - 0.5));
  const cheeks = Math.max(skin - growth, field * 0.8);
  const moustache = rod(
    m,
    [0.04, 0.585, 0.86],
    [0.27 * person.mouth.width, 0.7, 0.68],
    0.045 + length * 0.35,
    0.03,
  );
  return carve(join(cheeks, moustache, 0.05), mouth, 0.03);
}
