/** Approximate number of intervals between the ticks of an axis. */
const targetIntervals = 4;

/**
 * Returns the ticks of an axis, from 0 to at least `greatest`, in steps of 1, 2 or 5 times a power of ten. If
 * `greatest` is 0 or less, the only tick is 0.
 */
export function axisTicks(greatest: number): number[] {
  if (greatest <= 0) return [0];
  const roughStep = greatest / targetIntervals;
  const exponent = Math.floor(Math.log10(roughStep));
  const powerOfTen = 10 ** exponent;
  // The factors 0.999 and 0.999_999 are tolerances: a rounding error must not cause a larger step or one more tick.
  const factor =
    [1, 2, 5, 10].find((candidate) => candidate * powerOfTen >= roughStep * 0.999) ?? 10;
  const intervals = Math.ceil((greatest / (factor * powerOfTen)) * 0.999_999);
  // Each tick is rounded to the decimals of a step, because 3 * 0.1 is not exactly 0.3.
  const decimals = Math.max(0, -exponent);
  return Array.from({ length: intervals + 1 }, (_, index) =>
    Number((index * factor * powerOfTen).toFixed(decimals)),
  );
}
