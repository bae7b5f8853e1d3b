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
let photographs: string[];

async function takePhotograph(file: string, width: number): Promise<void> {
  await sharp({ create: { width, height: 1200, channels: 3, background: '#a98' } })
    .jpeg()
    .toFile(inCopy(file));
}

/** The content as a build reads it. */
const content = () => readFileSync(inCopy('.generated/content.json'), 'utf8');

beforeAll(async () => {
  for (const file of files) follow(file);
  photographs = entries.flatMap((entry) =>
    [...readFileSync(inCopy(entry), 'utf8').matchAll(/\.\/[\w-]+\.jpg/g)].map(([name]) =>
      path.join(path.dirname(entry), name),
    ),
  );
  for (const photograph of photographs) await takePhotograph(photograph, 900);
  for (const file of entries) {
    for (const code of localeCodes.filter((one) => one !== defaultLocale)) {
      const translation = inCopy(file.replace('/en/', `/${code}/`));
      mkdirSync(path.dirname(translation), { recursive: true });
      cpSync(inCopy(file), translation);
    }
  }
});

it('passes the build, in each language', () => {
  expect(run('src/kit/build/generate.ts')).not.toMatch(/src\//);
  const built = content();
  for (const file of entries) expect(built).toContain(path.parse(file).name);
  expect(photographs.length).toBeGreaterThan(2);
  for (const name of photographs.map((file) => path.parse(file).name)) {
    expect(built).toMatch(new RegExp(`/pictures/${name}[^"]*\\.avif`));
  }
});

it('names a photograph that cannot be shown, with file, line and field', async () => {
  const [photograph = ''] = photographs.filter((file) => file.includes('/posts/'));
  await takePhotograph(photograph, 100);
  const said = run('src/kit/build/generate.ts');
  await takePhotograph(photograph, 900);
  expect(said).toMatch(/src\/content\/posts\/en\/[\w-]+\.md:\d+: picture/);
});

it('has English examples that keep the rules of style, except for their length', () => {
  const problems = run('src/kit/build/content/check-texts-command.ts').split('\n');
  const own = problems.filter((line) => entries.some((file) => line.includes(file)));
  expect(own.filter((line) => !/^\s|: has \d+ words/.test(line))).toEqual([]);
});
