import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { formatter } from '@lingui/format-po';

import type { Language } from '#kit/site/define.ts';

import type { Changes } from './content-changes.ts';
import { recordText } from './write.ts';

const recordFile = 'src/site/languages.json';

type Languages = [Language, ...Language[]];

/** What becomes of a project's languages: nothing is written. */
export interface LanguagePlan {
  changes: Changes;
  /** Records of the languages that are new. */
  added: Language[];
  /** Files and folders that go. */
  removed: string[];
}

/**
 * Gives a project another language: its record, and a catalogue in which every message is missing. The
 * site does not have it until its record says so (`published`); `npm run content:status` tells what is
 * missing.
 *
 * @param root The project's folder.
 * @param tag A language, with its region where that is not the usual one: 'it', 'pt-BR' (BCP 47).
 * @throws Error where the tag is none, or the project has the language.
 */
export async function addLanguage(root: string, tag: string): Promise<LanguagePlan> {
  const records = readRecords(root);
  const { code } = recordOf(tag);
  if (records.some((record) => record.code === code)) {
    throw new Error(`The site has "${code}" already (${recordFile}).`);
  }
  return planLanguages(root, [...records.map((record) => record.code), tag]);
}

/**
 * Takes a language out of a project: its record, its catalogue, and under `src/content` the folders and
 * files that are called by its code.
 *
 * @throws Error where the project does not have the language, or has it as its original.
 */
export async function removeLanguage(root: string, tag: string): Promise<LanguagePlan> {
  const codes = readRecords(root).map(({ code }) => code);
  const code = codeOf(tag);
  if (!codes.includes(code)) {
    throw new Error(`The site has no language "${tag}": ${codes.join(', ')} (${recordFile}).`);
  }
  return planLanguages(
    root,
    codes.filter((other) => other !== code),
  );
}

/**
 * Gives a project these languages and no others. Those that it has keep their order, new ones come last.
 *
 * @param tags Its own where they are left out: then nothing changes.
 * @throws Error where a tag is none, or the original is not among them.
 */
export async function planLanguages(root: string, tags?: readonly string[]): Promise<LanguagePlan> {
  if (!tags) return { changes: new Map(), added: [], removed: [] };
  const records = readRecords(root);
  const [original] = records;
  const wanted = new Map(tags.map((tag) => [codeOf(tag), tag]));
  if (!wanted.has(original.code)) {
    throw new Error(
      `"${original.code}" is the original that all others are translated from: it stays.`,
    );
  }
  const kept = records.filter(({ code }) => wanted.has(code));
  const gone = records.filter(({ code }) => !wanted.has(code));
  for (const { code } of kept) wanted.delete(code);
  const added = [...wanted.values()].map(recordOf);

  const changes: Changes = new Map();
  if (added.length > 0 || gone.length > 0)
    changes.set(recordFile, await recordText(recordFile, [...kept, ...added], root));
  const source = readFileSync(path.join(root, catalogueFile(original.code)), 'utf8');
  for (const { code } of added) changes.set(catalogueFile(code), await emptied(source, code));
  const removed = gone.flatMap(({ code }) =>
    globSync([catalogueFile(code), `src/content/*/${code}{,.yaml}`], { cwd: root }),
  );
  for (const name of removed) {
    for (const file of filesOf(root, name)) changes.set(file, null);
  }
  return { changes, added, removed: removed.sort() };
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
  const code = codeOf(tag);
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

function codeOf(tag: string): string {
  return localeOf(tag).toString().toLowerCase();
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

/** A catalogue of the same messages without translations, as Lingui writes it (lingui.config.ts). */
async function emptied(catalogue: string, locale: string): Promise<string> {
  const po = formatter({ lineNumbers: false });
  const about = { locale, sourceLocale: 'en', filename: catalogueFile(locale) };
  const messages = await po.parse(catalogue, about);
  for (const message of Object.values(messages)) message.translation = '';
  return po.serialize(messages, { ...about, existing: undefined });
}

function catalogueFile(code: string): string {
  return `locales/${code}.po`;
}

/** A file, or all files of a folder. */
function filesOf(root: string, name: string): string[] {
  return globSync([name, `${name}/**/*`], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

function readRecords(root: string): Languages {
  return JSON.parse(readFileSync(path.join(root, recordFile), 'utf8')) as Languages;
}
