import type { LocaleRecord } from './locales.ts';

/**
 * What is wrong with the locale records, as sentences for the developer who builds or starts
 * the site; an empty list where nothing is.
 *
 * @param files Codes of the languages that have a message catalogue.
 * @param differentDomains True where each language is to be served by a domain of its own.
 */
export function localeProblems(
  records: readonly LocaleRecord[],
  files: readonly string[],
  { differentDomains = false } = {},
): string[] {
  const problems: string[] = [];
  for (const { code, iso, domain } of records) {
    if (!files.includes(code)) {
      problems.push(`The language "${code}" has no message file: locales/${code}.po is missing.`);
    }
    if (!iso) {
      problems.push(
        `The language "${code}" has no iso code, so its pages can have no alternate links: set iso in src/site/languages.ts.`,
      );
    }
    if (differentDomains && !domain) {
      problems.push(
        `The language "${code}" has no domain although the site uses one domain a language: set domain in src/site/languages.ts.`,
      );
    }
  }
  for (const file of files) {
    if (!records.some(({ code }) => code === file)) {
      problems.push(
        `locales/${file}.po belongs to no language: no record in src/site/languages.ts has the code "${file}".`,
      );
    }
  }
  return problems;
}
