import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ESLint } from 'eslint';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

/** A copy of what the gates read, to break. Each test leaves it whole. */
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
    // As a person's shell has it: some programs behave differently below a test runner.
    env: { PATH: process.env['PATH'] },
  });
  return { status, output: stdout + stderr };
}

const generate = () => run('src/kit/build/generate.ts');

describe('the build stops and names file and field', () => {
  it.each([
    {
      fault: 'a name that leads nowhere',
      file: 'src/content/services/es/data-engineering/index.yaml',
      change: (text: string) => `${text.replace(/^case: .*\n/m, '')}\ncase: nowhere\n`,
      says: ['src/content/services/es/data-engineering/index.yaml', 'case: ', 'nowhere'],
    },
    {
      fault: 'a misspelt field within another',
      file: 'src/content/pages/en/home.yaml',
      change: (text: string) => text.replace(/^action:$/m, 'action:\n  tittle: x'),
      says: ['src/content/pages/en/home.yaml', 'action.tittle: Unrecognized'],
    },
  ])('at $fault', ({ file, change, says }) => {
    edit(file, change);
    const { status, output } = generate();
    expect(status).toBe(1);
    for (const word of says) expect(output).toContain(word);
  });
});

describe('the check of texts stops, and the build does not', () => {
  it.each([
    {
      fault: 'an English sentence in a German page',
      file: 'src/content/services/de/data-engineering/index.yaml',
      change: (text: string) =>
        text.replace(/^statement: .*$/m, 'statement: "We move the data to where it is of use."'),
      says: [
        'src/content/services/de/data-engineering/index.yaml:',
        'statement: is English: "We move',
      ],
    },
    {
      fault: 'an English sentence in a French text',
      file: 'src/content/pages/fr/privacy.md',
      change: (text: string) => `${text}\nThis is what the team does with the data.\n`,
      says: ['src/content/pages/fr/privacy.md:', 'content: is English: "This is what'],
    },
    {
      fault: 'an English word in a German sentence',
      file: 'src/content/services/de/data-engineering/index.yaml',
      change: (text: string) =>
        text.replace(/^statement: .*$/m, 'statement: "Daten, die with der Zeit besser werden."'),
      says: ['statement: has an English word, "with"', 'src/content/rules/de.yaml'],
    },
    {
      fault: 'a straight quotation mark',
      file: 'src/content/services/de/data-engineering/index.yaml',
      change: (text: string) =>
        text.replace(/^statement: .*$/m, 'statement: "Daten, so gut\'s geht."'),
      says: ['statement: has a straight quotation mark'],
    },
    {
      fault: 'a form that the termbase rules out',
      file: 'src/content/services/de/data-engineering/index.yaml',
      change: (text: string) =>
        text.replace(/^statement: .*$/m, 'statement: "Die Reparatur der Abfrage dauerte."'),
      says: ['statement: has "Reparatur" instead of "Korrektur"'],
    },
  ])('at $fault', ({ file, change, says }) => {
    edit(file, change);
    const { status, output } = run('src/kit/build/content/check.ts');
    expect(status).toBe(1);
    for (const word of says) expect(output).toContain(word);
    expect(generate().status).toBe(0);
  });
});

describe('the build stops and names what is missing', () => {
  it('at an entry that a language lacks', () => {
    remove('src/content/pages/es/imprint.md');
    const { status, output } = generate();
    expect(status).toBe(1);
    expect(output).toMatch(/src\/content\/pages: "imprint" is not written in "es"\./);
  });
});

describe('the check of catalogues stops', () => {
  const check = () => run('src/kit/build/check/catalogues.ts');

  it('at a translation in other English words', () => {
    edit('locales/de.po', (text) =>
      text.replace(/(msgid "Skip to content"\nmsgstr )".*"/, '$1"Jump over the menu"'),
    );
    edit('locales/fr.po', (text) => text.replace(/(msgid "Send"\nmsgstr )".*"/, '$1"Submit"'));
    const { status, output } = check();
    expect(status).toBe(1);
    expect(output).toContain('locales/de.po: "Jump over the menu" has an English word, "over"');
    expect(output).toContain('locales/fr.po: "Submit" has an English word, "submit"');
  });

  it('at no translation as they are', () => {
    expect(check()).toEqual({ status: 0, output: '' });
  });

  it('at a translation that breaks a rule of its language', () => {
    edit('locales/de.po', (text) => text.replace('seit {since}', 'seit... {since}'));
    const { status, output } = check();
    expect(status).toBe(1);
    expect(output).toContain('locales/de.po: "{sector}, seit... {since}" has three full stops');
  });

  it.each([
    ['lost', 'seit {since}', 'seit'],
    ['misspelt', 'seit {since}', 'seit {seit}'],
  ])('at a placeholder that is %s', (_fault, before, after) => {
    edit('locales/de.po', (text) => text.replace(before, after));
    const { status, output } = check();
    expect(status).toBe(1);
    expect(output).toContain('locales/de.po');
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
  ])('an import from %s through a wall', async (file, code, says) => {
    const [result] = await eslint.lintText(code, { filePath: file });
    expect(result?.messages.map(({ message }) => message).join('\n')).toContain(says);
  });
});
