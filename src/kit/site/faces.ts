/** A typeface of the brand. */
export interface Face {
  /** Its name in CSS. */
  family: string;
  /** A WOFF2 file: of an installed package, or of the project if the path begins with `./`. */
  file: string;
}

/** The typefaces of headings (`head`) and of text. */
export interface Faces {
  head: Face;
  text: Face;
}

/** Range of weights that the styles use. A font file of a single weight is used for all of them. */
export const weights = { least: 400, most: 700 } as const;

/**
 * Suffixes of the names of the fallback fonts, which src/kit/build/faces.ts defines. They are local fonts: Arial,
 * or Roboto where there is no Arial.
 */
export const fallbackSuffixes = ['Fallback', 'Fallback Android'] as const;

/** Returns the value list of `font-family`: the typeface, its fallback fonts, and generic families. */
export function familiesOf({ family }: Pick<Face, 'family'>): string[] {
  const fallbacks = fallbackSuffixes.map((suffix) => `"${family} ${suffix}"`);
  return [`"${family}"`, ...fallbacks, 'system-ui', 'sans-serif'];
}
