import { beardComb, beardCover, clumps, comb, hairCover } from './hair.ts';
import { agingOf, measured } from './head.ts';
import type { Likeness } from './likeness.ts';
import type { Matter, Sitter } from './sitter.ts';
import { type Place, smoothstep } from './solids.ts';

/** What is seen at one point of the picture. */
export interface Glimpse {
  matter: Matter;
  /** Index of the piece of clothing (`clothing` in clothing.ts). */
  piece: number;
  /** How light the material is in full light. */
  tone: number;
  /** The visible point, in the picture's space. */
  place: Place;
  /** From 0 (black) to 1 (white). */
  light: number;
}

/** Directions to the main lamp and to the weaker one, which lights the shadows. */
const key: Place = [-0.5, -0.5, 0.707];
const fill: Place = [0.72, -0.1, 0.68];

/** Returns what is visible of a sitter at x, y; undefined for the background. */
export function look(x: number, y: number, sitter: Sitter): Glimpse | undefined {
  const place = meet(x, y, sitter, 1.5, -1.4);
  return place && describe(place, sitter);
}

/** Returns the first point at which a line of sight, between two depths, meets a sitter. */
export function meet(
  x: number,
  y: number,
  sitter: Sitter,
  from: number,
  to: number,
): Place | undefined {
  let z = from;
  while (z > to) {
    const distance = sitter.distance([x, y, z]);
    if (distance < 0.004) return [x, y, z];
    z -= Math.max(distance * 0.75, 0.008);
  }
  return undefined;
}

function describe(p: Place, sitter: Sitter): Glimpse {
  const { person } = sitter;
  const { matter, tone, piece } = sitter.nearest(p);
  const at = (dx: number, dy: number, dz: number) =>
    sitter.distance([p[0] + dx, p[1] + dy, p[2] + dz]);
  /** Step for the gradient. */
  const e = matter === 'skin' ? 0.012 : 0.025;
  const here = at(0, 0, 0);
  const gradient: Place = [at(e, 0, 0) - here, at(0, e, 0) - here, at(0, 0, e) - here];
  const length = Math.hypot(...gradient) || 1;
  const n: Place = [gradient[0] / length, gradient[1] / length, gradient[2] / length];
  const facing = (l: Place) => Math.max(0, n[0] * l[0] + n[1] * l[1] + n[2] * l[2]);
  // Ambient occlusion: 1 for a free surface, 0 in a fold.
  const reach = 0.16;
  const openness = Math.min(1, Math.max(0, at(n[0] * reach, n[1] * reach, n[2] * reach) / reach));
  const direct = facing(key);
  // Skin lets some light through, so that its shadows are less dark.
  const darkest = matter === 'skin' ? 0.56 : 0.42;
  const lamp = direct > 0 ? direct * (darkest + (1 - darkest) * unshaded(p, n, sitter)) : 0;
  const light = 0.2 + 0.86 * lamp + 0.2 * facing(fill) + 0.06 * n[2];
  const local = sitter.head.fromPicture(p);
  const skin = person.face.skin * complexion(local, person);
  // Skin is never black: it also scatters light, and reflects that of its surroundings.
  const onSkin = 0.3 + 0.72 * light * (0.7 + 0.3 * openness);
  if (matter === 'skin') return glimpseOf(onSkin * skin);
  const onHair = light * (0.45 + 0.55 * openness);
  if (matter === 'cloth') return glimpseOf(onHair * tone);
  const [strand, cover] =
    matter === 'hair'
      ? [comb(local, person), hairCover(local, person)]
      : [beardComb(local), beardCover(local, person)];
  const locks = clumps(strand) + 0.35 * Math.sin(strand * 29 + local[1] * 7 + local[0] * 3);
  const gloss = smoothstep(0.6, 0.98, direct) * (0.32 + 0.4 * locks) * (0.35 + 0.45 * (1 - tone));
  const hairs = onHair * tone * (1 + 0.45 * locks) + (matter === 'hair' ? gloss : 0.4 * gloss);
  return glimpseOf(onSkin * skin * (1 - cover) + hairs * cover);

  function glimpseOf(value: number): Glimpse {
    return { matter, piece, tone, place: p, light: Math.min(1, Math.max(0, value)) };
  }
}

/** Returns how much of the main lamp's light reaches a place: 1 for all of it, 0 in the shadow of another part. */
function unshaded(p: Place, n: Place, sitter: Sitter): number {
  let [reach, clear] = [0.06, 1];
  for (let step = 0; step < 9 && reach < 1.1; step++) {
    const distance = sitter.distance([
      p[0] + n[0] * 0.03 + key[0] * reach,
      p[1] + n[1] * 0.03 + key[1] * reach,
      p[2] + n[2] * 0.03 + key[2] * reach,
    ]);
    clear = Math.min(clear, (4.5 * distance) / reach);
    if (clear < 0.05) break;
    reach += Math.max(0.06, distance * 0.95);
  }
  return smoothstep(0, 1, clear);
}

/** Returns a factor of the skin's tone: lips are darker than the skin around them, eye sockets a little. */
function complexion(p: Place, person: Likeness): number {
  const { mouth, feminine, eyes } = person;
  const [x, y, z] = measured(p, person);
  if (z < 0.3) return 1;
  const m = Math.abs(x);
  const hollow = Math.hypot((m - 0.3 * eyes.spacing) / 0.24, (y - 0.02) / 0.13);
  const eye = 1 - (0.06 + 0.06 * agingOf(person)) * smoothstep(1.2, 0.6, hollow);
  const u = m / (0.26 * mouth.width);
  if (u > 1) return eye;
  const seam = 0.712 - 0.045 * mouth.smile * u * u;
  const upper = seam - 0.07 * mouth.fullness * (1 - u) ** 0.7 * (u < 0.15 ? 0.86 + u : 1);
  const lower = seam + 0.1 * mouth.fullness * Math.sqrt(1 - u * u);
  if (y < upper || y > lower) return eye;
  const deep = feminine ? 0.1 : 0;
  return y < seam ? 0.76 - deep : 0.9 - deep;
}
