import { neckOf, torso } from './head.ts';
import type { Likeness } from './likeness.ts';
import { carve, ellipsoid, join, type Place, rod } from './solids.ts';

/** A piece of clothing: the distance to it, and its tone. */
export type Cloth = readonly [distance: number, tone: number];

/** Returns the pieces that a person wears, for a place in the space of the shoulders. */
export function clothing(p: Place, person: Likeness): Cloth[] {
  const { garment, tone, inner } = person.clothing;
  const body = torso(p, person);
  const m: Place = [Math.abs(p[0]), p[1], p[2]];
  // Collars are modelled for one width of neck. `c` is the place, scaled from this person's neck to that width.
  const fit = (neckOf(person) + 0.06) / 0.46;
  const c: Place = [m[0] / fit, m[1], (m[2] + 0.3) / fit - 0.3];
  switch (garment) {
    case 'crew':
      return [
        [Math.max(body - 0.05, neckline(m, 1.6)), tone],
        [Math.max(body - 0.075, neckline(m, 1.6), -neckline(m, 1.72)), tone * 0.82],
      ];
    case 'rollneck':
      return [
        [Math.max(body - 0.05, neckline(m, 1.42)), tone],
        [rollCollar(c), tone],
      ];
    case 'shirt':
      return [
        [shirt(m, body, 1.78), tone],
        [collar(c, m, body), tone + 0.05],
      ];
    case 'collarless': {
      const band = rod(c, [0, 1.5, -0.24], [0, 1.66, -0.27], 0.47, 0.52);
      const slit = Math.max(m[0] - 0.035, 1.3 - m[1], -m[2]);
      return [
        [Math.max(body - 0.07, neckline(m, 1.52)), tone],
        [carve(Math.max(band, 1.42 + 0.3 * m[2] - m[1]), slit, 0.02), tone],
      ];
    }
    case 'blazer':
      return [[Math.max(body - 0.04, neckline(m, 1.86)), inner], ...coat(m, body, tone, 2.95)];
    case 'jacket':
      return [
        [shirt(m, body, 1.96), inner],
        [collar(c, m, body), inner],
        ...coat(m, body, tone, 2.85),
      ];
    case 'suit':
      return [
        [shirt(m, body, 1.7), inner],
        [collar(c, m, body), inner],
        [necktie(p), 0.12],
        ...coat(m, body, tone, 2.7),
      ];
  }
}

/** Positive above a round neckline, which is lower in front. */
function neckline(m: Place, height: number): number {
  return (height + 0.34 * (m[2] + 0.3) - 0.16 * m[0] - m[1]) * 0.9;
}

function shirt(m: Place, body: number, opening: number): number {
  const wedge = Math.max(m[0] - (opening - m[1]) * 0.5, -0.1 - m[2]);
  return Math.max(carve(body - 0.05, wedge, 0.02), 1.42 - m[1]);
}

/** A band around the neck, and the wings that lie down from it. */
function collar(c: Place, m: Place, body: number): number {
  const band = rod(c, [0.1, 1.66, 0.1], [0.44, 1.42, -0.3], 0.045, 0.065);
  const edge = Math.min(1.74 + 0.75 * m[0], 1.99 - 1.8 * (m[0] - 0.34));
  const fold = 1.58 + 0.55 * m[2] - m[1];
  const wings = Math.max(body - 0.085, (m[1] - edge) * 0.5, fold * 0.8, -0.42 - m[2]);
  return Math.min(band, wings);
}

function rollCollar(m: Place): number {
  const low = ellipsoid(m, [0, 1.52, -0.27], [0.53, 0.19, 0.52]);
  const high = ellipsoid(m, [0, 1.34, -0.24], [0.5, 0.17, 0.49]);
  return join(low, high, 0.04);
}

function necktie(p: Place): number {
  const knot = ellipsoid(p, [0, 1.74, 0.24], [0.11, 0.12, 0.12]);
  return join(knot, rod(p, [0, 1.84, 0.27], [0, 2.9, 0.5], 0.07, 0.13), 0.02);
}

function coat(m: Place, body: number, tone: number, button: number): Cloth[] {
  const edge = (button - m[1]) * 0.36;
  const wedge = Math.max(m[0] - edge, -0.25 - m[2]);
  const shell = Math.max(carve(body - 0.09, wedge, 0.03), 1.5 - 0.1 * m[2] - m[1]);
  const notch = m[1] < 2.12 ? 0.2 : 0.34 - (m[1] - 2.12) * 0.34;
  const lapel = Math.max(body - 0.135, wedge * -1, m[0] - edge - notch, 1.55 - m[1], -0.25 - m[2]);
  return [
    [shell, tone],
    [lapel, tone * 0.9],
  ];
}
