import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Language } from '#kit/site/define.ts';

const recordFile = 'src/site/languages.json';

/**
 * Gives a project another language: its record, and a catalogue in which every message is missing. The
 * site does not have it until its record says so (`published`); `npm run content:status` tells what is
 * missing.
 *
 * @param root The project's folder.
 * @param tag A language, with its region where that is not the usual one: 'it', 'pt-BR' (BCP 47).
 * @returns the record.
 * @throws Error where the tag is none, or the project has the language; nothing is written then.
 */
export function addLanguage(root: string, tag: string): Language {
  const records = readRecords(root);
  const record = recordOf(tag);
  if (records.some(({ code }) => code === record.code)) {
    throw new Error(`The site has "${record.code}" already (${recordFile}).`);
  }
  const [original] = records;
  const source = readFileSync(catalogueFile(root, original.code), 'utf8');
  writeFileSync(catalogueFile(root, record.code), emptied(source, record.code));
  writeRecords(root, [...records, record]);
  return record;
}

/**
 * Takes a language out of a project: its record, its catalogue, and under `src/content` the folders and
 * files that are called by its code.
 *
 * @returns the paths that were removed, from the project.
 * @throws Error where the project does not have the language, or has it as its original.
 */
export function removeLanguage(root: string, tag: string): string[] {
  const records = readRecords(root);
  const code = tag.toLowerCase();
  if (!records.some((record) => record.code === code)) {
    const codes = records.map((record) => record.code).join(', ');
    throw new Error(`The site has no language "${tag}": ${codes} (${recordFile}).`);
  }
  if (records[0].code === code) {
    throw new Error(`"${code}" is the original that all others are translated from: it stays.`);
  }
  const left = records.filter((record) => record.code !== code);
  writeRecords(root, left as [Language, ...Language[]]);
  const removed = globSync([`locales/${code}.po`, `src/content/*/${code}{,.yaml}`], { cwd: root });
  for (const name of removed) rmSync(path.join(root, name), { recursive: true });
  return removed.sort();
}

/** @throws Error where the tag is none of a language that has a name. */
function recordOf(tag: string): Language {
  const locale = localeOf(tag);
  const { language, script, region = locale.maximize().region } = locale;
  const iso = [language, script, region].filter(Boolean).join('-');
  const name = nameOf(locale.toString(), iso);
  if (name === undefined || region === undefined) {
    throw new Error(`"${tag}" is the tag of no language that is known: "it", "pt-BR".`);
  }
  const code = locale.toString().toLowerCase();
  return {
    code,
    iso,
    nativeName: name,
    label: name,
    region: new Intl.DisplayNames('en', { type: 'region' }).of(region) ?? region,
    short: `${code}.`,
    hreflang: locale.toString(),
    dir: locale.getTextInfo().direction ?? 'ltr',
    published: 'not yet',
  };
}

function localeOf(tag: string): Intl.Locale {
  try {
    return new Intl.Locale(tag);
  } catch {
    throw new Error(`"${tag}" is no tag of a language: "it", "pt-BR".`);
  }
}

/** A language's name in itself, as it stands in a list. */
function nameOf(tag: string, iso: string): string | undefined {
  const name = new Intl.DisplayNames(iso, { type: 'language', fallback: 'none' }).of(tag);
  return name && name.charAt(0).toLocaleUpperCase(iso) + name.slice(1);
}

/** A catalogue of the same messages without translations, as Lingui writes it. */
function emptied(catalogue: string, code: string): string {
  const [head = '', ...messages] = catalogue.split('\n\n');
  return [
    head.replace(/^"Language: .*\\n"$/m, `"Language: ${code}\\n"`),
    ...messages.map((message) => message.replace(/^msgstr ".*"(?:\n".*")*/m, 'msgstr ""')),
  ].join('\n\n');
}

function catalogueFile(root: string, code: string): string {
  return path.join(root, `locales/${code}.po`);
}

function readRecords(root: string): [Language, ...Language[]] {
  const text = readFileSync(path.join(root, recordFile), 'utf8');
  return JSON.parse(text) as [Language, ...Language[]];
}

function writeRecords(root: string, records: [Language, ...Language[]]): void {
  writeFileSync(path.join(root, recordFile), `${JSON.stringify(records, null, 2)}\n`);
}
