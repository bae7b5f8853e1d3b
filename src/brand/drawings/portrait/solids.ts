/** A place in a head's own space: x to the right of the picture, y down, z towards the viewer. */
export type Place = readonly [x: number, y: number, z: number];

/*
 * Signed distances from a place to surfaces, negative inside. A portrait computes millions of them: `Math.hypot`, which
 * guards against overflow, and destructured arrays would double its time.
 */

function length(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** Approximate, but exact at the surface. */
export function ellipsoid(p: Place, centre: Place, radii: Place): number {
  const rx = radii[0];
  const ry = radii[1];
  const rz = radii[2];
  const u = (p[0] - centre[0]) / rx;
  const v = (p[1] - centre[1]) / ry;
  const w = (p[2] - centre[2]) / rz;
  const scaled = length(u, v, w);
  const slope = length(u / rx, v / ry, w / rz);
  return slope < 1e-9 ? -Math.min(rx, ry, rz) : (scaled * (scaled - 1)) / slope;
}

/** A rod with round ends between two places. Its radius changes from `ra` to `rb`. */
export function rod(p: Place, a: Place, b: Place, ra: number, rb = ra): number {
  const bx = b[0] - a[0];
  const by = b[1] - a[1];
  const bz = b[2] - a[2];
  const px = p[0] - a[0];
  const py = p[1] - a[1];
  const pz = p[2] - a[2];
  const along = (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz);
  const t = Math.min(1, Math.max(0, along));
  return length(px - bx * t, py - by * t, pz - bz * t) - (ra + (rb - ra) * t);
}

/** The distance to the union of two bodies, with a fillet of about `k` between them (a smooth minimum). */
export function join(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** The distance to a body from which a hollow is cut, with an edge rounded by about `k`. */
export function carve(a: number, hollow: number, k: number): number {
  return -join(-a, hollow, k);
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export interface Turn {
  /** Converts from the space of the body to that of the picture. */
  toPicture: (p: Place) => Place;
  /** Converts from the space of the picture to that of the body. */
  fromPicture: (p: Place) => Place;
}

/**
 * Returns a rotation about a pivot. The angles are degrees: `turn` is sideways, `lift` up and down, and `tilt` from ear
 * to shoulder.
 */
export function turnAbout([px, py, pz]: Place, turn: number, lift: number, tilt: number): Turn {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [ct, st] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [cl, sl] = [Math.cos(radians(lift)), Math.sin(radians(lift))];
  const [ci, si] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  return {
    toPicture: ([x, y, z]) => {
      const u = (x - px) * ct + (z - pz) * st;
      const w = (z - pz) * ct - (x - px) * st;
      const v = (y - py) * cl - w * sl;
      return [u * ci - v * si + px, u * si + v * ci + py, (y - py) * sl + w * cl + pz];
    },
    fromPicture: ([x, y, z]) => {
      const u = (x - px) * ci + (y - py) * si;
      const v = (y - py) * ci - (x - px) * si;
      const w = (z - pz) * cl - v * sl;
      return [u * ct - w * st + px, v * cl + (z - pz) * sl + py, u * st + w * ct + pz];
    },
  };
}
