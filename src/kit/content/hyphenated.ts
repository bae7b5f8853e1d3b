/**
 * A short compound or a range: "e-commerce", "UX-Design", "ISA-95", "6–14". A longer word may break
 * behind the hyphen: held whole it would not fit narrow columns.
 */
export const hyphenated = /((?<!\p{L})(?:\p{L}{1,2}-\p{L}{1,12}(?!\p{L})|\p{L}{1,4}-\d+)|\d+–\d+)/u;
