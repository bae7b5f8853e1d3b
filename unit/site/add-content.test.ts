import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';

import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

import { followPage } from './follow-page.ts';

const { files, inCopy, follow, run } = followPage(
  'docs/add-content.md',
  path.join(temporaryFolder('add-content'), 'project'),
);
const entries = files.filter((file) => /\.(?:yaml|md)$/.test(file));
const photograph = 'src/content/team/en/jonas-weber.jpg';

/** The content as a build reads it. */
const content = () => readFileSync(inCopy('.generated/content.json'), 'utf8');

beforeAll(async () => {
  for (const file of files) follow(file);
  await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a98' } })
    .jpeg()
    .toFile(inCopy(photograph));
  for (const file of entries) {
    for (const code of localeCodes.filter((one) => one !== defaultLocale)) {
      const translation = inCopy(file.replace('/en/', `/${code}/`));
      mkdirSync(path.dirname(translation), { recursive: true });
      cpSync(inCopy(file), translation);
    }
  }
});

it('is enough for the build, in each language', () => {
  expect(run('src/kit/build/generate.ts')).not.toMatch(/src\//);
  const built = content();
  for (const file of entries) expect(built).toContain(path.parse(file).name);
});

it('holds English examples to the rules of style, but for their length', () => {
  const problems = run('src/kit/build/content/check.ts').split('\n');
  const own = problems.filter((line) => entries.some((file) => line.includes(file)));
  expect(own.filter((line) => !/^\s|: has \d+ words/.test(line))).toEqual([]);
});
