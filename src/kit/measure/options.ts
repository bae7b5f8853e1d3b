import { parseArgs } from 'node:util';

/**
 * Reads the options of the command line, such as `--runs 3`. An option whose default is a number is
 * converted to one. Every program also has the flag `--write`.
 *
 * @param defaults The names of the options, with their default values.
 * @throws TypeError if the command line has an unknown option, or anything that is not an option.
 */
export function readOptions<Options extends Record<string, string | number>>(
  defaults: Options,
): Options & { write: boolean } {
  const options: Record<string, { type: 'string' | 'boolean' }> = { write: { type: 'boolean' } };
  for (const name of Object.keys(defaults)) options[name] = { type: 'string' };
  const given: Record<string, unknown> = parseArgs({ options }).values;
  const values = Object.entries(defaults).map(([name, defaultValue]) => {
    const value = given[name] ?? defaultValue;
    return [name, typeof defaultValue === 'number' ? Number(value) : value];
  });
  return { ...(Object.fromEntries(values) as Options), write: given['write'] === true };
}

/**
 * Refuses to write the results of a part of the pages or interactions, or of another visitor: they would
 * replace the complete table in docs/measurements, and the README would have the worst of that part only.
 *
 * @param filter The option that selects the part, such as `--pages`.
 * @param isComplete Whether it selects what the table has.
 * @throws Error if `write` is set and the selection is not complete.
 */
export function refusePartialWrite(write: boolean, filter: string, isComplete: boolean): void {
  if (!write || isComplete) return;
  throw new Error(
    `--write cannot be combined with ${filter}, because only complete results may replace the table. Leave out one of the two.`,
  );
}
