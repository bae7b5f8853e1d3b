import { measured, skull } from './head.ts';
import type { Likeness } from './likeness.ts';
import { carve, ellipsoid, join, type Place, rod, smoothstep } from './solids.ts';

/** A distance that is never the smallest. */
const nothing = 9;

/** A wave without a visible period, between about -1 and 1. */
export function clumps(s: number): number {
  return 0.5 * Math.sin(s * 23 + 1) + 0.3 * Math.sin(s * 39.7 + 2.1) + 0.25 * Math.sin(s * 67.3);
}

/**
 * Returns a number that is constant along a strand of hair and changes from strand to strand. Its contour lines show
 * how the hair is combed.
 */
export function comb(p: Place, person: Likeness): number {
  const s = combed(p, person);
  if (person.hair.style === 'headscarf') return s;
  // Strands lie together in locks, and no two run quite alike.
  return s + 0.014 * Math.sin(s * 21) + 0.012 * Math.sin(4 * p[1] + 9 * s);
}

function combed(p: Place, person: Likeness): number {
  const { style, parting, wave } = person.hair;
  const [x, y, z] = measured(p, person);
  const depth = z * Math.tanh(3 * x);
  switch (style) {
    case 'crop':
      return (
        0.75 * Math.hypot(x, 0.9 * (y + 0.1)) -
        0.3 * z +
        0.02 * Math.sin(23 * x + 9 * z) * Math.sin(21 * y + 11 * z)
      );
    case 'bald':
    case 'bun':
      return 0.85 * Math.atan2(x, 0.15 - y) - 0.15 * depth;
    case 'short':
      return (
        0.95 * Math.atan2(x - 0.42 * parting, 0.4 - y) -
        0.12 * depth +
        0.03 * wave * Math.sin(y * 7)
      );
    case 'swept': {
      const lean = 0.3 * parting * (y + 1) + 0.12 * wave * Math.sin(y * 5 + x);
      return 0.95 * Math.atan2(x + lean, 0.4 - y) - 0.12 * depth;
    }
    case 'pixie': {
      const lean = 0.5 * parting * (y + 1) + 0.1 * wave * Math.sin(4 * y + 2 * x);
      return 0.85 * Math.atan2(x - 0.4 * parting + lean, 0.4 - y) - 0.12 * depth;
    }
    case 'curly':
      return (
        0.55 * Math.hypot(x, y + 0.3) +
        0.075 * wave * Math.sin(10 * x + 4 * z + 1) * Math.sin(9 * y + 5 * z) +
        0.045 * wave * Math.sin(19 * x + 3 * y) * Math.sin(17 * y + 2)
      );
    case 'bob':
    case 'long':
    case 'waves': {
      // Strands go from the parting outwards and down. A strand that begins further back ends further out.
      const out = Math.abs(x - 0.3 * parting * smoothstep(0.1, -0.9, y));
      const falling = smoothstep(-0.75, 0.1, y);
      const sway = 0.05 * wave * Math.sin(5.5 * y + 2.2 * out + parting * x);
      return (
        (0.35 + 0.65 * falling) * out - (0.75 - 0.5 * falling) * z - 0.5 * (1 - falling) * y + sway
      );
    }
    case 'headscarf': {
      const low = smoothstep(0.7, 1.1, y);
      const around = 0.9 * Math.hypot(x, 0.8 * (y - 0.3)) - 0.35 * z;
      const wound = 0.75 * y - 0.45 * x * parting - 0.25 * z;
      return around * (1 - low) + (wound - 0.4) * low;
    }
  }
}

/** The signed distance to the hairline, approximately: negative where hair grows, positive on bare skin. */
function bareness(q: Place, { hair: { style, parting, recess, fall } }: Likeness, strand: number) {
  const [x, y, z] = q;
  const m = Math.abs(x);
  const ragged = 0.022 * Math.sin(strand * 71) + 0.016 * Math.sin(strand * 133);
  const side = parting * x;
  const falls = style === 'bob' || style === 'long' || style === 'waves' || style === 'pixie';
  // On the side away from the parting, hair can lie on the forehead.
  const fringe = falls ? fall * smoothstep(0.35, -0.55, side) : 0;
  const forehead = -0.74 + fringe + 0.05 * smoothstep(0.1, 0, m) * (recess > 0.5 ? 1 : 0);
  const temple = recess * 0.3 * Math.exp(-(((m - 0.43) / 0.2) ** 2));
  const top = (y - forehead + temple + ragged) * 0.7 + (z - 0.72) * (style === 'bald' ? 0.2 : 0.55);
  const whiskers =
    (z - 0.2 + 0.3 * recess * smoothstep(0, -0.6, y)) * 0.9 + (y - 0.2) * 0.35 + ragged;
  const front = join(top, whiskers, 0.12);
  if (style === 'bald') {
    // Only in the neck: at the temples, the edge of the hair would be a visible line across the lit side.
    return Math.max(front, -0.4 - y + ragged, z + 0.5);
  }
  const nape = y - 0.5 - 0.5 * Math.max(0, -z) + ragged;
  const aroundEar = 0.15 - Math.hypot((z + 0.06) * 0.8, (y - 0.1) * 0.6);
  return Math.max(front, nape, falls ? -1 : Math.min(aroundEar, m - 0.5));
}

