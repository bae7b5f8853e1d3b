import { type Range, rounded, workingDays } from './reckon.ts';

/**
 * Figures of an estimate as a language writes them.
 *
 * @param language As in `lang`.
 * @param currency Its ISO code.
 */
export function formatter(language: string, currency: string) {
  const write = writer(language);
  const whole = write({ maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return {
    number: write({ maximumFractionDigits: 2 }),
    /** A sum of days, which is in whole ones. */
    whole: ({ low, high }: Range) => whole({ low: Math.round(low), high: Math.round(high) }),
    money: write({ style: 'currency', currency, maximumFractionDigits: 0 }),
    weeks: durationFormatter(language),
    share: write({ style: 'percent' }),
    today: () => day.format(new Date()),
  };
}

/**
 * Weeks as a language writes them, in days where there are few.
 *
 * @param language As in `lang`.
 */
export function durationFormatter(language: string) {
  const unit = (name: 'day' | 'week', digits: number) =>
    writer(language)({
      style: 'unit',
      unit: name,
      unitDisplay: 'long',
      maximumFractionDigits: digits,
    });
  const inWeeks = unit('week', 1);
  const inDays = unit('day', 0);
  return ({ low, high }: Range) =>
    high < 1.5
      ? inDays({ low: rounded(low * workingDays, 1), high: rounded(high * workingDays, 1) })
      : inWeeks({ low: rounded(low, 0.5), high: rounded(high, 0.5) });
}

function writer(language: string) {
  return (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options);
    return (value: Range | number) => {
      if (typeof value === 'number') return format.format(value);
      const { low, high } = value;
      if (low === high) return format.format(low);
      // Where a range takes two lines, its dash ends the first one.
      return format.formatRange(low, high).replace(/ (?=[–-])/u, '\u00A0');
    };
  };
}

export type Format = ReturnType<typeof formatter>;
