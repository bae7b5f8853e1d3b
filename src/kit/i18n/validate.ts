import type { LocaleRecord } from './locales.ts';

/**
 * What is wrong with the records of the languages, as sentences for whoever builds the site; an empty
 * list where nothing is.
 *
 * @param catalogues Codes of the languages that have a message catalogue.
 * @param differentDomains True where each language is to be served by a domain of its own.
 */
export function localeProblems(
  records: readonly LocaleRecord[],
  catalogues: readonly string[],
  { differentDomains = false } = {},
): string[] {
  const problems: string[] = [];
  for (const { code, iso, domain } of records) {
    if (!catalogues.includes(code)) {
      problems.push(`The language "${code}" has no catalogue: locales/${code}.po is missing.`);
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
  for (const catalogue of catalogues) {
    if (!records.some(({ code }) => code === catalogue)) {
      problems.push(
        `locales/${catalogue}.po belongs to no language: no record in src/site/languages.ts has the code "${catalogue}".`,
      );
    }
  }
  return problems;
}
