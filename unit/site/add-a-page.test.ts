import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import prettier from 'prettier';
import { beforeAll, expect, it } from 'vitest';

import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

import { followPage } from './follow-page.ts';

const copy = path.join(temporaryFolder('add-a-page'), 'project');
const { files, inCopy, follow, leaveOut, run } = followPage('docs/add-a-page.md', copy);
const form = followPage('docs/add-a-form.md', copy);
const formWords = 'src/layout/use-lead-form-props.ts';
const pageText = 'src/content/pages/en/partners.yaml';
const translations = localeCodes
  .filter((code) => code !== defaultLocale)
  .map((code) => pageText.replace('/en/', `/${code}/`));

const generate = () => run('src/kit/build/generate.ts');
const checkTypes = () => run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.pages.json');

beforeAll(() => {
  writeFileSync(
    inCopy('tsconfig.pages.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['src/pages', 'src/vite-env.d.ts'] }),
  );
  for (const file of files) follow(file);
  for (const file of translations) cpSync(inCopy(pageText), inCopy(file));
  for (const file of form.files) form.follow(file);
});

it('takes at most six files besides the translations and the two files of the header', () => {
  expect(files.length).toBeGreaterThan(4);
  expect(files.length).toBeLessThanOrEqual(6);
});

it('passes the build, the type check and the formatter', async () => {
  expect(generate()).not.toMatch(/src\//);
  expect(checkTypes()).toBe('');
  for (const file of [...files, ...form.files]) {
    const options = await prettier.resolveConfig(file);
    const source = readFileSync(inCopy(file), 'utf8');
    expect(await prettier.check(source, { ...options, filepath: file }), file).toBe(true);
  }
});

it('types name the words of a form that are left out', () => {
  form.leaveOut(formWords);
  const said = checkTypes();
  form.follow(formWords);
  for (const missing of ["Property 'visit' is missing", "Property 'day' is missing"]) {
    expect(said).toContain(missing);
  }
});

it('a form requires its fields, and sends them to the provider', () => {
  const asked = { form: 'visit', locale: defaultLocale, page: '/partners', name: 'Ada' };
  const program = `
    import { checkLead } from '#kit/leads/rules/check.ts';
    import { toPayload } from '#kit/leads/rules/payload.ts';
    const data = new FormData();
    for (const [name, value] of ${JSON.stringify(Object.entries(asked))}) data.set(name, value);
    const { submission } = checkLead(data);
    const lead = { name: 'Ada', email: 'ada@example.com', day: 'Monday' };
    const place = { page: '/partners', pageName: 'partners___en' };
    const { fields } = toPayload('visit', lead, place);
    console.log(JSON.stringify({ errors: submission.error, fields }));`;
  const { errors, fields } = JSON.parse(run('--input-type=module', '--eval', program)) as {
    errors: object;
    fields: object[];
  };
  expect(errors).toEqual({ email: ['required'], day: ['required'] });
  expect(fields).toEqual([
    { name: 'firstname', value: 'Ada' },
    { name: 'email', value: 'ada@example.com' },
    { name: 'visit_day', value: 'Monday' },
  ]);
});

it('messages of a form are written into every catalogue, and wait for their translation', () => {
  const lingui = 'node_modules/@lingui/cli/dist/lingui.js';
  run(lingui, 'extract', formWords, 'src/pages/partners.tsx');
  for (const code of localeCodes.filter((one) => one !== defaultLocale)) {
    const catalogue = readFileSync(inCopy(`locales/${code}.po`), 'utf8');
    for (const message of ['On which day', 'See the workshop', 'We open at eight.']) {
      expect(catalogue).toContain(`msgid "${message}"\nmsgstr ""\n`);
    }
  }
});

const leftOut = [
  ['src/site/site.ts', 'src/pages/partners.tsx: no row of `pages` in src/site/site.ts has'],
  ['src/content/page-texts.ts', `${pageText}:1: is not read`],
  [pageText, '"partners" is not written in "en"'],
  ['src/pages/partners.tsx', 'pages.partners: there is no file src/pages/partners.tsx'],
] as const;

it.each(leftOut)('the build names what is missing if %s is left out', (file, problem) => {
  leaveOut(file);
  const said = generate();
  follow(file);
  expect(said).toContain(problem);
});

it('the build names every language that is left out', () => {
  for (const file of translations) leaveOut(file);
  const said = generate();
  for (const file of translations) cpSync(inCopy(pageText), inCopy(file));
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
