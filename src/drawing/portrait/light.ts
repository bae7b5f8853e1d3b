import { clothing } from './clothing.ts';
import { beard, hair } from './hair.ts';
import { head } from './head.ts';
import type { Likeness } from './likeness.ts';
import { type Place, smoothstep, turned, turnedBack } from './solids.ts';

export type Matter = 'skin' | 'hair' | 'beard' | 'cloth';

export interface Glimpse {
  matter: Matter;
  /** From 0 (black) to 1 (white). */
  light: number;
  depth: number;
}

interface Nearest {
  distance: number;
  matter: Matter;
  tone: number;
}

const headPivot: Place = [0, 0.75, -0.25];
const bodyPivot: Place = [0, 2, -0.3];
/** Shoulders are modelled below a long neck, which leaves room to look at collars; people have shorter ones. */
const shortNeck = 0.13;
const key: Place = [-0.5, -0.5, 0.707];
const fill: Place = [0.72, -0.1, 0.68];

/** What one sees of a person along a line of sight through x, y. */
export function look(x: number, y: number, person: Likeness): Glimpse | undefined {
  let z = 1.7;
  for (let step = 0; step < 72; step++) {
    const distance = nearest([x, y, z], person).distance;
    if (distance < 0.004) return describe([x, y, z], person);
    z -= Math.max(distance * 0.72, 0.004);
    if (z < -1.4) return undefined;
  }
  return undefined;
}

/** The depth of the bare skin at a place of the face given in the head's own space. */
export function skinDepth(x: number, y: number, person: Likeness): number {
  let z = 1.5;
  for (let step = 0; step < 60; step++) {
    const distance = head([x, y, z], person);
    if (distance < 0.003) break;
    z -= distance * 0.72;
  }
  return z;
}

export function toView(p: Place, { pose }: Likeness): Place {
  return about(p, headPivot, (q) => turned(q, pose.turn, pose.lift, pose.tilt));
}

function toHead(p: Place, { pose }: Likeness): Place {
  return about(p, headPivot, (q) => turnedBack(q, pose.turn, pose.lift, pose.tilt));
}

function toBody(p: Place, { pose }: Likeness): Place {
  return about(p, bodyPivot, ([x, y, z]) =>
    turnedBack([x, y + shortNeck, z], pose.turn * 0.55, 0, 0),
  );
}

function about(p: Place, [x, y, z]: Place, turn: (q: Place) => Place): Place {
  const [a, b, c] = turn([p[0] - x, p[1] - y, p[2] - z]);
  return [a + x, b + y, c + z];
}

function nearest(p: Place, person: Likeness): Nearest {
  const q = toHead(p, person);
  const skin = head(q, person);
  const options: Nearest[] = [{ distance: skin, matter: 'skin', tone: person.face.skin }];
  if (p[1] < 2.4) options.push({ distance: hair(q, person), matter: 'hair', tone: person.hair.tone });
  if (person.beard) {
    options.push({ distance: beard(q, skin, person), matter: 'beard', tone: person.beard.tone });
  }
  if (p[1] > 1) {
    for (const [distance, tone] of clothing(toBody(p, person), person)) {
      options.push({ distance, matter: 'cloth', tone });
    }
  }
  return options.reduce((best, option) => (option.distance < best.distance ? option : best));
}

