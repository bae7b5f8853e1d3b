import type { Adoptable } from '#kit/site/define.ts';

import type { TokensRecord } from './records.ts';

/**
 * Returns all colours after an adoption: the given ones, and those that are derived from them. A colour that depends on
 * none of the given ones stays as it is, whether it was derived or chosen; so does any other colour of the record.
 */
export function newColours(
  present: TokensRecord['colours'],
  given: TokensRecord['colours'],
  adoptable: Pick<Adoptable, 'derivedColours'>,
): Record<string, string> {
  const before = adoptable.derivedColours({});
  const after = Object.entries(adoptable.derivedColours(given)).map(([name, colour]) => {
    const isUnchanged = colour === before[name] && given[name] === undefined;
    return [name, isUnchanged ? (present[name] ?? colour) : colour];
  });
  return { ...present, ...(Object.fromEntries(after) as Record<string, string>) };
}
