import { type ColourPair, contrast, mix, nearestWithContrast } from '#kit/site/colour.ts';

import tokens from './tokens.json' with { type: 'json' };

/**
 * The brand's colours, named by their role, and its typefaces, from tokens.json: for styles
 * (`tailwind.config.ts`), drawings, icons, social images and error pages. Colours are hexadecimal sRGB
 * (`#rrggbb`), which every SVG renderer reads. The dark surface has the colour of the ink.
 */
export const { colours, faces } = tokens;

type Colour = keyof typeof colours;

/** Minimum contrast: 4.5 for text (WCAG 1.4.3), 3 for graphics and edges of controls (1.4.11). */
const minContrast = { text: 4.5, graphics: 3 } as const;

/** Pairs a colour of text with each of the backgrounds that it is shown on. */
const text = (colour: Colour, ...grounds: Colour[]) => pairs(colour, grounds, minContrast.text);
/** Like `text`, for a colour of graphics. */
const graphics = (colour: Colour, ...grounds: Colour[]) =>
  pairs(colour, grounds, minContrast.graphics);

function pairs(colour: Colour, grounds: readonly Colour[], least: number): ColourPair<Colour>[] {
  return grounds.map((ground) => ({ colour, ground, least }));
}

/** Every pair of colours that pages show. The build fails if a pair has too little contrast. */
export const colourPairs = [
  ...text('ink', 'surface', 'surfaceTint'),
  ...text('inkSoft', 'surface', 'surfaceTint'),
  ...text('accentInk', 'surface', 'surfaceTint'),
  ...text('danger', 'surface', 'surfaceTint'),
  ...text('onAccent', 'accent'),
  ...text('surface', 'ink', 'inkShade'),
  ...text('inkSoftOnDark', 'ink', 'inkShade'),
  ...text('dangerOnDark', 'ink'),
  ...text('accent', 'ink'),
  ...graphics('accent', 'inkShade'),
];

/**
 * Returns all colours of the brand. Given colours are kept; missing ones are derived from ink, surface and accent.
 * Derived colours of text have enough contrast. The mixing ratios are chosen so that ink, surface and accent of
 * tokens.json yield nearly the other colours of tokens.json.
 */
export function derivedColours(given: Readonly<Record<string, string>>): Record<Colour, string> {
  const { ink = colours.ink, surface = colours.surface, accent = colours.accent } = given;
  const surfaceTint = given['surfaceTint'] ?? mix(surface, ink, 0.04);
  const inkShade = given['inkShade'] ?? mix(ink, surface, 0.05);
  /**
   * Returns the nearest colour with enough contrast for text on all backgrounds. If there is none, returns the colour
   * as it is; the build then fails at its check of `colourPairs`.
   */
  const readable = (colour: string, ...grounds: string[]) =>
    nearestWithContrast(
      colour,
      grounds.map((ground) => ({ ground, least: minContrast.text })),
    ) ?? colour;
  return {
    ink,
    inkShade,
    inkSoft: readable(mix(ink, surface, 0.22), surface, surfaceTint),
    inkSoftOnDark: readable(mix(surface, ink, 0.3), ink, inkShade),
    surface,
    surfaceTint,
    surfaceShade: mix(surface, ink, 0.07),
    accent,
    accentShade: mix(accent, '#000000', 0.15),
    accentInk: readable(accent, surface, surfaceTint),
    onAccent: contrast(ink, accent) > contrast(surface, accent) ? ink : surface,
    danger: readable(colours.danger, surface, surfaceTint),
    dangerOnDark: readable(colours.dangerOnDark, ink),
    ...given,
  };
}