function describe(p: Place, person: Likeness): Glimpse {
  const { matter, tone } = nearest(p, person);
  const at = (dx: number, dy: number, dz: number) =>
    nearest([p[0] + dx, p[1] + dy, p[2] + dz], person).distance;
  const e = matter === 'skin' ? 0.012 : 0.025;
  const gradient: Place = [
    at(e, 0, 0) - at(-e, 0, 0),
    at(0, e, 0) - at(0, -e, 0),
    at(0, 0, e) - at(0, 0, -e),
  ];
  const length = Math.hypot(...gradient) || 1;
  const n = gradient.map((v) => v / length) as unknown as Place;
  const dot = (l: Place) => n[0] * l[0] + n[1] * l[1] + n[2] * l[2];
  // Openness: how much room there is in front of the surface; folds and undersides have none.
  const reach = 0.16;
  const openness = Math.min(1, at(n[0] * reach, n[1] * reach, n[2] * reach) / reach);
  const direct = Math.max(0, dot(key)) * shadow(p, n, person);
  const light = 0.2 + 0.86 * direct + 0.2 * Math.max(0, dot(fill)) + 0.06 * n[2];
  const strands = matter === 'hair' || matter === 'beard' ? texture(toHead(p, person), person, matter) : 0;
  const shine = matter === 'hair' ? 0.3 * smoothstep(0.8, 1, dot(key)) : 0;
  const shaded = light * (0.5 + 0.5 * Math.max(0, openness)) * tone * (matter === 'skin' ? complexion(toHead(p, person), person) : 1) + shine + strands;
  return { matter, light: Math.min(1, Math.max(0, shaded)), depth: p[2] };
}

/** 1 in the light, down to 0.4 where another part stands before the lamp. */
function shadow(p: Place, n: Place, person: Likeness): number {
  let [reach, clear] = [0.06, 1];
  for (let step = 0; step < 14 && reach < 1.2; step++) {
    const distance = nearest(
      [
        p[0] + n[0] * 0.03 + key[0] * reach,
        p[1] + n[1] * 0.03 + key[1] * reach,
        p[2] + n[2] * 0.03 + key[2] * reach,
      ],
      person,
    ).distance;
    clear = Math.min(clear, (4.5 * distance) / reach);
    if (clear < 0.05) break;
    reach += Math.max(0.04, distance * 0.8);
  }
  return 0.4 + 0.6 * smoothstep(0, 1, clear);
}

/** Lips are a little darker than the skin around them. */
function complexion([x, y, z]: Place, { face, mouth, feminine }: Likeness): number {
  if (z < 0.3) return 1;
  const [u, v] = [Math.abs(x) / face.width / (0.27 * mouth.width), y / face.length];
  if (u > 1) return 1;
  const seam = 0.707 - 0.02 * mouth.smile * u * u;
  const upper = seam - 0.075 * mouth.fullness * (1 - u) ** 0.7 * (u < 0.15 ? 0.86 + u : 1);
  const lower = seam + 0.105 * mouth.fullness * Math.sqrt(1 - u * u);
  if (v < upper || v > lower) return 1;
  const deep = feminine ? 0.12 : 0;
  return v < seam ? 0.78 - deep : 0.92 - deep;
}

/** Strands: light and dark runs that follow the way the hair is combed. */
function texture([x, y, z]: Place, person: Likeness, matter: 'hair' | 'beard'): number {
  if (matter === 'beard') return 0.07 * Math.sin(x * 38 + 3 * Math.sin(y * 9)) * Math.sin(y * 15 + x * 9);
  const { style, parting } = person.hair;
  const wave = 1.6 * Math.sin(y * 4 + z * 3);
  switch (style) {
    case 'bald':
    case 'headscarf':
      return 0.04 * Math.sin(y * 7 + Math.abs(x) * 9);
    case 'curly':
      return 0.12 * Math.sin(x * 24 + 4 * Math.sin(y * 13)) * Math.sin(y * 22 + 3 * Math.sin(x * 11 + z * 9));
    case 'bun':
      return 0.15 * Math.sin(Math.atan2(Math.abs(x) + 0.1, -(y + 0.1)) * 34 + z * 4);
    case 'long':
    case 'bob':
      return 0.15 * Math.sin(Math.abs(x) * 40 + wave + z * 12) * smoothstep(-1.3, -0.5, y) + 0.05 * Math.sin(x * 30 + z * 9);
    default:
      return 0.16 * Math.sin(x * 22 * parting + z * 17 + y * 9 + wave);
  }
}
