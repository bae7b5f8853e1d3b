import type { Likeness } from './likeness.ts';
import { carve, ellipsoid, join, type Place, rod } from './solids.ts';

/** The eye line is the height 0; the crown is at -1.15, the chin of a face of length 1 at 1.15. */
export function head(p: Place, person: Likeness): number {
  const { face, nose, eyes, mouth } = person;
  const q: Place = [p[0] / face.width, p[1] > 0 ? p[1] / face.length : p[1], p[2]];
  const m: Place = [Math.abs(q[0]), q[1], q[2]];
  const eyeX = 0.33 * eyes.spacing;
  const [soft, hard] = person.feminine ? [1, 0] : [0, 1];

  let d = ellipsoid(q, [0, -0.34, -0.2], [0.8, 0.82, 0.98]);
  d = join(d, ellipsoid(q, [0, 0.1, 0.12], [0.69, 0.88, 0.72]), 0.2);
  d = join(d, rod(m, [0.46 * face.jaw, 0.5, 0.02], [0.1, 0.93, 0.5], 0.24, 0.2), 0.3);
  d = join(d, ellipsoid(q, [0, 0.97, 0.58], [0.2 * face.chin, 0.17, 0.19]), 0.2);
  d = join(d, ellipsoid(m, [0.46, 0.24, 0.46], [0.22, 0.2 * face.cheeks, 0.24]), 0.2);
  d = join(d, ellipsoid(m, [0.25, 0.56, 0.55], [0.24, 0.24, 0.22 * face.cheeks]), 0.22);
  d = join(d, rod(m, [0.1, -0.19, 0.79], [0.46, -0.2, 0.6], 0.1 + 0.02 * hard, 0.08), 0.16);
  // The socket, the ball in it, and the lids that close over the ball.
  d = carve(d, ellipsoid(m, [eyeX - 0.02, 0.02, 0.93], [0.21, 0.13, 0.2]), 0.14);
  d = join(d, ellipsoid(m, [eyeX, 0.015, 0.585], [0.17, 0.14, 0.165]), 0.05);

  const tip: Place = [0, 0.4 * nose.length, 0.99 + 0.05 * nose.bridge];
  d = join(d, rod(q, [0, -0.24, 0.76], tip, 0.085 * nose.bridge, 0.09), 0.16);
  d = join(d, ellipsoid(q, tip, [0.12 * nose.width, 0.095, 0.12]), 0.06);
  d = join(
    d,
    ellipsoid(m, [0.13 * nose.width, 0.44 * nose.length, 0.86], [0.08, 0.08, 0.12]),
    0.09,
  );

  const lipX = 0.27 * mouth.width;
  d = join(d, ellipsoid(q, [0, 0.68, 0.54], [0.4, 0.3, 0.27]), 0.24);
  d = join(d, rod(m, [0, 0.665, 0.775], [lipX, 0.69, 0.64], 0.045 * mouth.fullness, 0.015), 0.07);
  d = join(
    d,
    rod(m, [0, 0.755, 0.765], [lipX * 0.75, 0.74, 0.66], 0.055 * mouth.fullness, 0.02),
    0.06,
  );
  d = carve(d, ellipsoid(q, [0, 0.86, 0.87], [0.2, 0.04, 0.08]), 0.12);

  d = join(d, ear(m), 0.05);
  const neck = 0.4 - 0.055 * soft;
  const throat = rod(p, [0, 0.7 * face.length, -0.12], [0, 1.7, -0.3], neck, neck + 0.04);
  return join(d, throat, 0.12);
}

function ear(m: Place): number {
  const shell = ellipsoid(m, [0.84, 0.1, -0.14], [0.07, 0.26, 0.17]);
  const lobe = ellipsoid(m, [0.8, 0.33, -0.08], [0.05, 0.1, 0.09]);
  const bowl = ellipsoid(m, [0.92, 0.12, -0.09], [0.06, 0.14, 0.09]);
  return carve(join(shell, lobe, 0.06), bowl, 0.04);
}

/** Shoulders and chest without clothes; they turn half as far as the head. */
export function torso(p: Place, person: Likeness): number {
  const broad = person.feminine ? 0.9 : 1.04;
  const m: Place = [Math.abs(p[0]) / broad, p[1], p[2]];
  let d = ellipsoid(m, [0, 2.75, -0.15], [1.4, 1.05, 0.62]);
  d = join(d, rod(m, [1.24, 2.2, -0.28], [1.5, 3, -0.2], 0.36, 0.36), 0.3);
  d = join(d, rod(m, [0.1, 1.4, -0.4], [1.2, 2, -0.32], 0.24, 0.24), 0.35);
  return join(d, rod(p, [0, 1, -0.28], [0, 1.8, -0.32], person.feminine ? 0.36 : 0.42), 0.2);
}
