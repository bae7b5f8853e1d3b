/** How a service is priced. Days are working days of one person. */
export interface EstimateRule {
  /** Days that are needed whatever the quantities. */
  base: number;
  /**
   * Numbers that a visitor knows: `days` is what one unit takes, `from` and `to` are the bounds of the slider,
   * `usual` is its initial value.
   */
  quantities: readonly { name: string; days: number; from: number; to: number; usual: number }[];
  /** What is not known yet, as the share of the days that it may add: 0.25 is up to 25 % more. */
  unknown: number;
  /** How many people work on it at the same time. */
  people: number;
  /** Share of the duration that each stage takes; the sum is 1. */
  shares: readonly number[];
}

export interface Range {
  low: number;
  high: number;
}

/** How long something takes: in whole working days, or in half weeks. */
export interface Duration extends Range {
  unit: 'day' | 'week';
}

export interface Reckoning {
  /** Days for each quantity, in the order of the rule. */
  parts: readonly number[];
  /** All days of work, as whole numbers: without what the unknown may add, and with it. */
  days: Range;
  /** From start to end, with all people at work. */
  duration: Duration;
  /** In units of the currency (not cents), rounded to `priceStep`. */
  price: Range;
  /** Duration of each stage, in the unit of `duration`, which is their sum. */
  stages: readonly Duration[];
}

/** Working days of a week. */
export const workingDays = 5;
/** Up to this many working days a duration is given in days, above in weeks. */
export const mostDays = 20;
/** By unit, what a duration is rounded to: `size` in that unit, `days` in working days. */
const roundingSteps = {
  day: { size: 1, days: 1 },
  week: { size: 0.5, days: workingDays / 2 },
};
/** A price is rounded to a multiple of this. */
export const priceStep = 100;
/**
 * Debounce in milliseconds: the address and the status for screen readers are updated this long after the last
 * move of a slider.
 */
export const updateDelay = 600;

/**
 * Calculates the duration and price of a service. The known days are the base, and the count of each quantity
 * times its days; the unknown may add its share. Price is days times rate; duration is days divided by people.
 *
 * @param counts One for each quantity, in the order of the rule.
 * @param rate Price of a working day.
 */
export function reckon(rule: EstimateRule, counts: readonly number[], rate: number): Reckoning {
  const parts = rule.quantities.map(({ days }, index) => days * (counts[index] ?? 0));
  const known = parts.reduce((sum, days) => sum + days, rule.base);
  // Rounded before the price is computed: the displayed days times the rate give the price, to `priceStep`.
  const days = { low: Math.round(known), high: Math.round(known * (1 + rule.unknown)) };
  const unit = days.high / rule.people > mostDays ? 'week' : 'day';
  const step = roundingSteps[unit];
  const stagesOf = (total: number) =>
    sharedOut(Math.round(total / rule.people / step.days), rule.shares).map(
      (count) => count * step.size,
    );
  const shortStages = stagesOf(days.low);
  const longStages = stagesOf(days.high);
  return {
    parts,
    days,
    duration: { unit, low: sumOf(shortStages), high: sumOf(longStages) },
    price: {
      low: rounded(days.low * rate, priceStep),
      high: rounded(days.high * rate, priceStep),
    },
    stages: rule.shares.map((_, index) => ({
      unit,
      low: shortStages[index] ?? 0,
      high: longStages[index] ?? 0,
    })),
  };
}

/**
 * Distributes whole steps among stages by their shares (Sainte-Laguë method), so that the stages add up to
 * the displayed duration. Every stage gets at least one step: with fewer steps than stages, the sum is more
 * than `count`, which is why a duration is computed as the sum of its stages. A larger `count` never gives a
 * stage fewer steps.
 *
 * @param shares One for each stage; the sum is 1.
 */
export function sharedOut(count: number, shares: readonly number[]): number[] {
  const stageSteps = shares.map(() => 1);
  for (let remaining = count - shares.length; remaining > 0; remaining -= 1) {
    const quotients = shares.map((share, index) => share / ((stageSteps[index] ?? 0) + 0.5));
    const next = quotients.indexOf(Math.max(...quotients));
    stageSteps[next] = (stageSteps[next] ?? 0) + 1;
  }
  return stageSteps;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Rounds to the nearest multiple of a step, but never to less than one step. */
function rounded(value: number, step: number): number {
  return Math.max(1, Math.round(value / step)) * step;
}

/** Returns the counts as the address has them: '12-0'. */
export function writeCounts(counts: readonly number[]): string {
  return counts.join('-');
}

/**
 * Returns the counts of an address, limited to their bounds; the usual ones where it has none or does not fit
 * the rule.
 */
export function readCounts({ quantities }: EstimateRule, text: string | null): number[] {
  const counts = text?.split('-') ?? [];
  const isComplete =
    counts.length === quantities.length && counts.every((count) => /^\d+$/.test(count));
  return quantities.map(({ from, to, usual }, index) =>
    isComplete ? Math.min(to, Math.max(from, Number(counts[index]))) : usual,
  );
}
