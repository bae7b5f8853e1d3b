/**
 * Whether translations are up to date. Each names in its field `source` the fingerprint of the
 * English entry that it was made from; where the English has changed since, a person has to look.
 *
 *     npm run content:status                               lists what is missing or stale
 *     npm run content:status -- --accept de services/work  says that a person has looked
 */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { isNamedPicture } from '#kit/content/picture-schema.ts';
import { defaultLocale, everyLanguage } from '#kit/i18n/locales.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { site } from '#kit/site/definition.ts';

import {
  type Collections,
  type ContentFile,
  entriesIn,
  formatProblem,
  readContent,
} from './read.ts';

const translated = everyLanguage.filter(({ code }) => code !== defaultLocale);

interface Translation {
  name: string;
  /** Undefined where the translation is missing. */
  file: ContentFile | undefined;
  /** Of the present English entry. */
  fingerprint: string;
  isFresh: boolean;
}

/**
 * Missing and stale translations of each language as lines, and whether all are fresh that have to be: of a
 * language that is published in part those that are there, of one that is not published yet none.
 *
 * @throws Error where files cannot be read or break their schemas.
 */
export function translationStatus(all: Collections): { isFresh: boolean; lines: string[] } {
  const files = filesOf(all);
  const stale = translated.map(({ code, published }) => {
    const all = translationsOf(files, code);
    const open = all.filter(({ isFresh }) => !isFresh);
    const missing = open.filter(({ file }) => !file).length;
    const may = published === 'not yet' ? open.length : published === 'in part' ? missing : 0;
    const lines =
      open.length === 0
        ? [`${code}: all translations are fresh`]
        : open.map((translation) => `${code}: ${stateOf(code, translation)}`);
    const rest = `${String(open.length)} of ${String(all.length)} translations are to do, ${String(missing)} of them missing`;
    return {
      isFresh: open.length === may,
      lines:
        published === undefined
          ? lines
          : [
              ...lines,
              `${code} is ${published === 'not yet' ? 'not published yet' : 'published in part'}: ${rest}`,
            ],
    };
  });
  return {
    isFresh: stale.every(({ isFresh }) => isFresh),
    lines: stale.flatMap(({ lines }) => lines),
  };
}

function stateOf(locale: string, { name, file }: Translation): string {
  if (!file) return `${name} is missing`;
  if (file.source !== undefined) return `${file.file} is stale`;
  return `${file.file} is not accepted yet (npm run content:status -- --accept ${locale} ${name})`;
}

/**
 * Writes the fingerprint of the present English into translations.
 *
 * @param names Of entries or of folders, such as 'services/data-engineering'; all where there are none.
 * @returns the files that were written.
 * @throws Error at a language or a name that there is not, and where files cannot be read.
 */
export function acceptTranslations(
  all: Collections,
  locale: string,
  names: readonly string[],
): string[] {
  const codes = translated.map(({ code }) => code);
  if (!codes.includes(locale)) throw new Error(`"${locale}" is none of ${codes.join(', ')}.`);
  const translations = translationsOf(filesOf(all), locale);
  const isNamed = (name: string, { file, ...entry }: Translation) =>
    file !== undefined && (entry.name === name || entry.name.startsWith(`${name}/`));
  const unknown = names.find((name) => !translations.some((entry) => isNamed(name, entry)));
  if (unknown !== undefined) throw new Error(`"${locale}" has no translation "${unknown}".`);
  return translations
    .filter((entry) => names.length === 0 || names.some((name) => isNamed(name, entry)))
    .flatMap(({ file, fingerprint, isFresh }) => {
      if (!file || isFresh) return [];
      writeFileSync(file.file, withSource(readFileSync(file.file, 'utf8'), fingerprint));
      return file.file;
    });
}

function filesOf(all: Collections): ContentFile[] {
  const { files, problems } = readContent(all);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  return files;
}

function translationsOf(files: readonly ContentFile[], locale: string): Translation[] {
  const inLocale = entriesIn(files, locale);
  return [...entriesIn(files, defaultLocale).values()].map(({ name, fields }) => {
    const file = inLocale.get(name);
    const fingerprint = fingerprintOf(fields);
    return { name, file, fingerprint, isFresh: file?.source === fingerprint };
  });
}

/**
 * Hash of the fields of an entry, without soft hyphens, order of keys, the date of its last change and
 * the names of its pictures.
 */
export function fingerprintOf(fields: object): string {
  const sorted = JSON.stringify({ ...fields, updated: undefined }, (_, value: unknown) => {
    if (isNamedPicture(value)) return value.alt;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  });
  return hash('sha256', withoutSoftHyphens(sorted), 'hex').slice(0, 12);
}

/**
 * Matches the fields of a Markdown file, up to the line "---" that closes them. A YAML file may begin with
 * such a line too, but has no second one, which would start another document.
 */
const frontMatter = /^---\r?\n[^]*?\n(?=---(?:\r?\n|$))/;

/** Returns the text of a file with the fingerprint as its field `source`, which becomes the last field. */
export function withSource(text: string, fingerprint: string): string {
  const end = frontMatter.exec(text)?.[0].length ?? text.length;
  const fields = text
    .slice(0, end)
    .replace(/^source:.*\n?/m, '')
    .trimEnd();
  return `${fields}\nsource: "${fingerprint}"\n${text.slice(end)}`;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { accept: { type: 'string' } },
    allowPositionals: true,
  });
  try {
    const collections = await site.collections();
    if (values.accept !== undefined) {
      const written = acceptTranslations(collections, values.accept, positionals);
      console.log(`${String(written.length)} translations have been made fresh.`);
    } else {
      const { isFresh, lines } = translationStatus(collections);
      console.log(lines.join('\n'));
      process.exitCode = isFresh ? 0 : 1;
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
