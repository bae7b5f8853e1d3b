import { parseArgs } from 'node:util';

/**
 * Reads the options of the command line, such as `--runs 3`. Every program also has the flag `--write`.
 *
 * @param defaults The names of the options, with their default values. If a default is a number, the option is
 *   a whole number above 0.
 * @throws TypeError if the command line has an unknown option, or anything that is not an option. Error if an option
 *   that must be a number is not a whole number above 0.
 */
export function readOptions<Options extends Record<string, string | number>>(
  defaults: Options,
): Options & { write: boolean } {
  const options: Record<string, { type: 'string' | 'boolean' }> = { write: { type: 'boolean' } };
  for (const name of Object.keys(defaults)) options[name] = { type: 'string' };
  const given: Record<string, unknown> = parseArgs({ options }).values;
  const values = Object.entries(defaults).map(([name, defaultValue]) => {
    const value = given[name] ?? defaultValue;
    if (typeof defaultValue !== 'number') return [name, value];
    const number = Number(value);
    if (!Number.isInteger(number) || number < 1)
      throw new Error(`--${name} must be a whole number above 0.`);
    return [name, number];
  });
  // The cast is safe: `values` has the names of `defaults`, each with a value of the same type.
  return { ...(Object.fromEntries(values) as Options), write: given['write'] === true };
}

/**
 * Refuses to write incomplete results. They would replace the complete table in docs/measurements, and the README
 * would get the worst values of the measured part only.
 *
 * @param filter Name of the option that restricts what is measured, such as `--pages`.
 * @param isComplete Whether everything in the table is measured, because the option restricts nothing.
 * @throws Error if `write` is set and the results are not complete.
 */
export function refusePartialWrite(write: boolean, filter: string, isComplete: boolean): void {
  if (!write || isComplete) return;
  throw new Error(
    `--write cannot be combined with ${filter}, because only complete results may replace the table. Leave out one of the two.`,
  );
}
