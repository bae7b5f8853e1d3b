import { readFileSync } from 'node:fs';

import type { Adoptable } from '#kit/site/define.ts';

/** The record of a brand's tokens. adopt changes its colours and faces. */
export interface TokensRecord {
  colours: Record<string, string>;
  faces?: object;
}

export function readTokens(file: string): TokensRecord {
  return JSON.parse(readFileSync(file, 'utf8')) as TokensRecord;
}

/**
 * Returns all colours after an adoption: the given ones, and those that are derived from them. A colour that depends on
 * none of the given ones stays as it is, whether it was derived or chosen; so does any other colour of the record.
 */
export function newColours(
  present: TokensRecord['colours'],
  given: TokensRecord['colours'],
  derivedColours: Adoptable['derivedColours'],
): Record<string, string> {
  const before = derivedColours({});
  const after = Object.entries(derivedColours(given)).map(([name, colour]) => {
    const isUnchanged = colour === before[name] && given[name] === undefined;
    return [name, isUnchanged ? (present[name] ?? colour) : colour];
  });
  return { ...present, ...(Object.fromEntries(after) as Record<string, string>) };
}
