import { createHash } from 'node:crypto';

import { colours } from '#brand/tokens.ts';

import {
  engrave,
  onPlate,
  plate,
  polygon,
  type PortraitTone,
  portraitTones,
  tapered,
  unit,
} from './portrait/engraving.ts';
import type { Likeness } from './portrait/likeness.ts';
import { people } from './portrait/people.ts';
import type { Stroke } from './portrait/strokes.ts';
import { portraitVariant } from './variant-name.ts';

export type { Likeness, PortraitTone };
export { portraitTones };

export const portraitNames = [
  'anjali-rao',
  'markus-vogel',
  'leena-deshmukh',
  'omar-haddad',
  'claire-fontaine',
  'tomas-ibarra',
  'farah-siddiqui',
  'rohan-kulkarni',
  'kwame-boateng',
  'priya-nambiar',
  'maren-oltmann',
  'henrik-dahl',
  'beatriz-salgado',
  'georg-althaus',
  'ada-lindqvist',
  'milan-kovac',
] as const satisfies readonly (keyof typeof people)[];

export type PortraitName = (typeof portraitNames)[number];

export interface PortraitOptions {
  tone: PortraitTone;
}

export interface RenderedPortrait {
  /** A whole SVG file: it needs no style sheet and no font. */
  svg: string;
  width: number;
  height: number;
}

export interface PortraitFile extends RenderedPortrait {
  /** The address on the site, which names the hash of the content. */
  path: string;
}

const { navy, paper } = colours;

const shown = { width: 400, height: 460 };

export function renderPortrait(name: PortraitName, options: PortraitOptions): RenderedPortrait {
  return { svg: renderLikeness(people[name], options), ...shown };
}

const files = new Map<string, PortraitFile>();

/** A portrait as the file the site serves. The first call for a person takes about a second. */
export function portraitFile(name: PortraitName, options: PortraitOptions): PortraitFile {
  const variant = portraitVariant(name, options);
  const known = files.get(variant);
  if (known) return known;
  const rendered = renderPortrait(name, options);
  const hash = createHash('sha256').update(rendered.svg).digest('hex').slice(0, 8);
  const file = { ...rendered, path: `/portraits/${variant}.${hash}.svg` };
  files.set(variant, file);
  return file;
}

/** Engraves anyone who can be described; the named portraits are such descriptions. */
export function renderLikeness(person: Likeness, { tone }: PortraitOptions): string {
  const { lines, drawn } = engrave(person, tone);
  const ink = tone === 'paper' ? navy : paper;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shown.width}" height="${shown.height}" viewBox="0 0 ${plate.width} ${plate.height}">`,
    `<path fill="${ink}" d="${lines}"/>`,
    ...drawn.map((stroke) => draw(stroke)),
    `</svg>`,
  ].join('');
}

function draw({ kind, points, taper }: Stroke): string {
  const spots = points.map(onPlate);
  if (kind === 'frame') {
    const d = spots
      .map(([x, y], i) => `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`)
      .join('');
    return `<path fill="none" stroke="${paper}" stroke-width="22" d="${d}"/><path fill="none" stroke="${navy}" stroke-width="13" d="${d}"/>`;
  }
  const d = taper === undefined ? polygon(spots) : tapered(spots, taper * unit);
  return `<path fill="${kind === 'dark' ? navy : paper}" d="${d}"/>`;
}
