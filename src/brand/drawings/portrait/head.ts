import type { Likeness } from './likeness.ts';
import { carve, ellipsoid, join, type Place, rod, smoothstep } from './solids.ts';

/** How strongly age shows in a face, from 0 to 1. */
export const agingOf = ({ age }: Likeness) => smoothstep(28, 62, age);

/** The distance to the skull, on which hair grows: without ears and neck, in the measures of `measured`. */
export function skull(q: Place): number {
  const d = ellipsoid(q, [0, -0.35, -0.2], [0.765, 0.8, 0.96]);
  return join(d, ellipsoid(q, [0, 0.08, 0.12], [0.655, 0.86, 0.69]), 0.2);
}

/** Converts a place to measures in which all heads are equally wide and long. */
export function measured(p: Place, { face }: Likeness): Place {
  const y = p[1] > 0 ? p[1] / face.length : p[1];
  return [p[0] / face.width, y, p[2]];
}

/**
 * The distance to head and neck, in the head's space. The eyes are at the height 0, the crown is at -1.15, and the chin
 * of a face of length 1 at 1.15.
 */
export function head(p: Place, person: Likeness): number {
  const { face, nose, eyes, mouth, ears } = person;
  const even = measured(p, person);
  const away = ellipsoid(even, [0, 0.05, -0.05], [1, 1.25, 1.2]);
  if (away > 0.3) return Math.min(away - 0.02, throat(p, person));
  // `q` has the bend of the face removed. `m` is `q` mirrored to one side, since both sides are modelled at once.
  const q: Place = [
    even[0] - face.bent * 0.035 * smoothstep(-0.1, 0.6, even[1]) * smoothstep(0.2, 0.7, even[2]),
    even[1],
    even[2],
  ];
  const m: Place = [Math.abs(q[0]), q[1], q[2]];
  const aging = agingOf(person);
  const eyeX = 0.33 * eyes.spacing;
  const hard = person.feminine ? 0 : 1;

  let d = skull(q);
  // Jaw, chin, cheekbones, and the flesh that lies on them.
  d = join(
    d,
    rod(
      m,
      [(0.405 + 0.065 * hard) * face.jaw, 0.46, 0],
      [0.08 + 0.05 * hard, 0.95, 0.47],
      0.185 + 0.02 * hard,
      0.16 + 0.02 * hard,
    ),
    0.22,
  );
  d = join(d, ellipsoid(q, [0, 0.985, 0.57], [0.19 * face.chin, 0.16, 0.185]), 0.16);
  d = join(d, ellipsoid(m, [0.47, 0.2, 0.42], [0.215, 0.14 * face.cheeks, 0.24]), 0.18);
  // The details below change the distance by little. Further away, a lower bound is enough.
  if (d > 0.4) return Math.min(d - 0.28, throat(p, person));
  const apple = 0.43 - 0.05 * mouth.smile;
  d = join(
    d,
    ellipsoid(m, [0.29, apple, 0.55], [0.21, 0.18, 0.17 * face.cheeks + 0.03 * mouth.smile]),
    0.18,
  );
  d = join(d, ellipsoid(m, [0.36, 0.66, 0.3], [0.19, 0.26, 0.19 * face.flesh]), 0.2);
  d = carve(d, ellipsoid(m, [0.86, -0.2, 0.42], [0.2, 0.24, 0.24 + 0.05 * aging]), 0.16);
  // Brow, eye sockets, eyeballs, and the bags under the eyes of older people.
  const ridge = 0.085 + 0.022 * hard;
  d = join(d, rod(m, [0.11, -0.17, 0.745], [0.47, -0.2, 0.54], ridge, 0.07), 0.12);
  d = carve(d, ellipsoid(m, [eyeX - 0.03, 0.01, 0.93], [0.22, 0.12, 0.22]), 0.13);
  d = join(d, ellipsoid(m, [eyeX, 0.012, 0.565], [0.175, 0.13, 0.175]), 0.04);
  if (aging > 0.25) {
    const bag = ellipsoid(m, [eyeX + 0.01, 0.13, 0.64], [0.13, 0.045, 0.06 + 0.035 * aging]);
    d = join(d, bag, 0.05);
  }
  d = noseOn(d, q, m, nose);
  // The fold from the nose past the mouth, which is deeper with a smile and with age.
  const fold = 0.008 + 0.012 * aging + 0.012 * mouth.smile;
  d = carve(
    d,
    rod(m, [0.205, 0.44, 0.76], [0.36 * mouth.width, 0.72, 0.6], fold, fold * 1.2),
    0.075 + 0.03 * aging,
  );
  d = mouthOn(d, q, m, person);
  if (aging > 0.5) {
    const jowl = ellipsoid(m, [0.36, 0.92, 0.36], [0.11, 0.13, 0.12 * face.flesh]);
    d = join(d, jowl, 0.14 * aging);
  }
  d = join(d, ear([m[0], q[1], q[2]], ears), 0.05);
  return join(d, throat(p, person), 0.1);
}

