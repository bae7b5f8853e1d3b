/** A typeface of the brand. */
export interface Face {
  /** Its name in styles. */
  family: string;
  /** WOFF2: a file of an installed package, or of the project where the name begins with `./`. */
  file: string;
}

/** One for headings, and one for text, in which every weight may be. */
export interface Faces {
  head: Face;
  text: Face;
}

/** Weights in which text and headings are set; a file of one weight serves for all of them. */
export const weights = { least: 400, most: 700 } as const;

/** Faces of visitors' machines stand in for a face: Arial, or Roboto where there is no Arial. */
export const standIns = ['Fallback', 'Fallback Android'] as const;

/** The families of `font-family`, in order: the face, what stands in for it, and whatever there is. */
export function familiesOf({ family }: Pick<Face, 'family'>): string[] {
  const standing = standIns.map((suffix) => `"${family} ${suffix}"`);
  return [`"${family}"`, ...standing, 'system-ui', 'sans-serif'];
}
