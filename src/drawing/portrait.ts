import { createHash } from 'node:crypto';

import { engrave, onPlate, plate, polygon, type PortraitTone, strokeUnit, tapered } from './portrait/engraving.ts';
import type { Stroke } from './portrait/features.ts';
import type { Likeness } from './portrait/likeness.ts';
import { people } from './portrait/people.ts';

export type { Likeness, PortraitTone };

export const portraitNames = [
  'anjali-rao',
  'markus-vogel',
  'leena-deshmukh',
  'omar-haddad',
  'claire-fontaine',
  'tomas-ibarra',
  'maren-oltmann',
  'henrik-dahl',
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

// Hexadecimal equivalents of oklch(.22 .06 260) and oklch(.985 .006 85): image files are read by every renderer.
const navy = '#091a36';
const paper = '#fcfaf6';

const shown = { width: 400, height: 460 };

export function renderPortrait(name: PortraitName, options: PortraitOptions): RenderedPortrait {
  return { svg: renderLikeness(people[name], options), ...shown };
}

export function portraitFile(name: PortraitName, options: PortraitOptions): PortraitFile {
  const rendered = renderPortrait(name, options);
  const hash = createHash('sha256').update(rendered.svg).digest('hex').slice(0, 8);
  const variant = options.tone === 'navy' ? `${name}-navy` : name;
  return { ...rendered, path: `/portraits/${variant}.${hash}.svg` };
}

/** Engraves anyone who can be described; the named portraits are eight such descriptions. */
export function renderLikeness(person: Likeness, { tone }: PortraitOptions): string {
  const { lines, drawn } = engrave(person, tone);
  const [ink, ground] = tone === 'paper' ? [navy, paper] : [paper, navy];
  const [dark, light] = [navy, paper];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shown.width}" height="${shown.height}" viewBox="0 0 ${plate.width} ${plate.height}">`,
    `<path fill="${ink}" d="${lines}"/>`,
    ...drawn.map((stroke) => draw(stroke, dark, light)),
    `</svg>`,
  ].join('').replaceAll('undefined', ground);
}

function draw({ kind, points, taper }: Stroke, dark: string, light: string): string {
  const spots = points.map(onPlate);
  if (kind === 'frame') {
    const d = spots.map(([x, y], i) => `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join('');
    return `<path fill="none" stroke="${light}" stroke-width="22" d="${d}"/><path fill="none" stroke="${dark}" stroke-width="13" d="${d}"/>`;
  }
  const d = taper === undefined ? polygon(spots) : tapered(spots, taper * strokeUnit);
  return `<path fill="${kind === 'dark' ? dark : light}" d="${d}"/>`;
}
