import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ESLint } from 'eslint';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { makeSecondSite, secondSite } from '#kit/testing/second-site.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

/** A copy of the second site. Tests break files of it, which are restored after each test. */
const copy = path.join(temporaryFolder('gates'), 'site');

beforeAll(() => makeSecondSite(copy));

const broken = new Set<string>();

afterEach(() => {
  for (const file of broken) cpSync(path.join(secondSite, file), path.join(copy, file));
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

/** Gives a message of a catalogue another translation. */
function translate(locale: string, message: string, translation: string): void {
  edit(`locales/${locale}.po`, (text) =>
    text.replace(new RegExp(`(msgid "${message}"\nmsgstr )".*"`), `$1"${translation}"`),
  );
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
const lingui = (...words: string[]) => run('node_modules/@lingui/cli/dist/lingui.js', ...words);

describe('the build stops and names file and field', () => {
  const page = 'src/content/pages/ar/contact.yaml';
  const lamp = 'src/content/lamps/ar/molo.md';
  it.each([
    {
      fault: 'a missing field',
      file: page,
      change: (text: string) => text.replace(/^description: .*\n/m, ''),
      says: [page, 'description'],
    },
    {
      fault: 'a field of the wrong kind',
      file: page,
      change: (text: string) => text.replace(/^updated: .*$/m, 'updated: never'),
      says: [page, 'updated'],
    },
    {
      fault: 'a misspelt field',
      file: page,
      change: (text: string) => text.replace(/^title:/m, 'tittle: x\ntitle:'),
      says: [page, 'tittle: Unrecognized'],
    },
    {
      fault: 'a link of a text that has the prefix of a language',
      file: lamp,
      change: (text: string) => `${text}\n[x](/ar/contact)\n`,
      says: [`${lamp}:`, '"/ar/contact" is written without its language'],
    },
    {
      fault: 'a script in a text',
      file: lamp,
      change: (text: string) => `${text}\n<script>alert(1)</script>\n`,
      says: [lamp, 'content: raw HTML is not published'],
    },
  ])('at $fault', ({ file, change, says }) => {
    edit(file, change);
    const { status, output } = generate();
    expect(status).toBe(1);
    for (const word of says) expect(output).toContain(word);
  });
});

it('waku build checks the content itself, and names file, line and field', () => {
  edit('src/content/pages/ar/home.yaml', (text) =>
    text.replace(/^updated: .*$/m, 'updated: never'),
  );
  const { status, output } = run('node_modules/waku/dist/cli.js', 'build');
  expect(status).toBe(1);
  expect(output).toMatch(/src\/content\/pages\/ar\/home\.yaml:\d+: updated: /);
});

describe('the build stops and names what is missing', () => {
  it('at a row of the table of pages without its file', () => {
    remove('src/pages/lamps.tsx');
    const { status, output } = generate();
    expect(status).toBe(1);
    expect(output).toContain('src/site/site.ts: pages.lamps: there is no file src/pages/lamps.tsx');
  });

  it('at an entry that a language lacks', () => {
    remove('src/content/pages/ar/contact.yaml');
    const { status, output } = generate();
    expect(status).toBe(1);
    expect(output).toMatch(/src\/content\/pages: "contact" is not written in "ar"\./);
  });

  it('at a language without a catalogue', () => {
    remove('locales/ar.po');
    const { status, output } = generate();
    expect(status).toBe(1);
    expect(output).toContain('locales/ar.po');
  });

  it('at a message without a translation', () => {
    translate('ar', 'Go back to home', '');
    const { status, output } = lingui('check', 'missing', '--mode', 'catalog', '--verbose');
    expect(status).toBe(1);
    expect(output).toMatch(/\bar\b/);
    expect(output).toContain('Go back to home');
  });
});

describe('the check of catalogues stops', () => {
  it('at a catalogue that lacks a message of the code', () => {
    edit('locales/ar.po', (text) => text.replace(/(msgid "Go back to home)"/, '$1, please"'));
    const { status, output } = lingui('check', 'sync', '--clean', '--overwrite', '--verbose');
    expect(status).toBe(1);
    expect(output).toContain('locales/ar.po: ');
  });

  const check = () => run('src/kit/build/check/catalogues.ts');

  it.each(['it', 'ar'])('at a translation that is still English, in %s', (locale) => {
    translate(locale, 'Go back to home', 'Go back to home');
    const { status, output } = check();
    expect(status).toBe(1);
    expect(output).toContain(`locales/${locale}.po: "Go back to home" is not translated`);
  });

  it('at nothing in the catalogues as they are', () => {
    expect(check()).toEqual({ status: 0, output: '' });
  });

  it.each([
    ['lost', 'x'],
    ['misspelt', 'x {titel}'],
  ])('at a placeholder that is %s', (_fault, translation) => {
    translate('ar', 'Error: {title}', translation);
    const { status, output } = check();
    expect(status).toBe(1);
    expect(output).toContain('locales/ar.po');
    expect(output).toContain('Error: {title}');
  });
});

describe('the linter stops', () => {
  const eslint = new ESLint();
  /** Messages of the linter about code as if it were in a file. */
  async function lint(file: string, code: string): Promise<string[]> {
    const [result] = await eslint.lintText(code, { filePath: file });
    return result?.messages.map(({ message }) => message) ?? [];
  }

  it.each([
    ['text', 'export const X = () => <p>contact us</p>;'],
    ['a label', 'export const X = () => <nav aria-label="pages" />;'],
    ['an alternative text', "export const X = () => <img alt={'drawing'} />;"],
  ])('words in %s of a component', async (_place, code) => {
    const messages = await lint('src/layout/root.tsx', code);
    expect(messages).toContain('Words belong in content files and catalogues.');
  });

  it.each([
    ['src/layout/root.tsx', "import '#pages/index.tsx';", 'src/layout may import'],
    ['src/kit/site/routes.ts', "import '#content/index.ts';", 'src/kit knows the site by its'],
    ['src/kit/site/routes.ts', "import '#site/site.ts';", 'src/kit knows the site by its'],
    ['src/kit/i18n/links.ts', "import '#kit/build/start.ts';", 'src/kit/i18n may import site'],
    ['src/kit/build/publish/feeds.ts', "import '../../site/url.ts';", 'By #kit/… and #…'],
  ])('a forbidden import in %s', async (file, code, says) => {
    expect((await lint(file, code)).join('\n')).toContain(says);
  });

  it.each([
    ["it.skip('x', () => expect(1).toBe(1));", 'Disabled test'],
    ["it.only('x', () => expect(1).toBe(1));", 'Focused'],
    ["describe.skip('x', () => { it('y', () => expect(1).toBe(1)); });", 'Disabled test suite'],
    ["describe.only('x', () => { it('y', () => expect(1).toBe(1)); });", 'Focused'],
    ["it.todo('x');", 'todo'],
    ["it('x', () => undefined);", 'no assertions'],
    ["it('x', () => { expect(1); });", 'matcher'],
    ["it('x', () => vi.waitFor(() => expect(1).toBe(1)));", 'Wait by eventually()'],
  ])(
    'a unit test that is skipped, focused, checks nothing or waits too briefly: %s',
    async (code, says) => {
      const messages = await lint(
        'unit/kit/i18n/paths.test.ts',
        `import { describe, expect, it, vi } from 'vitest';\n${code}`,
      );
      expect(messages.join('\n')).toContain(says);
    },
  );

  it.each([
    ["test.skip('x', () => expect(1).toBe(1));", '`.skip()`'],
    ["test.fixme('x', () => expect(1).toBe(1));", 'test.fixme'],
    ["test.only('x', () => expect(1).toBe(1));", 'focused'],
    ["test('x', () => undefined);", 'no assertions'],
    ["test('x', () => { test.skip(); expect(1).toBe(1); });", '`.skip()`'],
  ])('an end-to-end test that is skipped, focused or checks nothing: %s', async (code, says) => {
    const messages = await lint(
      'e2e/site/pages/case.spec.ts',
      `import { expect, test } from '../support/fixtures.ts';\n${code}`,
    );
    expect(messages.join('\n')).toContain(says);
  });

  it.each([
    "test('x', async ({ browser }) => { await browser.newPage(); expect(1).toBe(1); });",
    "test('x', async ({ page }) => { await page.context().browser()?.newPage(); expect(1).toBe(1); });",
    "test('x', async ({ playwright }) => { await playwright.chromium.launch(); expect(1).toBe(1); });",
    "import { chromium } from '@playwright/test';",
    "import { chromium } from 'playwright';",
    "import { launchBrowser } from '#kit/testing/browser.ts';",
  ])('a page that is opened past the fixtures, so that axe does not check it: %s', async (code) => {
    const messages = await lint(
      'e2e/site/pages/case.spec.ts',
      `import { expect, test } from '../support/fixtures.ts';\n${code}`,
    );
    expect(messages.join('\n')).toMatch(
      /Open pages by the fixture openPage|Take test and expect from fixtures/,
    );
  });

  it.each([
    ['unit/kit/leads/lead.ts', "import { it } from 'vitest';"],
    ['src/kit/site/url.ts', "import { test } from 'vitest';"],
    ['e2e/support/words.ts', "import { test } from './fixtures.ts';"],
  ])('a test in a file that no runner finds: %s', async (file, code) => {
    const messages = await lint(file, code);
    expect(messages.join('\n')).toContain('No runner finds tests in a file of this name.');
  });

  it.each([
    "export const url = process.env['SITE_URL'];",
    'export const { SITE_URL } = process.env;',
    'const { env } = process;\nexport const url = env;',
  ])('a setting that is read without the schema: %s', async (code) => {
    const says = 'Settings are read by src/kit/runtime/environment.ts alone.';
    expect((await lint('src/kit/site/url.ts', code)).join('\n')).toContain(says);
  });
});
