import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import prettier from 'prettier';
import { beforeAll, expect, it } from 'vitest';

import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';
import { copyProject, linkPackages } from '#kit/testing/copy-project.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

/** Follows docs/add-a-page.md in a copy of the project. */
const copy = path.join(temporaryFolder('add-a-page'), 'project');

interface Block {
  file: string;
  isDiff: boolean;
  text: string;
}

const page = readFileSync('docs/add-a-page.md', 'utf8');
const blocks: Block[] = [...page.matchAll(/^```(\w+) (\S+)\n([^]*?)^```$/gm)].map(
  ([, kind, file = '', text = '']) => ({ file, isDiff: kind === 'diff', text }),
);
const files = [...new Set(blocks.map(({ file }) => file))];
const text = 'src/content/pages/en/partners.yaml';
const translations = localeCodes
  .filter((code) => code !== defaultLocale)
  .map((code) => text.replace('/en/', `/${code}/`));

const inCopy = (file: string) => path.join(copy, file);

/** Does what the page says of a file. */
function follow(file: string): void {
  for (const block of blocks.filter((one) => one.file === file)) {
    if (!block.isDiff) {
      writeFileSync(inCopy(file), block.text);
      continue;
    }
    const lines = block.text.split('\n').slice(0, -1);
    const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
    const after = lines.map((line) => line.slice(1));
    const found = readFileSync(inCopy(file), 'utf8').split(`${before.join('\n')}\n`);
    expect(found, `${file} has once what the page puts something beside`).toHaveLength(2);
    writeFileSync(inCopy(file), found.join(`${after.join('\n')}\n`));
  }
}

/** Takes back what the page says of a file. */
function leaveOut(file: string): void {
  if (existsSync(file)) cpSync(file, inCopy(file));
  else rmSync(inCopy(file));
}

function run(...command: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  return stdout + stderr;
}

const generate = () => run('src/kit/build/generate.ts');
const checkTypes = () => run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.pages.json');

beforeAll(() => {
  copyProject(copy);
  linkPackages(copy);
  // The cache of what is drawn: pictures are no matter of this page.
  if (existsSync('.generated')) cpSync('.generated', inCopy('.generated'), { recursive: true });
  writeFileSync(
    inCopy('tsconfig.pages.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['src/pages', 'src/vite-env.d.ts'] }),
  );
  for (const file of files) follow(file);
  for (const file of translations) cpSync(inCopy(text), inCopy(file));
});

it('takes at most eight files besides translations, the two of the header among them', () => {
  expect(files.length).toBeGreaterThan(4);
  expect(files.length).toBeLessThanOrEqual(6);
});

it('is enough for the build, for types and for the format', async () => {
  expect(generate()).not.toMatch(/src\//);
  expect(checkTypes()).toBe('');
  for (const file of files) {
    const options = await prettier.resolveConfig(file);
    const source = readFileSync(inCopy(file), 'utf8');
    expect(await prettier.check(source, { ...options, filepath: file }), file).toBe(true);
  }
});

const leftOut = [
  ['src/site/site.ts', 'src/pages/partners.tsx: no row of `pages` in src/site/site.ts has'],
  ['src/content/page-texts.ts', `${text}:1: is not read`],
  [text, '"partners" is not written in "en"'],
  ['src/pages/partners.tsx', 'pages.partners: there is no file src/pages/partners.tsx'],
] as const;

it.each(leftOut)('the build names what is missing where %s is left out', (file, problem) => {
  leaveOut(file);
  const said = generate();
  follow(file);
  expect(said).toContain(problem);
});

it('the build names every language that is left out', () => {
  for (const file of translations) leaveOut(file);
  const said = generate();
  for (const file of translations) cpSync(inCopy(text), inCopy(file));
  for (const locale of localeCodes.filter((code) => code !== defaultLocale)) {
    expect(said).toContain(`"partners" is not written in "${locale}"`);
  }
});

it('a test names a section that is left out of the storyboard', () => {
  leaveOut('src/pages/storyboard.tsx');
  const said = run('node_modules/vitest/vitest.mjs', 'run', 'unit/site/storyboard.test.ts');
  follow('src/pages/storyboard.tsx');
  expect(said).toContain('src/sections/company/partners.tsx');
});