/** Returns how much of the skin the hair covers, from 0 to 1: less near the hairline. */
export function hairCover(p: Place, person: Likeness): number {
  if (person.hair.style === 'headscarf') return 1;
  const q = measured(p, person);
  const bare = bareness(q, person, comb(p, person));
  const soft = person.hair.style === 'crop' || person.hair.style === 'bald' ? 0.16 : 0.07;
  // Hair that hangs away from the head covers the skin completely.
  return Math.max(smoothstep(-0.02, soft, -bare), smoothstep(0.06, 0.12, skull(q)));
}

/** The distance to the hair, in the space of the head. */
export function hair(p: Place, person: Likeness): number {
  const { style, volume, parting, fall, wave } = person.hair;
  const q = measured(p, person);
  const m: Place = [Math.abs(q[0]), q[1], q[2]];
  const near = skull(q);
  const isLong = style === 'bob' || style === 'long' || style === 'waves' || style === 'headscarf';
  if (!isLong && style !== 'bun' && near > 0.5) return near - 0.42;
  if (isLong && near > 1.7) return near - 1.4;
  const strand = comb(p, person);
  if (style === 'headscarf') return headscarf(q, strand);
  const bare = bareness(q, person, strand);
  const top = smoothstep(-0.45, -1, q[1]);
  const side = parting * q[0];
  const grown = smoothstep(0, style === 'swept' ? 0.13 : 0.2, -bare);
  const bumps = 0.008 * clumps(strand);
  const shell = (thick: number) => Math.max(near - (thick + bumps) * grown, bare * 0.75);
  switch (style) {
    case 'bald':
      return shell(0.045 * volume);
    case 'crop':
      return Math.max(near - (0.035 + 0.05 * top) * volume * grown, bare * 0.75);
    case 'short':
      return shell((0.055 + 0.15 * top * (1 - 0.35 * side)) * volume);
    case 'swept':
      return shell((0.045 + 0.25 * top * (1 - 0.45 * side + 0.2 * q[2])) * volume);
    case 'curly': {
      const curls =
        0.03 * wave * Math.sin(13 * q[0] + 5 * q[2]) * Math.sin(12 * q[1] + 6 * q[2] + 1);
      return shell((0.1 + 0.17 * top) * volume + curls);
    }
    case 'pixie': {
      const lock = rod(m, [0.7, -0.3, 0.24], [0.7, 0.16, 0.2], 0.1, 0.03);
      return join(shell((0.09 + 0.15 * top * (1 - 0.4 * side)) * volume), lock, 0.1);
    }
    case 'bun': {
      const bun = ellipsoid(q, [0.1 * parting, -1.12, -0.5], [0.36 * volume, 0.36 * volume, 0.36]);
      return join(shell(0.07 * volume), bun + bumps * 0.8, 0.05);
    }
    case 'bob': {
      const end = 0.62 + 0.5 * wave * 0.1;
      const curtain = rod(m, [0.68, -0.42, 0], [0.73, end, 0.04], 0.22 * volume, 0.2 * volume);
      const back = ellipsoid(q, [0, 0.05, -0.45], [0.86, 0.84, 0.55]);
      const mass = join(curtain, back, 0.1) - bumps;
      const cut = (q[1] - end - 0.05 * Math.sin(strand * 31)) * 0.7;
      return join(shell((0.09 + 0.08 * top) * volume), Math.max(mass, cut), 0.12);
    }
    case 'long': {
      // The hair lies behind one shoulder and in front of the other one.
      const sway = 0.03 * Math.sin(5 * q[1]);
      const curtain = rod(m, [0.62, -0.5, -0.02], [0.74 + sway, 0.75, -0.16], 0.22, 0.22 * volume);
      const behind = rod(m, [0.74, 0.75, -0.16], [0.82, 1.6, -0.5], 0.22 * volume, 0.3);
      const before = rod(
        q,
        [0.7 * parting, 0.6, -0.1],
        [(0.6 + sway) * parting, 1.9, 0.34],
        0.25 * volume,
        0.2,
      );
      const back = ellipsoid(q, [0, 0.6, -0.6], [0.9 * volume, 1.2, 0.4]);
      const mass = join(join(join(curtain, behind, 0.2), before, 0.16), back, 0.1) - bumps * 2;
      return join(shell((0.08 + 0.1 * top) * volume), mass, 0.14);
    }
    case 'waves': {
      const sway = 0.035 * wave * Math.sin(6.5 * q[1] + 1);
      const n: Place = [m[0] - sway, m[1], m[2]];
      const end = 0.55 + 6 * Math.max(0, fall - 0.08);
      const curtain = rod(n, [0.62, -0.55, 0.02], [0.8, 0.35, 0], 0.24, 0.23 * volume);
      const ends = rod(n, [0.8, 0.35, 0], [0.72, end, 0.05], 0.23 * volume, 0.2);
      const back = ellipsoid(q, [0, 0.15, -0.5], [0.92 * volume, 0.95, 0.5]);
      const mass = join(join(curtain, ends, 0.14), back, 0.1) - bumps * 2;
      return join(shell((0.1 + 0.12 * top * (1 - 0.3 * side)) * volume + fall * 0.05), mass, 0.16);
    }
  }
}

