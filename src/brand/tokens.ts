import { type ColourPair, contrast, mix, nearestWithContrast } from '#kit/site/colour.ts';

import tokens from './tokens.json' with { type: 'json' };

/**
 * The brand's colours by what they are for, and its faces, as tokens.json has them: for styles
 * (`tailwind.config.ts`), drawings, icons, social images and error pages. Colours are hexadecimal
 * sRGB, which every renderer of SVG reads. A dark surface has the colour of the ink.
 */
export const { colours, faces } = tokens;

type Colour = keyof typeof colours;

/** Text in a colour stands on a ground (WCAG 1.4.3); what is no text asks for less (1.4.11). */
const text = (colour: Colour, ...grounds: Colour[]) => pairs(colour, grounds, 4.5);
const part = (colour: Colour, ...grounds: Colour[]) => pairs(colour, grounds, 3);

function pairs(colour: Colour, grounds: readonly Colour[], least: number): ColourPair<Colour>[] {
  return grounds.map((ground) => ({ colour, ground, least }));
}

/** Every pair of colours that pages show. The build holds them to their contrast. */
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
  ...part('accent', 'inkShade'),
];

/** All colours, made of ink, surface and accent where they are not given, with the contrast they need. */
export function derivedColours(given: Readonly<Record<string, string>>): Record<Colour, string> {
  const { ink = colours.ink, surface = colours.surface, accent = colours.accent } = given;
  const surfaceTint = given['surfaceTint'] ?? mix(surface, ink, 0.04);
  const inkShade = given['inkShade'] ?? mix(ink, surface, 0.05);
  const readable = (colour: string, ...grounds: string[]) =>
    nearestWithContrast(
      colour,
      grounds.map((ground) => ({ ground, least: 4.5 })),
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
