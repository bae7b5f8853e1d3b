/** Makes what pages are rendered from and git does not keep: checked content and its pictures. */
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

let parts: ReturnType<typeof load> | undefined;

const { records, brand } = site;

async function load() {
  // Drawings are made from the tokens: nothing is drawn from broken ones.
  const artwork = recordProblems(records).length > 0 ? undefined : await site.artwork?.();
  return { collections: await site.collections(), artwork };
}

/**
 * Loads what a site has for its build. The module runner that reads Vite's configuration is closed
 * after it: what is imported later fails, so waku.config.ts calls this first.
 */
export function prepare(): ReturnType<typeof load> {
  return (parts ??= load());
}

/**
 * Makes the content of the pages with its pictures, where nothing is wrong with it, and checks what
 * else pages are made from: the company's record, colours, languages, messages, the table of pages.
 *
 * @returns what is wrong, each problem with its place.
 */
export async function makeContent(): Promise<string[]> {
  const broken = recordProblems(records, brand.colourPairs);
  if (broken.length > 0) return broken;
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

/** What is wrong with the definition besides its content and records. */
async function definitionProblems(pseudoLocale: string | undefined): Promise<string[]> {
  return [
    ...localeProblems(everyLanguage, namesIn('locales', '.po')),
    ...(await catalogueProblems(pseudoLocale)),
    ...tableProblems(site.pages, namesIn('src/pages', '.tsx')),
    ...(pseudoLocale === undefined || isLocaleCode(pseudoLocale)
      ? []
      : [`PSEUDO_LOCALE is "${pseudoLocale}", which is no language of the site.`]),
    ...signProblems(),
  ];
}

/** What a language that is published in part lacks of its catalogue: it would be shown in English. */
async function catalogueProblems(pseudoLocale: string | undefined): Promise<string[]> {
  const problems: string[] = [];
  for (const code of localeCodes.filter((one) => isPartly(one) && one !== pseudoLocale)) {
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

/** Files of a folder that have the ending, without it. */
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