/** A scarf around the face, wound below the chin, with one end over the shoulder. */
function headscarf(q: Place, strand: number): number {
  const folds = 0.02 * Math.sin(strand * 17) + 0.01 * Math.sin(strand * 41 + 1);
  const hood = ellipsoid(q, [0, -0.3, -0.18], [0.87, 0.9, 1.02]);
  const cheeks = rod(q, [0, 0.2, -0.15], [0, 0.95, -0.2], 0.84, 0.66);
  const opening = ellipsoid(q, [0, 0.16, 1], [0.61, 0.93, 1.02]);
  const wrapped = carve(join(hood, cheeks, 0.2), opening, 0.05);
  const wound = rod(q, [-0.34, 1.16, 0.34], [0.36, 1.34, 0.3], 0.2, 0.24);
  const round = ellipsoid(q, [0, 1.4, -0.15], [0.8, 0.34, 0.62]);
  const end = rod(q, [0.3, 1.4, 0.3], [0.62, 2.3, 0.5], 0.22, 0.3);
  return join(join(join(wrapped, round, 0.12), wound, 0.1), end, 0.1) - folds;
}

/** The signed distance to the edge of a beard, approximately: negative where the beard grows. */
function shaven(m: Place, { beard }: Likeness): number {
  if (!beard) return nothing;
  const ragged = 0.018 * Math.sin(m[0] * 61 + m[1] * 37);
  // Along the jaw, up to the ear before it; the chin is full, the cheek bare.
  const along = smoothstep(0.62, 0.1, m[2]);
  const cheek =
    0.76 - 0.1 * beard.cheeks - 0.16 * along - 0.6 * smoothstep(0.3, 0.02, m[2]) + ragged;
  const mouthless = 0.62 + 0.5 * Math.max(0, m[0] - 0.2);
  const jaw = m[1] - 1.04 - 0.22 * Math.max(0, 0.4 - m[2]);
  return Math.max(Math.max(cheek, m[2] > 0.5 ? mouthless : 0) - m[1], jaw, -m[2], m[0] - 0.71);
}

export function beardCover(p: Place, person: Likeness): number {
  const [x, y, z] = measured(p, person);
  const m: Place = [Math.abs(x), y, z];
  return smoothstep(-0.02, 0.11, -shaven(m, person));
}

/** The distance to a beard: the skin of the jaw, grown outwards where a beard grows. */
export function beard(p: Place, skin: number, person: Likeness): number {
  if (!person.beard?.length) return nothing;
  const { length } = person.beard;
  const [x, y, z] = measured(p, person);
  const m: Place = [Math.abs(x), y, z];
  const bare = shaven(m, person);
  const strands = 0.25 * length * clumps(beardComb(p));
  const growth =
    (length * (0.5 + 0.9 * smoothstep(0.6, 1.1, y)) + strands) * smoothstep(0, 0.2, -bare);
  const lips = ellipsoid(m, [0, 0.735, 0.8], [0.23 * person.mouth.width, 0.075, 0.4]);
  return carve(Math.max(skin - growth - 0.006, bare * 0.8), lips, 0.03);
}

/** Like `comb`, for a beard, whose strands go down from mouth and ears. */
export function beardComb([x, y, z]: Place): number {
  return 1.15 * Math.atan2(x, y - 0.1) + 0.12 * z * Math.sign(x);
}
