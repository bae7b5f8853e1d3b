/** Makes the files from which pages are rendered: the checked content and its pictures. They are not in git. */
import { existsSync, readdirSync } from 'node:fs';

import { contentFile } from '#kit/content/reader.ts';
import { everyLanguage, isLocaleCode, isPublishedInPart, localeCodes } from '#kit/i18n/locales.ts';
import { localeProblems } from '#kit/i18n/validate.ts';
import { currentEnvironment } from '#kit/runtime/environment.ts';
import { companyFacts } from '#kit/site/company-facts.ts';
import { site } from '#kit/site/definition.ts';
import { tableProblems } from '#kit/site/validate.ts';

import { buildContent } from './content/build.ts';
import { catalogueFile, readCatalogue } from './content/catalogue.ts';
import { cacheFolder } from './pictures/kept.ts';
import { signProblems } from './publish/sign.ts';
import { recordProblems } from './records.ts';

let importing: ReturnType<typeof importParts> | undefined;

const { records, brand } = site;

async function importParts() {
  // Drawings are made from the tokens, so no artwork is imported while a record is broken. The contrast of
  // colours (`colourPairs`) does not matter here.
  const artwork = recordProblems(records).length > 0 ? undefined : await site.artwork?.();
  return { collections: await site.collections(), artwork };
}

/**
 * Imports the site's collections and artwork; later calls return the same promise. waku.config.ts must make the
 * first call: Vite closes its module runner as soon as the configuration is read, and later imports fail.
 */
export function prepare(): ReturnType<typeof importParts> {
  return (importing ??= importParts());
}

/**
 * Makes the content and its pictures if they are valid. Also checks the company's record, colours, languages,
 * messages, the table of pages and the sign. If a record is invalid, nothing else is checked.
 *
 * @returns problems as sentences that name file or field.
 */
export async function makeContent(): Promise<string[]> {
  const problemsOfRecords = recordProblems(records, brand.colourPairs);
  if (problemsOfRecords.length > 0) return problemsOfRecords;
  const { pseudoLocale } = currentEnvironment();
  const { collections, artwork } = await prepare();
  const problems = await buildContent(collections, contentFile, {
    artwork,
    cache: cacheFolder,
    pseudoLocale,
    publicDir: 'public',
    factsOf: companyFacts,
  });
  return [...(await definitionProblems(pseudoLocale)), ...problems];
}

/** Returns problems of the site's definition, apart from its content and its records. */
async function definitionProblems(pseudoLocale: string | undefined): Promise<string[]> {
  return [
    ...localeProblems(everyLanguage, namesIn('locales', '.po')),
    ...(await catalogueProblems(pseudoLocale)),
    ...tableProblems(site.pages, namesIn('src/pages', '.tsx')),
    ...pseudoLocaleProblems(pseudoLocale),
    ...signProblems(),
  ];
}

function pseudoLocaleProblems(pseudoLocale: string | undefined): string[] {
  if (pseudoLocale === undefined || isLocaleCode(pseudoLocale)) return [];
  return [`PSEUDO_LOCALE is "${pseudoLocale}", which is not a language of the site.`];
}

/**
 * Returns a problem for each language that is published in part and lacks translations of messages. This lets
 * `npm run generate` report them as docs/languages.md says; Lingui stops a build at missing messages of any
 * published language (`failOnMissing` in waku.config.ts). The pseudo-language is not checked, since Lingui makes its
 * messages.
 */
async function catalogueProblems(pseudoLocale: string | undefined): Promise<string[]> {
  const problems: string[] = [];
  const codes = localeCodes.filter((code) => isPublishedInPart(code) && code !== pseudoLocale);
  for (const code of codes) {
    const file = catalogueFile(code);
    // `localeProblems` reports a missing catalogue.
    if (!existsSync(file)) continue;
    const missing = (await readCatalogue(code)).filter(({ translation }) => !translation).length;
    if (missing === 0) continue;
    problems.push(
      `${file}: ${String(missing)} messages are not translated. A language can be published only when all are (src/site/languages.json: published).`,
    );
  }
  return problems;
}

/** Returns the names of a folder's files with an ending, without that ending. */
function namesIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
}

if (import.meta.main) {
  const problems = await makeContent();
  if (problems.length > 0) console.error(problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
