/** Makes what pages are rendered from and what is not in git: checked content and its pictures. */
import { existsSync, readdirSync } from 'node:fs';

import { contentFile } from '#kit/content/reader.ts';
import { everyLanguage, isLocaleCode, isPartly, localeCodes } from '#kit/i18n/locales.ts';
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

let loading: ReturnType<typeof load> | undefined;

const { records, brand } = site;

async function load() {
  // Drawings are made from the tokens: nothing is drawn from broken ones.
  const artwork = recordProblems(records).length > 0 ? undefined : await site.artwork?.();
  return { collections: await site.collections(), artwork };
}

/**
 * Imports the site's collections and artwork, once. waku.config.ts calls this first: Vite closes the
 * module runner that reads its configuration afterwards, and every later import fails.
 */
export function prepare(): ReturnType<typeof load> {
  return (loading ??= load());
}

/**
 * Makes the content of the pages with its pictures unless something is wrong with it, and checks what
 * else pages are made from: the company's record, colours, languages, messages, the table of pages.
 *
 * @returns problems as sentences that name the place.
 */
export async function makeContent(): Promise<string[]> {
  const brokenRecords = recordProblems(records, brand.colourPairs);
  if (brokenRecords.length > 0) return brokenRecords;
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
    ...(pseudoLocale === undefined || isLocaleCode(pseudoLocale)
      ? []
      : [`PSEUDO_LOCALE is "${pseudoLocale}", which is not a language of the site.`]),
    ...signProblems(),
  ];
}

/**
 * Returns a problem for each language that is published in part and lacks translations of messages,
 * which would be shown in English. The pseudo-language has none, since Lingui makes its messages.
 */
async function catalogueProblems(pseudoLocale: string | undefined): Promise<string[]> {
  const problems: string[] = [];
  for (const code of localeCodes.filter((locale) => isPartly(locale) && locale !== pseudoLocale)) {
    const file = catalogueFile(code);
    if (!existsSync(file)) continue;
    const missing = (await readCatalogue(code)).filter(({ translation }) => !translation).length;
    if (missing === 0) continue;
    problems.push(
      `${file}: ${String(missing)} messages are not translated, and no language is published without them (src/site/languages.json: published).`,
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
