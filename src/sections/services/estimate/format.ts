import type { Range } from './reckon.ts';

/**
 * Figures of an estimate as a language writes them.
 *
 * @param language As in `lang`.
 * @param currency Its ISO code.
 */
export function formatter(language: string, currency: string) {
  const write = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options);
    return ({ low, high }: Range) =>
      low === high ? format.format(low) : format.formatRange(low, high);
  };
  const money = write({ style: 'currency', currency, maximumFractionDigits: 0 });
  const unit = (name: 'day' | 'week', digits: number) =>
    write({ style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: digits });
  const inWeeks = unit('week', 1);
  const inDays = unit('day', 0);
  const plain = write({ maximumFractionDigits: 2 });
  const whole = write({ maximumFractionDigits: 0 });
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return {
    count: (value: number) => plain({ low: value, high: value }),
    /** Days of a row, with halves and the like. */
    days: (value: number) => plain({ low: value, high: value }),
    /** Whole days of a sum. */
    range: ({ low, high }: Range) => whole({ low: Math.round(low), high: Math.round(high) }),
    money,
    /** Weeks, in days where there are few. */
    weeks: ({ low, high }: Range) =>
      high < 1.5
        ? inDays({ low: atLeastOne(low * 5), high: atLeastOne(high * 5) })
        : inWeeks({ low: halves(low), high: halves(high) }),
    share: (value: number) => share.format(value),
    today: () => day.format(new Date()),
  };
}

export type Format = ReturnType<typeof formatter>;

const atLeastOne = (days: number) => Math.max(1, Math.round(days));
const halves = (weeks: number) => Math.max(0.5, Math.round(weeks * 2) / 2);
