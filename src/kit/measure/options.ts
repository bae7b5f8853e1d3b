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
