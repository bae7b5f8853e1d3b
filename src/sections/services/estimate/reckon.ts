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

/** How long something takes: in whole days, or in half weeks. */
export interface Duration extends Range {
  unit: 'day' | 'week';
}

export interface Reckoning {
  /** Days of each quantity. */
  parts: readonly number[];
  /** Whole days: without what the unknown may add, and with it. */
  days: Range;
  /** By the calendar. */
  duration: Duration;
  /** In hundreds of the currency. */
  price: Range;
  /** That of each stage, in the same unit: together they are the whole. */
  stages: readonly Duration[];
}

/** Working days of a week. */
export const workingDays = 5;
/** So many working days at most are said as days; what takes longer is said in weeks. */
export const mostDays = 20;
/** What a duration is rounded to: in its unit, and in working days. */
const steps = {
  day: { size: 1, days: 1 },
  week: { size: 0.5, days: workingDays / 2 },
};
/** To what a price is rounded. */
export const priceStep = 100;
/** How long a hand rests before the address and screen readers are told, in milliseconds. */
export const restOfHand = 600;

/**
 * Duration and price of a service: days (base, and count by days of each quantity), from what is known to
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
  const unit = days.high / rule.people > mostDays ? 'week' : 'day';
  const step = steps[unit];
  const stagesOf = (time: number) =>
    sharedOut(Math.round(time / rule.people / step.days), rule.shares).map(
      (count) => count * step.size,
    );
  const [low, high] = [stagesOf(days.low), stagesOf(days.high)];
  return {
    parts,
    days,
    duration: { unit, low: sumOf(low), high: sumOf(high) },
    price: each((time) => rounded(time * rate, priceStep)),
    stages: rule.shares.map((_, place) => ({
      unit,
      low: low[place] ?? 0,
      high: high[place] ?? 0,
    })),
  };
}

/**
 * Shares out whole steps among stages (the method of Sainte-Laguë), so that stages add up to the
 * duration that is shown. Every stage gets one step at least: with fewer steps than stages the sum is
 * more than `count`, which is why durations are sums of their stages. A larger `count` never gives a
 * stage fewer steps.
 *
 * @param shares Of the whole; together 1.
 */
export function sharedOut(count: number, shares: readonly number[]): number[] {
  const taken = shares.map(() => 1);
  for (let left = count - shares.length; left > 0; left -= 1) {
    const claims = shares.map((share, place) => share / ((taken[place] ?? 0) + 0.5));
    const next = claims.indexOf(Math.max(...claims));
    taken[next] = (taken[next] ?? 0) + 1;
  }
  return taken;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** To the nearest multiple of a step, and at least one of it. */
function rounded(value: number, step: number): number {
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
