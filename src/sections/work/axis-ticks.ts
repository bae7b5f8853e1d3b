/** Approximate number of intervals between the marks of an axis. */
const targetIntervals = 4;

/**
 * Returns the marks of an axis, from 0 to at least `greatest`, in steps of 1, 2 or 5 times a power of ten. If
 * `greatest` is 0 or less, the only mark is 0. The factors just below 1 are tolerances for rounding errors.
 */
export function axisTicks(greatest: number): number[] {
  if (greatest <= 0) return [0];
  const roughStep = greatest / targetIntervals;
  const exponent = Math.floor(Math.log10(roughStep));
  const powerOfTen = 10 ** exponent;
  const factor =
    [1, 2, 5, 10].find((candidate) => candidate * powerOfTen >= roughStep * 0.999) ?? 10;
  const intervals = Math.ceil((greatest / (factor * powerOfTen)) * 0.999_999);
  // Each mark is rounded to the decimals of a step, because 3 * 0.1 is not exactly 0.3.
  const decimals = Math.max(0, -exponent);
  return Array.from({ length: intervals + 1 }, (_, index) =>
    Number((index * factor * powerOfTen).toFixed(decimals)),
  );
}
