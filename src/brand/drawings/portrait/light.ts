import type { Likeness } from './likeness.ts';
import type { Matter, Sitter } from './sitter.ts';
import { type Place, smoothstep } from './solids.ts';

export interface Glimpse {
  matter: Matter;
  /** From 0 (black) to 1 (white). */
  light: number;
}

const key: Place = [-0.5, -0.5, 0.707];
const fill: Place = [0.72, -0.1, 0.68];

/** What one sees of a sitter along a line of sight through x, y. */
export function look(x: number, y: number, sitter: Sitter): Glimpse | undefined {
  let z = 1.5;
  while (z > -1.4) {
    const distance = sitter.distance([x, y, z]);
    if (distance < 0.004) return describe([x, y, z], sitter);
    z -= Math.max(distance * 0.75, 0.006);
  }
  return undefined;
}

function describe(p: Place, sitter: Sitter): Glimpse {
  const { person } = sitter;
  const { matter, tone } = sitter.nearest(p);
  const at = (dx: number, dy: number, dz: number) =>
    sitter.distance([p[0] + dx, p[1] + dy, p[2] + dz]);
  const e = matter === 'skin' ? 0.012 : 0.025;
  const here = at(0, 0, 0);
  const gradient: Place = [at(e, 0, 0) - here, at(0, e, 0) - here, at(0, 0, e) - here];
  const length = Math.hypot(...gradient) || 1;
  const n: Place = [gradient[0] / length, gradient[1] / length, gradient[2] / length];
  const facing = (l: Place) => Math.max(0, n[0] * l[0] + n[1] * l[1] + n[2] * l[2]);
  // Openness: how much room there is in front of the surface; folds and undersides have none.
  const reach = 0.16;
  const openness = Math.min(1, Math.max(0, at(n[0] * reach, n[1] * reach, n[2] * reach) / reach));
  const direct = facing(key);
  // Skin lets some light through: its shadows stay open.
  const darkest = matter === 'skin' ? 0.56 : 0.42;
  const lamp = direct > 0 ? direct * (darkest + (1 - darkest) * unshaded(p, n, sitter)) : 0;
  const light = 0.2 + 0.86 * lamp + 0.2 * facing(fill) + 0.06 * n[2];
  const local = sitter.head.back(p);
  if (matter === 'skin')
    return seen(light * (0.68 + 0.32 * openness) * tone * complexion(local, person));
  const shine = matter === 'hair' ? 0.3 * smoothstep(0.8, 1, direct) : 0;
  const strands = matter === 'cloth' ? 0 : texture(local, person, matter);
  return seen(light * (0.5 + 0.5 * openness) * tone + shine + strands);

  function seen(value: number): Glimpse {
    return { matter, light: Math.min(1, Math.max(0, value)) };
  }
}

/** 1 in the light, 0 where another part stands before the lamp. */
function unshaded(p: Place, n: Place, sitter: Sitter): number {
  let [reach, clear] = [0.06, 1];
  for (let step = 0; step < 12 && reach < 1.1; step++) {
    const distance = sitter.distance([
      p[0] + n[0] * 0.03 + key[0] * reach,
      p[1] + n[1] * 0.03 + key[1] * reach,
      p[2] + n[2] * 0.03 + key[2] * reach,
    ]);
    clear = Math.min(clear, (4.5 * distance) / reach);
    if (clear < 0.05) break;
    reach += Math.max(0.05, distance * 0.85);
  }
  return smoothstep(0, 1, clear);
}

/** Lips are a little darker than the skin around them. */
function complexion([x, y, z]: Place, { face, mouth, feminine }: Likeness): number {
  if (z < 0.3) return 1;
  const [u, v] = [Math.abs(x) / face.width / (0.27 * mouth.width), y / face.length];
  if (u > 1) return 1;
  const seam = 0.707 - 0.05 * mouth.smile * u * u;
  const upper = seam - 0.075 * mouth.fullness * (1 - u) ** 0.7 * (u < 0.15 ? 0.86 + u : 1);
  const lower = seam + 0.105 * mouth.fullness * Math.sqrt(1 - u * u);
  if (v < upper || v > lower) return 1;
  const deep = feminine ? 0.1 : 0;
  return v < seam ? 0.8 - deep : 0.92 - deep;
}

/** Strands: light and dark runs that follow the way the hair is combed. */
function texture([x, y, z]: Place, person: Likeness, matter: 'hair' | 'beard'): number {
  if (matter === 'beard') {
    return 0.09 * Math.sin(x * 38 + 3 * Math.sin(y * 9)) * Math.sin(y * 15 + x * 9);
  }
  const { style, parting } = person.hair;
  const wave = 1.6 * Math.sin(y * 4 + z * 3);
  switch (style) {
    case 'bald':
      return 0.06 * Math.sin(y * 24 + z * 12);
    case 'headscarf':
      return 0.07 * Math.sin(y * 9 + Math.abs(x) * 7 + 2 * Math.sin(x * 3 + z * 2));
    case 'curly':
      return (
        0.14 *
        Math.sin(x * 24 + 4 * Math.sin(y * 13)) *
        Math.sin(y * 22 + 3 * Math.sin(x * 11 + z * 9))
      );
    case 'bun':
      return 0.15 * Math.sin(Math.atan2(Math.abs(x) + 0.1, -(y + 0.1)) * 34 + z * 4);
    case 'long':
    case 'bob':
      return (
        0.15 * Math.sin(Math.abs(x) * 40 + wave + z * 12) * smoothstep(-1.3, -0.5, y) +
        0.05 * Math.sin(x * 30 + z * 9)
      );
    default:
      return 0.16 * Math.sin(x * 22 * parting + z * 17 + y * 9 + wave);
  }
}
