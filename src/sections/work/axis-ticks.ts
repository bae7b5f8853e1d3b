/** About so many parts has an axis. */
const parts = 4;

/**
 * Marks of an axis from 0 to at least the greatest value, at steps of 1, 2 or 5 times a power of ten.
 *
 * @returns Only 0 where there is nothing to show.
 */
export function axisTicks(greatest: number): number[] {
  if (greatest <= 0) return [0];
  const rough = greatest / parts;
  const power = Math.floor(Math.log10(rough));
  // Not a product: 3 * 0.1 is not 0.3.
  const digits = Math.max(0, -power);
  const size = 10 ** power;
  const factor = [1, 2, 5, 10].find((candidate) => candidate * size >= rough * 0.999) ?? 10;
  const count = Math.ceil((greatest / (factor * size)) * 0.999_999);
  return Array.from({ length: count + 1 }, (_, index) =>
    Number((index * factor * size).toFixed(digits)),
  );
}
