import { colours } from '#brand/tokens.ts';

import {
  coarseSpacing,
  engrave,
  onPlate,
  plate,
  type PortraitTone,
  portraitTones,
  unit,
} from './portrait/engraving.ts';
import type { Likeness } from './portrait/likeness.ts';
import { people } from './portrait/people.ts';
import { polygon, tapered } from './portrait/ribbons.ts';
import type { Stroke } from './portrait/strokes.ts';

export type { Likeness, PortraitTone };
export { portraitTones };

export type PortraitName = keyof typeof people;

export const portraitNames = Object.keys(people) as PortraitName[];

export const isPortraitName = (name: string): name is PortraitName => Object.hasOwn(people, name);

export interface PortraitOptions {
  tone: PortraitTone;
  /** Whether the portrait has fewer and broader lines, for small sizes. */
  isCoarse?: boolean;
}

export interface RenderedPortrait {
  /** A whole SVG file: it needs no style sheet and no font. */
  svg: string;
  width: number;
  height: number;
}

const { ink, surface } = colours;

/** Natural size in px. */
const shown = { width: 400, height: 460 };

export function renderPortrait(name: PortraitName, options: PortraitOptions): RenderedPortrait {
  return { svg: renderLikeness(people[name], options), ...shown };
}

/** Engraves a person from a description. */
export function renderLikeness(person: Likeness, { tone, isCoarse }: PortraitOptions): string {
  const { lines, drawn } = engrave(person, tone, isCoarse ? coarseSpacing : undefined);
  const line = tone === 'paper' ? ink : surface;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shown.width}" height="${shown.height}" viewBox="0 0 ${plate.width} ${plate.height}">`,
    `<path fill="${line}" d="${lines}"/>`,
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
    return `<path fill="none" stroke="${surface}" stroke-width="22" d="${d}"/><path fill="none" stroke="${ink}" stroke-width="13" d="${d}"/>`;
  }
  const d = taper === undefined ? polygon(spots) : tapered(spots, taper * unit);
  return `<path fill="${kind === 'dark' ? ink : surface}" d="${d}"/>`;
}
