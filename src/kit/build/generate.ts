/** Makes what pages are rendered from and git does not keep: checked content, drawings, portraits. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';

import { collections } from '#content/collections.ts';
import { contentFile } from '#kit/content/store.ts';
import { isLocaleCode, locales } from '#kit/i18n/locales.ts';
import { localeProblems } from '#kit/i18n/validate.ts';
import { currentEnvironment } from '#kit/runtime/environment.ts';
import { buildContent } from './content/build.ts';
import { writeDrawings } from './pictures/write-drawings.ts';
import { writePortraits } from './pictures/write-portraits.ts';

/**
 * Checks locales and content, and keeps the content for the pages; answers what is wrong. What is
 * only to be looked at is printed.
 */
export function checkContent(): string[] {
  const { pseudoLocale } = currentEnvironment();
  const { problems, warnings } = buildContent(collections, contentFile, pseudoLocale);
  for (const warning of warnings) console.warn(warning);
  const catalogues = readdirSync('locales').filter((file) => file.endsWith('.po'));
  return [
    ...localeProblems(
      locales,
      catalogues.map((file) => file.slice(0, -'.po'.length)),
    ),
    ...(pseudoLocale === undefined || isLocaleCode(pseudoLocale)
      ? []
      : [`PSEUDO_LOCALE is "${pseudoLocale}", which is no language of the site.`]),
    ...problems,
  ];
}

/** Writes drawings and portraits to public/, and the list of them that pages import. */
export async function writePictures(): Promise<void> {
  const drawings = writeDrawings('public');
  const { list: portraits, engraved } = await writePortraits({
    site: 'public',
    cache: 'node_modules/.cache/portraits',
  });
  // Pages ask this list for addresses and sizes: to draw a picture for its name takes too long.
  mkdirSync('.generated', { recursive: true });
  writeFileSync('.generated/pictures.json', JSON.stringify({ drawings, portraits }));
  if (engraved > 0) console.log(`${String(engraved)} people engraved anew`);
}

if (import.meta.main) {
  const problems = checkContent();
  if (problems.length === 0) await writePictures();
  else console.error(problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
