import type { Duration, Range } from './reckon.ts';

/**
 * Figures of an estimate as a language writes them.
 *
 * @param language As in `lang`.
 * @param currency Its ISO code.
 */
export function formatter(language: string, currency: string) {
  const write = writer(language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return {
    number: write({ maximumFractionDigits: 2 }),
    /** With the unit that a table has in its head. */
    days: write({ style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 2 }),
    money: write({ style: 'currency', currency, maximumFractionDigits: 0 }),
    duration: durationFormatter(language),
    share: write({ style: 'percent' }),
    today: () => day.format(new Date()),
  };
}

/**
 * Days or weeks as a language writes them.
 *
 * @param language As in `lang`.
 */
export function durationFormatter(language: string) {
  const write = writer(language);
  const long = { style: 'unit', unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  const units = { day: write({ ...long, unit: 'day' }), week: write({ ...long, unit: 'week' }) };
  return ({ unit, low, high }: Duration) => units[unit]({ low, high });
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
