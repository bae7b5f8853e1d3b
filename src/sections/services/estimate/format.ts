import type { Duration, Range } from './reckon.ts';

/**
 * Returns functions that format the numbers and the date of an estimate.
 *
 * @param language Language tag, as in the attribute `lang`.
 * @param currency ISO 4217 code.
 */
export function formatter(language: string, currency: string) {
  const formatWith = numberFormats(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return {
    number: formatWith({ maximumFractionDigits: 2 }),
    /** Days with their unit: phones hide the head of the table, which names the unit. */
    days: formatWith({ style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 2 }),
    money: formatWith({ style: 'currency', currency, maximumFractionDigits: 0 }),
    duration: durationFormatter(language),
    share: formatWith({ style: 'percent' }),
    today: () => date.format(new Date()),
  };
}

/**
 * Returns a function that formats a duration in days or weeks.
 *
 * @param language Language tag, as in the attribute `lang`.
 */
export function durationFormatter(language: string) {
  const formatWith = numberFormats(language);
  const long = { style: 'unit', unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  const units = {
    day: formatWith({ ...long, unit: 'day' }),
    week: formatWith({ ...long, unit: 'week' }),
  };
  return ({ unit, low, high }: Duration) => units[unit]({ low, high });
}

/** Returns a function that takes options of `Intl.NumberFormat` and returns a formatter of numbers and ranges. */
function numberFormats(language: string) {
  return (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options);
    return (value: Range | number) => {
      if (typeof value === 'number') return format.format(value);
      const { low, high } = value;
      if (low === high) return format.format(low);
      // With a no-break space before the dash, a range on two lines breaks after the dash.
      return format.formatRange(low, high).replace(/ (?=[–-])/u, '\u00A0');
    };
  };
}

export type Format = ReturnType<typeof formatter>;