function noseOn(d: number, q: Place, m: Place, nose: Likeness['nose']): number {
  const tip: Place = [0, 0.385 * nose.length + 0.03 * (nose.tip - 1), 0.97 + 0.05 * nose.bridge];
  let out = join(d, rod(q, [0, -0.18, 0.735], tip, 0.068 * nose.bridge, 0.082), 0.13);
  if (nose.hump > 0) {
    out = join(out, ellipsoid(q, [0, 0.1, 0.83], [0.06, 0.13, 0.07 + 0.07 * nose.hump]), 0.06);
  }
  out = join(out, ellipsoid(q, tip, [0.105 * nose.width, 0.09, 0.105]), 0.05);
  const wing: Place = [0.125 * nose.width, 0.43 * nose.length, 0.845];
  return join(out, ellipsoid(m, wing, [0.068, 0.072, 0.12]), 0.055);
}

function mouthOn(d: number, q: Place, m: Place, { mouth, age }: Likeness): number {
  const corner = 0.26 * mouth.width;
  const lift = 0.045 * mouth.smile;
  const fullness = mouth.fullness * (age > 55 ? 0.85 : 1);
  let out = join(d, ellipsoid(q, [0, 0.68, 0.55], [0.37, 0.28, 0.25]), 0.2);
  const upper = rod(m, [0.035, 0.668, 0.775], [corner, 0.7 - lift, 0.645], 0.043 * fullness, 0.012);
  out = join(out, upper, 0.05);
  const lower = rod(
    m,
    [0, 0.768, 0.765],
    [corner * 0.75, 0.74 - lift * 0.7, 0.66],
    0.056 * fullness,
    0.018,
  );
  out = join(out, lower, 0.05);
  // The line between the lips, and the dimples in which it ends.
  out = carve(out, rod(m, [0, 0.715, 0.835], [corner, 0.712 - lift, 0.7], 0.012), 0.03);
  out = carve(out, ellipsoid(m, [corner + 0.035, 0.712 - lift, 0.7], [0.03, 0.04, 0.06]), 0.06);
  return carve(out, ellipsoid(q, [0, 0.865, 0.865], [0.17, 0.04, 0.09]), 0.1);
}

function ear(m: Place, { size, out }: Likeness['ears']): number {
  const x = 0.75 + 0.05 * out;
  const shell = ellipsoid(
    [m[0] - 0.1 * out * (m[2] + 0.1) * -1, m[1], m[2]],
    [x + 0.03, 0.07, -0.12],
    [0.06 + 0.03 * out, 0.25 * size, 0.16 * size],
  );
  const lobe = ellipsoid(m, [x, 0.3 * size, -0.05], [0.05, 0.1 * size, 0.08]);
  const bowl = ellipsoid(m, [x + 0.11, 0.1, -0.02], [0.07, 0.13 * size, 0.09 * size]);
  return carve(join(shell, lobe, 0.06), bowl, 0.035);
}

export const neckOf = ({ neck, feminine }: Likeness) => neck * (feminine ? 0.385 : 0.5);

/** The distance to the neck. */
function throat(p: Place, person: Likeness): number {
  const wide = neckOf(person);
  const m: Place = [Math.abs(p[0]), p[1], p[2]];
  let d = rod(p, [0, 0.62, -0.2], [0, 1.75, -0.36], wide, wide + 0.04);
  d = join(d, rod(m, [wide, 0.55, -0.25], [0.1, 1.72, 0.06], 0.07, 0.05), 0.1);
  if (!person.feminine) d = join(d, ellipsoid(p, [0, 1.33, 0.2], [0.07, 0.1, 0.1]), 0.1);
  return d;
}

/** The distance to shoulders and chest without clothes. */
export function torso(p: Place, person: Likeness): number {
  const broad = person.pose.shoulders * (person.feminine ? 0.9 : 1.06);
  const m: Place = [Math.abs(p[0]) / broad, p[1], p[2]];
  let d = ellipsoid(m, [0, 2.95, -0.12], [1.42, 1.12, 0.66]);
  d = join(d, rod(m, [1.38, 2.42, -0.3], [1.62, 3.3, -0.2], 0.34, 0.36), 0.3);
  d = join(d, rod(m, [0.2, 1.42, -0.46], [1.3, 2.3, -0.36], 0.2, 0.22), 0.4);
  d = join(d, rod(m, [0.1, 1.86, 0.08], [1.1, 2.08, -0.1], 0.07, 0.06), 0.16);
  return join(d, rod(p, [0, 1, -0.28], [0, 1.85, -0.36], neckOf(person) - 0.02), 0.2);
}
