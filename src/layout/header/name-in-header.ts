/** Length of the longest line, in letters of average width, that the header has room for at its full font size. */
const fullSizeLetters = 9.5;
/** A name of several words is set in two lines if it has more letters than this. */
const oneLineLetters = 13;
/** Limits of the scale: two lines have to fit the header's height, and the smallest size is legible. */
const twoLinesScale = 0.75;
const smallestScale = 0.55;

/**
 * Returns the lines in which the header sets a company's name, and their font size relative to that of a short
 * name. A long name thus takes no more width from the navigation than a short one.
 */
export function nameInHeader(name: string): { lines: string[]; scale: number } {
  const words = name.split(' ');
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const [narrowestSplit] = splits.sort((a, b) => longestLength(a) - longestLength(b));
  const lines = name.length > oneLineLetters && narrowestSplit ? narrowestSplit : [name];
  const largestScale = lines.length > 1 ? twoLinesScale : 1;
  const scale = Math.min(largestScale, fullSizeLetters / longestLength(lines));
  return { lines, scale: Math.max(smallestScale, scale) };
}

/** Returns the number of letters of the longest line. */
function longestLength(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length));
}
