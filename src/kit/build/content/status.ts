/**
 * Lists the translations that are missing or out of date. The field `source` of a translation has the fingerprint of the
 * original that the translation was made from: the entry in the default language. If the original has changed since
 * then, a person has to review the translation.
 *
 *     npm run content:status                               lists what is missing or stale
 *     npm run content:status -- --accept de services/work  records that a person has reviewed them
 *     npm run content:status -- --accept de                records this for all of the language
 */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { isNamedPicture } from '#kit/content/picture-schema.ts';
import { defaultLocale, everyLanguage } from '#kit/i18n/locales.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import type { Language } from '#kit/site/define.ts';
import { site } from '#kit/site/definition.ts';

import { splitFrontMatter } from './parse.ts';
import {
  type Collections,
  type ContentFile,
  entriesIn,
  formatProblem,
  readContent,
} from './read.ts';

const translatedLanguages = everyLanguage.filter(({ code }) => code !== defaultLocale);

interface Translation {
  /** Name of the entry (`ContentFile.name`). */
  name: string;
  /** Undefined if the translation is missing. */
  file: ContentFile | undefined;
  /** Fingerprint of the original as it is now. */
  fingerprint: string;
  /** Whether the translation exists and was made from the original as it is now, or was accepted for it. */
  isFresh: boolean;
}

interface Status {
  /**
   * Whether every required translation exists and is fresh. A language that is published in part requires only
   * the translations that exist. A language that is not published yet requires none.
   */
  isComplete: boolean;
  /** The report, line by line. */
  lines: string[];
}

/**
 * Returns the status of all translations.
 *
 * @throws Error if files cannot be read or break their schemas.
 */
export function translationStatus(collections: Collections): Status {
  const files = filesOf(collections);
  const byLanguage = translatedLanguages.map((language) => languageStatus(files, language));
  return {
    isComplete: byLanguage.every(({ isComplete }) => isComplete),
    lines: byLanguage.flatMap(({ lines }) => lines),
  };
}

function languageStatus(files: readonly ContentFile[], { code, published }: Language): Status {
  const translations = translationsOf(files, code);
  const toDo = translations.filter(({ isFresh }) => !isFresh);
  const missing = toDo.filter(({ file }) => !file);
  const lines =
    toDo.length === 0
      ? [`${code}: all translations are fresh`]
      : toDo.map((translation) => `${code}: ${stateOf(code, translation)}`);
  // A language without `published` is published in full.
  if (published === undefined) return { isComplete: toDo.length === 0, lines };
  const summary = `${String(toDo.length)} of ${String(translations.length)} translations are to do, ${String(missing.length)} of them missing`;
  if (published === 'not yet') {
    return { isComplete: true, lines: [...lines, `${code} is not published yet: ${summary}`] };
  }
  return {
    isComplete: toDo.length === missing.length,
    lines: [...lines, `${code} is published in part: ${summary}`],
  };
}

function stateOf(locale: string, { name, file }: Translation): string {
  if (!file) return `${name} is missing`;
  if (file.source !== undefined) return `${file.file} is stale`;
  return `${file.file} is not accepted yet (npm run content:status -- --accept ${locale} ${name})`;
}

/**
 * Writes the fingerprint of the original as it is now into each translation that is not fresh.
 *
 * @param names Entries or folders, such as 'services/data-engineering'. An empty list means all.
 * @returns the files that were written.
 * @throws Error for an unknown language or name, or if files cannot be read.
 */
export function acceptTranslations(
  collections: Collections,
  locale: string,
  names: readonly string[],
): string[] {
  const codes = translatedLanguages.map(({ code }) => code);
  if (!codes.includes(locale)) throw new Error(`"${locale}" is none of ${codes.join(', ')}.`);
  const translations = translationsOf(filesOf(collections), locale);
  const isNamedBy = (name: string, { file, name: entryName }: Translation) =>
    file !== undefined && (entryName === name || entryName.startsWith(`${name}/`));
  const unknown = names.find((name) => !translations.some((entry) => isNamedBy(name, entry)));
  if (unknown !== undefined) throw new Error(`"${locale}" has no translation "${unknown}".`);
  return translations
    .filter((entry) => names.length === 0 || names.some((name) => isNamedBy(name, entry)))
    .flatMap(({ file, fingerprint, isFresh }) => {
      if (!file || isFresh) return [];
      writeFileSync(file.file, withSource(readFileSync(file.file, 'utf8'), fingerprint));
      return file.file;
    });
}

function filesOf(collections: Collections): ContentFile[] {
  const { files, problems } = readContent(collections);
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
 * Returns a hash of the fields of an entry. The hash does not depend on soft hyphens, the order of keys or the
 * date of the last change (`updated`). Of a picture, only the alternative text counts.
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

/** Returns the text of a file with the fingerprint as its last field, `source`. */
export function withSource(text: string, fingerprint: string): string {
  const { open, fields, close, body } = splitFrontMatter(text);
  const start = (open + fields).replace(/^source:.*\n?/m, '').trimEnd();
  return `${start}\nsource: "${fingerprint}"\n${close}${body}`;
}

if (import.meta.main) {
  try {
    const { values, positionals } = parseArgs({
      options: { accept: { type: 'string' } },
      allowPositionals: true,
    });
    const collections = await site.collections();
    if (values.accept !== undefined) {
      const accepted = acceptTranslations(collections, values.accept, positionals);
      console.log(`${String(accepted.length)} translations have been accepted.`);
    } else if (positionals.length > 0) {
      throw new Error(`"${positionals.join(' ')}" needs --accept LANGUAGE before it.`);
    } else {
      const { isComplete, lines } = translationStatus(collections);
      console.log(lines.join('\n'));
      process.exitCode = isComplete ? 0 : 1;
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
