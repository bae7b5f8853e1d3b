import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ESLint } from 'eslint';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { matrixCategories } from '#content/service-matrix.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

const categories = matrixCategories.map(({ path: id }) => id);

/** A copy of the files that the checks read. Tests break files of it, which are restored after each test. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'gates-'));
  const names = ['src', 'locales', 'lingui.config.ts', 'waku.config.ts', 'package.json'];
  for (const name of names) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true }));

const broken = new Set<string>();

afterEach(() => {
  for (const file of broken) cpSync(file, path.join(copy, file));
  broken.clear();
});

function remove(file: string): void {
  rmSync(path.join(copy, file));
  broken.add(file);
}

function edit(file: string, change: (text: string) => string): void {
  const place = path.join(copy, file);
  const before = readFileSync(place, 'utf8');
  const after = change(before);
  expect(after, `${file} has what the test wants to break`).not.toBe(before);
  writeFileSync(place, after);
  broken.add(file);
}

function run(...command: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    // Without the variables that Vitest sets: some programs behave differently with them.
    env: { PATH: process.env['PATH'] },
  });
  return { status, output: stdout + stderr };
}

const generate = () => run('src/kit/build/generate.ts');

/**
 * A broken file, and what has to be reported. One run of a program checks several of them, since it takes seconds to
 * start.
 */
interface Fault {
  file: string;
  says: readonly string[];
}

const service = (locale: string, id: string) => `src/content/services/${locale}/${id}/index.yaml`;

function expectAllNamed(output: string, faults: readonly Fault[]): void {
  for (const { file, says } of faults) {
    // The words have to be in a line about this file.
    const problems = output.split('\n').filter((line) => line.includes(file));
    for (const word of says) expect(problems.join('\n'), file).toContain(word);
  }
}

describe('the build stops and names file and field', () => {
  it('at a misspelt field within another', () => {
    const file = 'src/content/pages/en/home.yaml';
    edit(file, (text) => text.replace(/^action:$/m, 'action:\n  tittle: x'));
    const { status, output } = generate();
    expect(status).toBe(1);
    expectAllNamed(output, [{ file, says: ['action.tittle: Unrecognized'] }]);
  });

  it('at a reference to nothing, and at an entry that a language lacks', () => {
    const file = service(otherLocale, categories[0]!);
    edit(file, (text) => `${text.replace(/^case: .*\n/m, '')}\ncase: nowhere\n`);
    remove(`src/content/pages/${otherLocale}/imprint.md`);
    const { status, output } = generate();
    expect(status).toBe(1);
    expectAllNamed(output, [{ file, says: ['case: ', 'nowhere'] }]);
    expect(output).toContain(`src/content/pages: "imprint" is not written in "${otherLocale}".`);
  });
});

it('the check of texts stops, and the build does not', () => {
  const states = (statement: string) => (text: string) =>
    text.replace(/^statement: .*$/m, `statement: "${statement}"`);
  const all: (Fault & { locale: string; change: (text: string) => string })[] = [
    {
      // An English sentence in a German page.
      locale: 'de',
      file: service('de', categories[0]!),
      change: states('We move the data to where it is of use.'),
      says: ['statement: is English: "We move'],
    },
    {
      // An English sentence in a French text.
      locale: 'fr',
      file: 'src/content/pages/fr/privacy.md',
      change: (text) => `${text}\nThis is what the team does with the data.\n`,
      says: ['content: is English: "This is what'],
    },
    {
      // An English word in a German sentence.
      locale: 'de',
      file: service('de', categories[1]!),
      change: states('Daten, die with der Zeit besser werden.'),
      says: ['statement: has an English word, "with"', 'src/content/rules/de.yaml'],
    },
    {
      // A straight quotation mark.
      locale: 'en',
      file: service('en', categories[2]!),
      change: states("Data, as good's they get."),
      says: ['statement: has a straight quotation mark'],
    },
    {
      // A form that the termbase rules out.
      locale: 'de',
      file: service('de', categories[3]!),
      change: states('Die Reparatur der Abfrage dauerte.'),
      says: ['statement: has "Reparatur" instead of "Korrektur"'],
    },
  ];
  const faults = all.filter(({ locale }) => localeCodes.includes(locale));
  for (const { file, change } of faults) edit(file, change);
  const { status, output } = run('src/kit/build/content/check-texts-command.ts');
  expect(status).toBe(1);
  expectAllNamed(output, faults);
  expect(generate().status).toBe(0);
});

describe('the check of catalogues stops', () => {
  const check = () => run('src/kit/build/check/catalogues.ts');

  it.each(localeCodes.filter((code) => code === 'de' || code === 'fr'))(
    'at a translation in other English words (%s)',
    (code) => {
      const catalogue = `locales/${code}.po`;
      edit(catalogue, (text) =>
        text
          .replace(/(msgid "Skip to content"\nmsgstr )".*"/, '$1"Jump over the menu"')
          .replace(/(msgid "Send"\nmsgstr )".*"/, '$1"Submit"'),
      );
      const { status, output } = check();
      expect(status).toBe(1);
      expect(output).toContain(`${catalogue}: "Jump over the menu" has an English word, "over"`);
      expect(output).toContain(`${catalogue}: "Submit" has an English word, "submit"`);
    },
  );

  it('at a translation that breaks a rule of its language', () => {
    const catalogue = `locales/${otherLocale}.po`;
    edit(catalogue, (text) => text.replace(/(msgid "Send"\nmsgstr )".*"/, '$1"OK..."'));
    const { status, output } = check();
    expect(status).toBe(1);
    expect(output).toContain(`${catalogue}: "OK..." has three full stops`);
  });

  it('at a translation with soft hyphens', () => {
    const catalogue = `locales/${otherLocale}.po`;
    edit(catalogue, (text) => text.replace(/(msgid "Send"\nmsgstr )".*"/, '$1"Ab\u00ADsenden"'));
    const { status, output } = check();
    expect(status).toBe(1);
    expect(output).toContain(`${catalogue}: "Ab-senden" has soft hyphens`);
  });

  it('at nothing in the catalogues as they are', () => {
    expect(check()).toEqual({ status: 0, output: '' });
  });

  it.each([
    ['lost', ''],
    ['misspelt', '{year}'],
  ])('at a placeholder that is %s', (_fault, after) => {
    const catalogue = `locales/${otherLocale}.po`;
    const before = /(?<=msgid "\{sector\}, since \{since\}"\nmsgstr ".*)\{since\}/;
    edit(catalogue, (text) => text.replace(before, after));
    const { status, output } = check();
    expect(status).toBe(1);
    expect(output).toContain(catalogue);
    expect(output).toContain('{sector}, since {since}');
  });
});

describe('the linter stops', () => {
  const eslint = new ESLint();

  it.each([
    ['src/ui/icon.tsx', "import '#content/index.ts';", 'src/ui may import kit'],
    [
      'src/sections/heroes/page-hero.tsx',
      "import '#sections/steps/steps.tsx';",
      'No section imports another section.',
    ],
  ])('a forbidden import in %s', async (file, code, says) => {
    const [result] = await eslint.lintText(code, { filePath: file });
    expect(result?.messages.map(({ message }) => message).join('\n')).toContain(says);
  });
});
