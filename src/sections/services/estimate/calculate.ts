/** How a service is priced. Days are working days of one person. */
export interface EstimateRule {
  /** Days that the work takes regardless of the quantities. */
  base: number;
  /**
   * Numbers that a visitor knows. `days` is the work for one unit, `from` and `to` are the bounds of the slider, and
   * `usual` is its initial value.
   */
  quantities: readonly { name: string; days: number; from: number; to: number; usual: number }[];
  /** Share of the known days that may be added for what is not yet known: 0.25 is up to 25 % more. */
  unknown: number;
  /** How many people work on it at the same time. */
  people: number;
  /** Share of the duration that each stage takes. The sum is 1. */
  shares: readonly number[];
}

export interface Range {
  low: number;
  high: number;
}

/** How long something takes: a number of whole working days, or of weeks and half weeks. */
export interface Duration extends Range {
  unit: 'day' | 'week';
}

export interface CalculatedEstimate {
  /** Days for each quantity, in the order of the rule. */
  quantityDays: readonly number[];
  /** Days of work in all, as whole numbers: `low` without the unknown days, `high` with all of them. */
  days: Range;
  /** From start to end, with all people at work. */
  duration: Duration;
  /** In units of the currency (not cents), rounded to `priceStep`. */
  price: Range;
  /** Duration of each stage, in the unit of `duration`. Their sum is `duration`. */
  stages: readonly Duration[];
}

export const workingDaysPerWeek = 5;
/** A duration of up to this many working days is given in days, a longer one in weeks. */
export const maxDurationInDays = 20;
/** The step that a duration is rounded to, by its unit: `size` is in that unit, `days` is in working days. */
const roundingSteps = {
  day: { size: 1, days: 1 },
  week: { size: 0.5, days: workingDaysPerWeek / 2 },
};
/** A price is rounded to a multiple of this. */
export const priceStep = 100;
/**
 * Debounce in milliseconds: the address and the status for screen readers are updated this long after the last
 * move of a slider.
 */
export const updateDelay = 600;

/**
 * Calculates the duration and the price of a service. The known days are the base plus, for each quantity, its
 * count times its days; the unknown days are a share of the known ones. The price is days times rate. The duration
 * is days divided by people.
 *
 * @param counts The count of each quantity, in the order of the rule.
 * @param rate Price of a working day.
 */
export function calculateEstimate(
  rule: EstimateRule,
  counts: readonly number[],
  rate: number,
): CalculatedEstimate {
  const quantityDays = rule.quantities.map(({ days }, index) => days * (counts[index] ?? 0));
  const known = quantityDays.reduce((sum, days) => sum + days, rule.base);
  // The price is computed from rounded days, so that a visitor who multiplies the displayed days by the rate gets
  // the displayed price, except for the rounding to `priceStep`.
  const days = { low: Math.round(known), high: Math.round(known * (1 + rule.unknown)) };
  const unit = days.high / rule.people > maxDurationInDays ? 'week' : 'day';
  const step = roundingSteps[unit];
  /** Returns the duration of each stage, in `unit`, if the work takes `personDays` in all. */
  const stageDurations = (personDays: number) => {
    const stepCount = Math.round(personDays / rule.people / step.days);
    return distributeSteps(stepCount, rule.shares).map((count) => count * step.size);
  };
  const shortStages = stageDurations(days.low);
  const longStages = stageDurations(days.high);
  return {
    quantityDays,
    days,
    duration: { unit, low: sumOf(shortStages), high: sumOf(longStages) },
    price: {
      low: roundToStep(days.low * rate, priceStep),
      high: roundToStep(days.high * rate, priceStep),
    },
    stages: rule.shares.map((_, index) => ({
      unit,
      low: shortStages[index] ?? 0,
      high: longStages[index] ?? 0,
    })),
  };
}

/**
 * Distributes whole rounding steps among stages by their shares (Sainte-Laguë method), so that the stages add up to
 * the displayed duration. A larger `count` never gives a stage fewer steps. Every stage gets at least one step: if
 * there are fewer steps than stages, the sum is more than `count`, so a duration must be computed as the sum of its
 * stages.
 *
 * @param count How many steps to distribute.
 * @param shares The share of each stage. The sum is 1.
 */
export function distributeSteps(count: number, shares: readonly number[]): number[] {
  const stageSteps = shares.map(() => 1);
  for (let remaining = count - shares.length; remaining > 0; remaining -= 1) {
    // The divisors of the method (1, 3, 5 …), halved.
    const quotients = shares.map((share, index) => share / ((stageSteps[index] ?? 0) + 0.5));
    const next = quotients.indexOf(Math.max(...quotients));
    stageSteps[next] = (stageSteps[next] ?? 0) + 1;
  }
  return stageSteps;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Rounds to the nearest multiple of a step, at least to one step. */
function roundToStep(value: number, step: number): number {
  return Math.max(1, Math.round(value / step)) * step;
}

/** Returns the counts in the format of the address: '12-0'. */
export function writeCounts(counts: readonly number[]): string {
  return counts.join('-');
}

/**
 * Returns the counts that `writeCounts` wrote, limited to the bounds of the rule. Returns the usual counts if `text`
 * is null or does not fit the rule.
 */
export function readCounts({ quantities }: EstimateRule, text: string | null): number[] {
  const counts = text?.split('-') ?? [];
  const fitsRule =
    counts.length === quantities.length && counts.every((count) => /^\d+$/.test(count));
  return quantities.map(({ from, to, usual }, index) =>
    fitsRule ? Math.min(to, Math.max(from, Number(counts[index]))) : usual,
  );
}
