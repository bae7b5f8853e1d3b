import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { formatter } from '@lingui/format-po';

import type { Language } from '#kit/site/define.ts';

import type { Changes } from './content-changes.ts';
import { recordText } from './write.ts';

const recordFile = 'src/site/languages.json';

const examples = 'Examples: "it", "pt-BR".';

type Languages = [Language, ...Language[]];

/** Planned changes of a project's languages. */
export interface LanguagePlan {
  changes: Changes;
  /** Records of the new languages. */
  added: Language[];
  /** Files and folders that are removed. */
  removed: string[];
}

/**
 * Plans to add a language to a project: its record, and a catalogue without translations. The language is not
 * published until the field `published` of its record says so. `npm run content:status` lists what is missing.
 *
 * @param root The project's folder.
 * @param tag A BCP 47 tag, with a region unless it is the language's usual region: 'it', 'pt-BR'.
 * @throws Error if the tag is not the tag of a known language, or if the project has the language already.
 */
export async function addLanguage(root: string, tag: string): Promise<LanguagePlan> {
  const records = readRecords(root);
  const { code } = recordOf(tag);
  if (records.some((record) => record.code === code)) {
    throw new Error(`The site already has "${code}" (${recordFile}).`);
  }
  return planLanguages(root, [...records.map((record) => record.code), tag]);
}

/**
 * Plans to remove a language: its record, its catalogue, and in each folder of `src/content` the folder or file that
 * is named by the language's code.
 *
 * @throws Error if the project does not have the language, or if all others are translated from the language.
 */
export async function removeLanguage(root: string, tag: string): Promise<LanguagePlan> {
  const codes = readRecords(root).map(({ code }) => code);
  const code = recordCode(codes, tag);
  if (!codes.includes(code)) {
    throw new Error(
      `The site has no language "${tag}"; it has ${codes.join(', ')} (${recordFile}).`,
    );
  }
  return planLanguages(
    root,
    codes.filter((other) => other !== code),
  );
}

/**
 * Plans the changes that give a project exactly these languages. Present languages keep their order; new languages
 * follow.
 *
 * @param tags Tags of all languages that the project has afterwards. Without tags, nothing changes.
 * @throws Error if a tag is not the tag of a known language, or if the first language, from which all others are
 *   translated, is missing.
 */
export async function planLanguages(root: string, tags?: readonly string[]): Promise<LanguagePlan> {
  if (!tags) return { changes: new Map(), added: [], removed: [] };
  const records = readRecords(root);
  const [original] = records;
  const presentCodes = records.map(({ code }) => code);
  /** Tags by the codes of their records. */
  const wanted = new Map(tags.map((tag) => [recordCode(presentCodes, tag), tag]));
  if (!wanted.has(original.code)) {
    throw new Error(
      `"${original.code}" is the original, from which all others are translated: it cannot be removed.`,
    );
  }
  const kept = records.filter(({ code }) => wanted.has(code));
  const unwanted = records.filter(({ code }) => !wanted.has(code));
  const added = [...wanted]
    .filter(([code]) => !presentCodes.includes(code))
    .map(([, tag]) => recordOf(tag));

  const changes: Changes = new Map();
  if (added.length > 0 || unwanted.length > 0)
    changes.set(recordFile, await recordText(recordFile, [...kept, ...added], root));
  const originalCatalogue = readFileSync(path.join(root, catalogueFile(original.code)), 'utf8');
  for (const { code } of added) {
    changes.set(catalogueFile(code), await withoutTranslations(originalCatalogue, code));
  }
  const removed = unwanted.flatMap(({ code }) =>
    globSync([catalogueFile(code), `src/content/*/${code}{,.yaml}`], { cwd: root }),
  );
  for (const name of removed) {
    for (const file of filesOf(root, name)) changes.set(file, null);
  }
  return { changes, added, removed: removed.sort() };
}

/** Returns the record of a new language. @throws Error if the tag is not the tag of a known language. */
function recordOf(tag: string): Language {
  const locale = localeOf(tag);
  const { language, script, region = locale.maximize().region } = locale;
  const iso = [language, script, region].filter(Boolean).join('-');
  const name = nativeNameOf(locale.toString(), iso);
  if (name === undefined || region === undefined) {
    throw new Error(`"${tag}" is not the tag of a known language. ${examples}`);
  }
  const code = codeOf(tag);
  return {
    code,
    iso,
    nativeName: name,
    label: name,
    region: new Intl.DisplayNames('en', { type: 'region' }).of(region) ?? region,
    // Label, region and short label are proposals, which a person may change (docs/languages.md).
    short: `${code}.`,
    hreflang: locale.toString(),
    dir: locale.getTextInfo().direction ?? 'ltr',
    published: 'not yet',
  };
}

/**
 * Returns the code of the record that a tag refers to: the tag itself if it is the code of a present record, which need
 * not be canonical; otherwise the canonical code.
 */
function recordCode(presentCodes: readonly string[], tag: string): string {
  return presentCodes.includes(tag) ? tag : codeOf(tag);
}

/** Returns the code of a new language's record: the canonical tag in lower case ('iw' becomes 'he'). */
function codeOf(tag: string): string {
  return localeOf(tag).toString().toLowerCase();
}

function localeOf(tag: string): Intl.Locale {
  try {
    return new Intl.Locale(tag);
  } catch {
    throw new Error(`"${tag}" is not a language tag. ${examples}`);
  }
}

/** Returns the name of a language in the language itself, capitalized; undefined if no name is known. */
function nativeNameOf(tag: string, iso: string): string | undefined {
  const name = new Intl.DisplayNames(iso, { type: 'language', fallback: 'none' }).of(tag);
  return name && name.charAt(0).toLocaleUpperCase(iso) + name.slice(1);
}

/** Returns a catalogue with the same messages but no translations, as Lingui writes it (lingui.config.ts). */
async function withoutTranslations(catalogue: string, locale: string): Promise<string> {
  const po = formatter({ lineNumbers: false });
  // lingui.config.ts has the same value: messages in the code are English, even if the site has no English pages.
  const context = { locale, sourceLocale: 'en', filename: catalogueFile(locale) };
  const messages = await po.parse(catalogue, context);
  for (const message of Object.values(messages)) message.translation = '';
  return po.serialize(messages, { ...context, existing: undefined });
}

function catalogueFile(code: string): string {
  return `locales/${code}.po`;
}

/** Returns the file of this name, or all files in the folder of this name; paths are relative to the root. */
function filesOf(root: string, name: string): string[] {
  return globSync([name, `${name}/**/*`], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

function readRecords(root: string): Languages {
  return JSON.parse(readFileSync(path.join(root, recordFile), 'utf8')) as Languages;
}
