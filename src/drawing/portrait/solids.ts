/** A place in a head's own space: x to the right of the picture, y down, z towards the viewer. */
export type Place = readonly [x: number, y: number, z: number];

export function ellipsoid([x, y, z]: Place, [cx, cy, cz]: Place, [rx, ry, rz]: Place): number {
  const [u, v, w] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
  const scaled = Math.hypot(u, v, w);
  const slope = Math.hypot(u / rx, v / ry, w / rz);
  return slope < 1e-9 ? -Math.min(rx, ry, rz) : (scaled * (scaled - 1)) / slope;
}

/** A rod between two places whose radius changes from one end to the other. */
export function rod([x, y, z]: Place, a: Place, b: Place, ra: number, rb = ra): number {
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
  const along = (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(px - bx * t, py - by * t, pz - bz * t) - (ra + (rb - ra) * t);
}

/** Joins two distances as flesh does: with a fillet of about `k`. */
export function join(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

export function carve(a: number, hollow: number, k: number): number {
  return -join(-a, hollow, k);
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function turned([x, y, z]: Place, turn: number, lift: number, tilt: number): Place {
  const [ct, st, cl, sl, ci, si] = [turn, lift, tilt].flatMap((angle) => {
    const radians = (angle * Math.PI) / 180;
    return [Math.cos(radians), Math.sin(radians)];
  }) as [number, number, number, number, number, number];
  const [x1, z1] = [x * ct + z * st, -x * st + z * ct];
  const [y2, z2] = [y * cl - z1 * sl, y * sl + z1 * cl];
  return [x1 * ci - y2 * si, x1 * si + y2 * ci, z2];
}

export function turnedBack([x, y, z]: Place, turn: number, lift: number, tilt: number): Place {
  const [ct, st, cl, sl, ci, si] = [turn, lift, tilt].flatMap((angle) => {
    const radians = (angle * Math.PI) / 180;
    return [Math.cos(radians), Math.sin(radians)];
  }) as [number, number, number, number, number, number];
  const [x1, y1] = [x * ci + y * si, -x * si + y * ci];
  const [y2, z2] = [y1 * cl + z * sl, -y1 * sl + z * cl];
  return [x1 * ct - z2 * st, y2, x1 * st + z2 * ct];
}
