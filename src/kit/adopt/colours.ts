import type { Adoptable } from '#kit/site/define.ts';

import type { TokensRecord } from './records.ts';

/**
 * Returns all colours after an adoption: the given ones, and those that are derived from the given ones. All other
 * colours keep their present values.
 */
export function newColours(
  present: TokensRecord['colours'],
  given: TokensRecord['colours'],
  adoptable: Pick<Adoptable, 'derivedColours'>,
): Record<string, string> {
  const defaults = adoptable.derivedColours({});
  const after = Object.entries(adoptable.derivedColours(given)).map(([name, colour]) => {
    const isIndependent = colour === defaults[name] && given[name] === undefined;
    return [name, isIndependent ? (present[name] ?? colour) : colour];
  });
  return { ...present, ...(Object.fromEntries(after) as Record<string, string>) };
}
