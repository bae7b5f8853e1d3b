/** Makes what pages are rendered from and git does not keep: checked content and its pictures. */
import { readdirSync } from 'node:fs';

import { contentFile } from '#kit/content/reader.ts';
import { everyLanguage, isLocaleCode } from '#kit/i18n/locales.ts';
import { localeProblems } from '#kit/i18n/validate.ts';
import { currentEnvironment } from '#kit/runtime/environment.ts';
import { companyFacts } from '#kit/site/company-facts.ts';
import { site } from '#kit/site/definition.ts';
import { tableProblems } from '#kit/site/validate.ts';

import { buildContent } from './content/build.ts';
import { cacheFolder } from './pictures/kept.ts';
import { signProblems } from './publish/sign.ts';

let parts: ReturnType<typeof load> | undefined;

async function load() {
  return { collections: await site.collections(), artwork: await site.artwork?.() };
}

/**
 * Loads what a site has for its build. The module runner that reads Vite's configuration is closed
 * after it: what is imported later fails, so waku.config.ts calls this first.
 */
export function prepare(): ReturnType<typeof load> {
  return (parts ??= load());
}

/**
 * Checks languages, the table of pages and content, and keeps the content for the pages with its
 * pictures.
 *
 * @returns what is wrong, each problem with its place.
 */
export async function checkContent(): Promise<string[]> {
  const { pseudoLocale } = currentEnvironment();
  const { collections, artwork } = await prepare();
  const problems = await buildContent(collections, contentFile, {
    artwork,
    cache: cacheFolder,
    pseudoLocale,
    publicDir: 'public',
    factsOf: companyFacts,
  });
  return [
    ...localeProblems(everyLanguage, namesIn('locales', '.po')),
    ...tableProblems(site.pages, namesIn('src/pages', '.tsx')),
    ...(pseudoLocale === undefined || isLocaleCode(pseudoLocale)
      ? []
      : [`PSEUDO_LOCALE is "${pseudoLocale}", which is no language of the site.`]),
    ...signProblems(),
    ...problems,
  ];
}

/** Files of a folder that have the ending, without it. */
function namesIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
}

if (import.meta.main) {
  const problems = await checkContent();
  if (problems.length > 0) console.error(problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
