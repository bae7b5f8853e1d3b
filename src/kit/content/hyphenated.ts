/**
 * Matches a short compound or a range, which stays on one line: "e-commerce", "UX-Design", "ISA-95", "6–14".
 * A longer compound may break after its hyphen, since in one piece it would not fit narrow columns. If another
 * part follows ("E-Commerce-Plattformen"), the match includes the hyphen before that part. Otherwise a line
 * could begin with the hyphen. The whole pattern is one group, so that `split` keeps the matches
 * (src/ui/unbroken.tsx).
 */
export const hyphenated =
  /((?<!\p{L})(?:\p{L}{1,2}-\p{L}{1,12}(?!\p{L})|\p{L}{1,4}-\d+)-?|\d+–\d+)/u;
