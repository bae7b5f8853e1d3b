import { parseArgs } from 'node:util';

/** Options of the command line, such as `--runs 3`, by their defaults; and whether it says `--write`. */
export function readOptions<Options extends Record<string, string | number>>(
  defaults: Options,
): Options & { write: boolean } {
  const { values } = parseArgs({
    options: Object.fromEntries([
      ...Object.keys(defaults).map((name) => [name, { type: 'string' }] as const),
      ['write', { type: 'boolean' }] as const,
    ]),
  });
  const options = Object.entries(defaults).map(([name, fallback]) => {
    const value = values[name] ?? fallback;
    return [name, typeof fallback === 'number' ? Number(value) : value];
  });
  return { ...(Object.fromEntries(options) as Options), write: values['write'] === true };
}
