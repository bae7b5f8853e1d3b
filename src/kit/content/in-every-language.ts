import { localeCodes } from '#kit/i18n/locales.ts';

import type { EntryProblem, Placed } from './collection.ts';

/**
 * A check of collections: an entry that lacks a language would leave a hole in the site.
 *
 * @param folder Its place within src/content.
 * @param required Ids that pages ask for; where none are given there may be no entries at all.
 */
export function inEveryLanguage(
  folder: string,
  entries: readonly Placed[],
  required: readonly string[] = [],
): EntryProblem[] {
  const ids = new Set([...required, ...entries.map(({ id }) => id)]);
  const written = new Set(entries.map(({ id, locale }) => `${locale}/${id}`));
  const codes: readonly string[] = localeCodes;
  return [
    ...[...ids].flatMap((id) =>
      codes
        .filter((locale) => !written.has(`${locale}/${id}`))
        .map((locale) => ({
          message: `src/content/${folder}: "${id}" is not written in "${locale}".`,
        })),
    ),
    ...entries
      .filter(({ locale }) => !codes.includes(locale))
      .map((entry) => ({ entry, message: `"${entry.locale}" is not a language of the site` })),
  ];
}
