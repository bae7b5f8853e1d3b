import { parseArgs } from 'node:util';

/** Options of the command line, such as `--runs 3`, by their defaults; and whether it says `--write`. */
export function readOptions<Options extends Record<string, string | number>>(
  defaults: Options,
): Options & { write: boolean } {
  const options: Record<string, { type: 'string' | 'boolean' }> = { write: { type: 'boolean' } };
  for (const name of Object.keys(defaults)) options[name] = { type: 'string' };
  const given: Record<string, unknown> = parseArgs({ options }).values;
  const values = Object.entries(defaults).map(([name, fallback]) => {
    const value = given[name] ?? fallback;
    return [name, typeof fallback === 'number' ? Number(value) : value];
  });
  return { ...(Object.fromEntries(values) as Options), write: given['write'] === true };
}
