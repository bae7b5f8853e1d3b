import { defaultLocale, everyLanguage, localeCodes, locales } from '#kit/i18n/locales.ts';

import type { BaseEntry, EntryProblem } from './collection.ts';

const partialLanguages = locales
  .filter(({ published }) => published === 'in part')
  .map(({ code }) => code);
const completeLanguages = localeCodes.filter((code) => !partialLanguages.includes(code));

/**
 * Returns a problem for each missing translation of an entry. A language that is published in part needs only the
 * entries `alwaysRequired`. An entry in a language that the site does not have is a problem too.
 *
 * @param folder The collection's folder in src/content.
 * @param required Ids that every complete language must have, even if no file has them. By default none: the collection
 *   may be empty.
 * @param alwaysRequired Ids that every language must have, also one that is published in part.
 */
export function missingTranslations(
  folder: string,
  entries: readonly BaseEntry[],
  required: readonly string[] = [],
  alwaysRequired: readonly string[] = [],
): EntryProblem[] {
  const ids = new Set([...required, ...alwaysRequired, ...entries.map(({ id }) => id)]);
  const written = new Set(entries.map(({ id, locale }) => `${locale}/${id}`));
  const knownCodes = everyLanguage.map(({ code }) => code);
  return [
    ...missingIn(completeLanguages, [...ids], written).map(({ id, locale }) => ({
      message: `src/content/${folder}: "${id}" is not written in "${locale}".`,
    })),
    ...missingIn(partialLanguages, alwaysRequired, written).map(({ id, locale }) => ({
      message: `src/content/${folder}: "${id}" is not written in "${locale}", and no language is published without it (src/site/languages.json: published).`,
    })),
    ...entries
      .filter(({ locale }) => !knownCodes.includes(locale))
      .map((entry) => ({ entry, message: `"${entry.locale}" is not a language of the site` })),
  ];
}

function missingIn(codes: readonly string[], ids: readonly string[], written: ReadonlySet<string>) {
  return ids.flatMap((id) =>
    codes.filter((locale) => !written.has(`${locale}/${id}`)).map((locale) => ({ id, locale })),
  );
}

/** Returns the entries of the default language by their ids. Translations are made from these. */
export function originalsOf<Entry extends BaseEntry>(
  entries: readonly Entry[],
): Map<string, Entry> {
  return new Map(
    entries.filter(({ locale }) => locale === defaultLocale).map((entry) => [entry.id, entry]),
  );
}
