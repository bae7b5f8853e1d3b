import type { Duration, Range } from './calculate.ts';

/**
 * Returns functions that format the numbers and the date of an estimate.
 *
 * @param language Language tag, as in the attribute `lang`.
 * @param currency ISO 4217 code.
 */
export function estimateFormatter(language: string, currency: string) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return {
    number: numberFormatter(language, { maximumFractionDigits: 2 }),
    /** Formats a number of days with its unit. */
    days: numberFormatter(language, {
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long',
      maximumFractionDigits: 2,
    }),
    money: numberFormatter(language, { style: 'currency', currency, maximumFractionDigits: 0 }),
    duration: durationFormatter(language),
    share: numberFormatter(language, { style: 'percent' }),
    today: () => date.format(new Date()),
  };
}

/**
 * Returns a function that formats a duration in days or weeks.
 *
 * @param language Language tag, as in the attribute `lang`.
 */
export function durationFormatter(language: string) {
  const long = { style: 'unit', unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  const units = {
    day: numberFormatter(language, { ...long, unit: 'day' }),
    week: numberFormatter(language, { ...long, unit: 'week' }),
  };
  return ({ unit, low, high }: Duration) => units[unit]({ low, high });
}

/** Returns a function that formats a number or a range. */
function numberFormatter(language: string, options: Intl.NumberFormatOptions) {
  const format = new Intl.NumberFormat(language, options);
  return (value: Range | number) => {
    if (typeof value === 'number') return format.format(value);
    const { low, high } = value;
    if (low === high) return format.format(low);
    // Some languages have spaces around the dash. A range must not break before its dash.
    return format.formatRange(low, high).replace(/ (?=[–-])/u, '\u00A0');
  };
}

export type Format = ReturnType<typeof estimateFormatter>;
