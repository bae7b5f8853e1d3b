import { existsSync, globSync, readFileSync } from 'node:fs';

import sharp from 'sharp';

import { type ContentFile, readContent } from '#kit/build/content/read.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { countryName } from '#kit/site/company-facts.ts';
import { site } from '#kit/site/definition.ts';

import type { Adopted, Trace } from './adopted.ts';
import type { Answers } from './answers.ts';
import { readCompany } from './records.ts';
import { namesIn } from './traces.ts';

export interface FoundTrace extends Trace {
  file: string;
  /** From 1; always 1 for a picture. */
  line: number;
}

/** Files that belong to the company. The kit, its tests and its docs belong to the template. */
const sources = [
  'src/{brand,content,layout,pages,sections,site,ui}/**/*.*',
  'locales/*.po',
  'public/**/*.*',
];
/** Lists words to search for (`words` of the definition), which are no traces there. */
const wordsFile = 'src/site/adopt.ts';
/** Files in the public folders of builds. */
const output = 'dist*/public/**/*.*';
/** Matches the names of files that are searched as text. */
const textFile = /\.(?:tsx?|css|svg|json|ya?ml|md|po|html|txt|xml|webmanifest|js)$/;

/**
 * Minimum share of a picture's pixels that have a colour for the colour to count as a trace. A few pixels of blended
 * edges may have the colour by chance.
 */
const minShare = 0.0005;

/** Finds traces of the template in the sources and, with `built`, in builds as well. */
export async function findTraces(
  { traces, answers, entries }: Pick<Adopted, 'traces' | 'answers' | 'entries'>,
  { built = true } = {},
): Promise<FoundTrace[]> {
  // Texts of the company itself and kinds that it decided to keep are not traces.
  const own = await ownTexts(answers, entries);
  const kept = keptKinds(answers);
  const wanted = traces.filter(({ kind, text }) => !kept.has(kind) && !hasWords(own, text));
  const colours = wanted.filter(({ kind }) => kind === 'colour');
  const found: FoundTrace[] = [];
  const files = [...globSync(sources), ...(built ? globSync(output) : [])]
    .filter((file) => file !== wordsFile)
    .sort();
  for (const file of files) {
    if (textFile.test(file)) found.push(...findInText(file, wanted));
    else if (/\.png$/.test(file)) found.push(...(await findInPicture(file, colours)));
  }
  return found;
}

/**
 * Returns the texts of the company: its answers, records and facts, and the names in entries that it added.
 *
 * @param templateEntries Entries of the template, each as `collection/id`. If undefined, nothing tells which entries were
 *   added, so their names are left out.
 */
async function ownTexts(
  answers: unknown,
  templateEntries: readonly string[] | undefined,
): Promise<string> {
  const { adoptable, records } = site;
  const addedFiles = templateEntries ? await filesOutside(templateEntries) : [];
  return [
    JSON.stringify(answers),
    // Read from the files, because right after adopting `site` still has the template's records.
    ...(records ? [records.tokens, records.company].map((file) => readFileSync(file, 'utf8')) : []),
    ...(records ? countryNames(records.company) : []),
    ...addedFiles.flatMap((file) => namesIn(file, adoptable?.names ?? {})),
  ].join('\n');
}

/** Returns the files of content that belong to none of the entries. */
async function filesOutside(entries: readonly string[]): Promise<ContentFile[]> {
  const { files } = readContent(await site.collections());
  return files.filter(({ collection, id }) => !entries.includes(`${collection}/${id}`));
}

/** Returns the names of the company's country in all languages. */
function countryNames(companyFile: string): string[] {
  const { country } = readCompany(companyFile).address;
  return localeCodes.map((locale) => countryName(country, locale));
}

function findInText(file: string, traces: readonly Trace[]): FoundTrace[] {
  const text = withoutSoftHyphens(readFileSync(file, 'utf8')).replaceAll('\u00A0', ' ');
  // Most files have no trace, and one search of a complete file is faster than one search per line.
  const present = traces.filter((trace) => hasWords(text, trace.text));
  if (present.length === 0) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      present
        .filter((trace) => hasWords(line, trace.text))
        .map((trace) => ({ ...trace, file, line: index + 1 })),
    );
}

/** Whether a text contains words as whole words: "Acmeville" does not contain "Acme". */
function hasWords(text: string, words: string): boolean {
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    const before = text[start - 1] ?? '';
    const after = text[start + words.length] ?? '';
    const isPartOfLongerWord = /[\p{L}\p{N}]/u.test(before + after);
    if (!isPartOfLongerWord) return true;
  }
  return false;
}

/** Finds the colours that cover a noticeable share of a picture's pixels. */
async function findInPicture(file: string, colours: readonly Trace[]): Promise<FoundTrace[]> {
  if (colours.length === 0 || !existsSync(file)) return [];
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let index = 0; index < data.length; index += info.channels) {
    const [red, green, blue] = [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
    // The value of the hexadecimal digits in `#rrggbb`.
    const colour = (red << 16) | (green << 8) | blue;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const minPixels = info.width * info.height * minShare;
  return colours
    .filter(({ text }) => (counts.get(parseInt(text.slice(1), 16)) ?? 0) > minPixels)
    .map((trace) => ({ ...trace, file, line: 1 }));
}

/**
 * Returns the kinds of traces that the company decided to keep. People and clients are kept unless their sample
 * collections, `team` and `clients`, are removed (`tracesOf` in traces.ts). Colours are kept unless the answers
 * name some.
 */
function keptKinds(answers: unknown): Set<Trace['kind']> {
  // adopt checked the answers before it recorded them.
  const { samples = {}, colours = {} } = answers as Partial<Answers>;
  const kept = new Set<Trace['kind']>();
  if (samples['team'] !== 'remove') kept.add('person');
  if (samples['clients'] !== 'remove') kept.add('client');
  if (Object.keys(colours).length === 0) kept.add('colour');
  return kept;
}
