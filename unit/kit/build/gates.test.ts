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
const lingui = (...words: string[]) => run('node_modules/@lingui/cli/dist/lingui.js', ...words);

describe('the build stops and names file and field', () => {
  it.each([
    {
      fault: 'a missing field',
      file: 'src/content/services/de/data-engineering/index.yaml',
      change: (text: string) => text.replace(/^description: .*\n/m, ''),
      says: ['src/content/services/de/data-engineering/index.yaml', 'description'],
    },
    {
      fault: 'a field of the wrong kind',
      file: 'src/content/services/fr/data-engineering/index.yaml',
      change: (text: string) => text.replace(/^updated: .*$/m, 'updated: never'),
      says: ['src/content/services/fr/data-engineering/index.yaml', 'updated'],
    },
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
    {
      fault: 'a link of a text that has the prefix of a language',
      file: 'src/content/pages/fr/privacy.md',
      change: (text: string) => `${text}\n[Contact](/de/contact)\n`,
      says: ['src/content/pages/fr/privacy.md:', '"/de/contact" is written without its language'],
    },
    {
      fault: 'a script in a text',
      file: 'src/content/pages/es/privacy.md',
      change: (text: string) => `${text}\n<script>alert(1)</script>\n`,
      says: ['src/content/pages/es/privacy.md', 'content: raw HTML is not published'],
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
      says: ['statement: has an English word, "with"', 'english-words.yaml'],
    },
    {
      fault: 'a straight quotation mark',
      file: 'src/content/services/de/data-engineering/index.yaml',
      change: (text: string) =>
        text.replace(/^statement: .*$/m, 'statement: "Daten, so gut\'s geht."'),
      says: ['statement: has a straight quotation mark'],
    },
  ])('at $fault', ({ file, change, says }) => {
    edit(file, change);
    const { status, output } = run('src/kit/build/content/check.ts');
    expect(status).toBe(1);
    for (const word of says) expect(output).toContain(word);
    expect(generate().status).toBe(0);
  });
});

it('waku build stops and names file, line and field by itself', () => {
  edit('src/content/pages/fr/home.yaml', (text) =>
    text.replace(/^updated: .*$/m, 'updated: never'),
  );
  const { status, output } = run('node_modules/waku/dist/cli.js', 'build');
  expect(status).toBe(1);
  expect(output).toMatch(/src\/content\/pages\/fr\/home\.yaml:\d+: updated: /);
});

describe('the build stops and names what is missing', () => {
  it('at an entry that a language lacks', () => {
    remove('src/content/pages/es/imprint.md');
    const { status, output } = generate();
    expect(status).toBe(1);
    expect(output).toMatch(/src\/content\/pages: "imprint" is not written in "es"\./);
  });

  it('at a language without a catalogue', () => {
    remove('locales/fr.po');
    const { status, output } = generate();
    expect(status).toBe(1);
    expect(output).toContain('locales/fr.po');
  });

  it('at a message without a translation', () => {
    edit('locales/de.po', (text) => text.replace(/(msgid "Skip to content"\nmsgstr )".*"/, '$1""'));
    const { status, output } = lingui('check', 'missing', '--mode', 'catalog', '--verbose');
    expect(status).toBe(1);
    expect(output).toMatch(/\bde\b/);
    expect(output).toContain('Skip to content');
  });
});

describe('the check of catalogues stops', () => {
  it('at a catalogue that lacks a message of the code', () => {
    edit('locales/fr.po', (text) => text.replace(/(msgid "Skip to content)"/, '$1, please"'));
    const { status, output } = lingui('check', 'sync', '--clean', '--overwrite', '--verbose');
    expect(status).toBe(1);
    expect(output).toContain('locales/fr.po: ');
  });

  it('at a translation that is still English', () => {
    edit('locales/de.po', (text) =>
      text.replace(/(msgid "Skip to content"\nmsgstr )".*"/, '$1"Skip to content"'),
    );
    const { status, output } = check();
    expect(status).toBe(1);
    expect(output).toContain('locales/de.po: "Skip to content" is not translated');
  });

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
  /** Messages about code that stands in the place of a file. */
  async function lint(file: string, code: string): Promise<string[]> {
    const [result] = await eslint.lintText(code, { filePath: file });
    return result?.messages.map(({ message }) => message) ?? [];
  }

  it.each([
    ['text', 'export const X = () => <p>contact us</p>;'],
    ['a label', 'export const X = () => <nav aria-label="pages" />;'],
    ['an alternative text', "export const X = () => <img alt={'drawing'} />;"],
  ])('words in %s of a component', async (_place, code) => {
    const messages = await lint('src/layout/footer/site-footer.tsx', code);
    expect(messages).toContain('Words belong in content files and catalogues.');
  });

  it.each([
    ['src/ui/icon.tsx', "import '#content/index.ts';", 'src/ui may import kit'],
    ['src/layout/root.tsx', "import '#pages/index.tsx';", 'src/layout may import'],
    ['src/kit/site/routes.ts', "import '#content/index.ts';", 'src/kit knows the site by its'],
    ['src/kit/site/routes.ts', "import '#site/site.ts';", 'src/kit knows the site by its'],
    ['src/kit/i18n/links.ts', "import '#kit/build/start.ts';", 'src/kit/i18n may import site'],
    ['src/kit/build/publish/feeds.ts', "import '../../site/url.ts';", 'By #kit/… and #…'],
    [
      'src/sections/heroes/page-hero.tsx',
      "import '#sections/steps/steps.tsx';",
      'No section imports another section.',
    ],
  ])('an import from %s through a wall', async (file, code, says) => {
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
  ])('a unit test that nothing would notice: %s', async (code, says) => {
    const messages = await lint(
      'unit/site/brand/brand.test.ts',
      `import { describe, expect, it, vi } from 'vitest';\n${code}`,
    );
    expect(messages.join('\n')).toContain(says);
  });

  it.each([
    ["test.skip('x', () => expect(1).toBe(1));", '`.skip()`'],
    ["test.fixme('x', () => expect(1).toBe(1));", 'test.fixme'],
    ["test.only('x', () => expect(1).toBe(1));", 'focused'],
    ["test('x', () => undefined);", 'no assertions'],
    ["test('x', () => { test.skip(); expect(1).toBe(1); });", '`.skip()`'],
  ])('an end-to-end test that nothing would notice: %s', async (code, says) => {
    const messages = await lint(
      'e2e/pages/case.spec.ts',
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
  ])('a page that axe would not see: %s', async (code) => {
    const messages = await lint(
      'e2e/pages/case.spec.ts',
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
  ])('a setting that is read past the schema: %s', async (code) => {
    const says = 'Settings are read by src/kit/runtime/environment.ts alone.';
    expect((await lint('src/kit/site/url.ts', code)).join('\n')).toContain(says);
  });
});
