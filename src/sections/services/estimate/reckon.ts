/** How a service is priced. Days are working days of one person. */
export interface EstimateRule {
  /** Days whatever the quantities. */
  base: number;
  /** Numbers that a visitor knows, each with the days that one takes, its bounds and its usual value. */
  quantities: readonly { name: string; days: number; from: number; to: number; usual: number }[];
  /** Share of the days that what is not yet known may add: 0.25. */
  unknown: number;
  /** Who work on it at the same time. */
  people: number;
  /** Share of the time that each stage takes; together 1. */
  shares: readonly number[];
}

export interface Range {
  low: number;
  high: number;
}

export interface Reckoning {
  /** Days of each quantity. */
  parts: readonly number[];
  /** Whole days: without what the unknown may add, and with it. */
  days: Range;
  /** Calendar weeks, in halves. */
  weeks: Range;
  /** In hundreds of the currency. */
  price: Range;
  /** Weeks of each stage. */
  stages: readonly Range[];
}

/** Working days of a week. */
export const workingDays = 5;
/** To what a price is rounded. */
export const priceStep = 100;
/** How long a hand rests before the address and screen readers are told, in milliseconds. */
export const restOfHand = 600;

/**
 * Weeks and price of a service: days (base, and count by days of each quantity), from what is known to
 * what the unknown may add, by the rate, and by those who work on it.
 *
 * @param counts One for each quantity, in their order.
 * @param rate Price of a day.
 */
export function reckon(rule: EstimateRule, counts: readonly number[], rate: number): Reckoning {
  const parts = rule.quantities.map(({ days }, place) => days * (counts[place] ?? 0));
  const known = parts.reduce((sum, days) => sum + days, rule.base);
  // In whole days, as they are shown: whoever multiplies them by the rate gets the price.
  const days = { low: Math.round(known), high: Math.round(known * (1 + rule.unknown)) };
  const each = (convert: (days: number) => number): Range => ({
    low: convert(days.low),
    high: convert(days.high),
  });
  const weeks = each((time) => rounded(time / rule.people / workingDays, 0.5));
  return {
    parts,
    days,
    weeks,
    price: each((time) => rounded(time * rate, priceStep)),
    stages: rule.shares.map((share) => ({ low: share * weeks.low, high: share * weeks.high })),
  };
}

/** To the nearest multiple of a step, and at least one of it. */
export function rounded(value: number, step: number): number {
  return Math.max(1, Math.round(value / step)) * step;
}

/** The counts as an address keeps them: '12-0'. */
export function writeCounts(counts: readonly number[]): string {
  return counts.join('-');
}

/** The counts of an address, within their bounds; the usual ones where it has none. */
export function readCounts({ quantities }: EstimateRule, text: string | null): number[] {
  const counts = text?.split('-') ?? [];
  const isComplete =
    counts.length === quantities.length && counts.every((count) => /^\d+$/.test(count));
  return quantities.map(({ from, to, usual }, place) =>
    isComplete ? Math.min(to, Math.max(from, Number(counts[place]))) : usual,
  );
}
