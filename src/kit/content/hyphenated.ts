/**
 * Matches a short compound or a range, which stays on one line: "e-commerce", "UX-Design", "ISA-95", "6–14".
 * A longer compound may break after its hyphen: unbroken it would not fit narrow columns. Where another
 * part follows ("E-Commerce-Plattformen"), the hyphen before it belongs to the match: no line begins with one.
 */
export const hyphenated =
  /((?<!\p{L})(?:\p{L}{1,2}-\p{L}{1,12}(?!\p{L})|\p{L}{1,4}-\d+)-?|\d+–\d+)/u;
