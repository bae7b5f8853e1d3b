import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { adoptedFile } from '#kit/adopt/adopted.ts';
import { listFile, readOwners } from '#kit/upgrade/whose.ts';

const text = readFileSync(listFile, 'utf8');
const ownerOf = readOwners(text);

it('gives each file of the template an owner', () => {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  // A site that is adopted has files of its own.
  const files = existsSync(adoptedFile) ? [] : stdout.split('\0').filter(Boolean);
  expect(files.filter((file) => ownerOf(file) === undefined)).toEqual([]);
});

it('has each name once, and only names of files that exist', () => {
  const names = Object.values(JSON.parse(text) as Record<string, string[]>).flat();
  expect(names).toEqual([...new Set(names)]);
  const files = spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout.split('\n');
  const claimed = existsSync(adoptedFile)
    ? []
    : names.filter((name) => !files.some((file) => file.startsWith(name)));
  expect(claimed).toEqual([]);
});

it.each([
  ['src/kit/site/define.ts', 'kit'],
  ['unit/kit/upgrade/whose.test.ts', 'kit'],
  ['unit/docs.test.ts', 'shared'],
  ['unit/site/routes.test.ts', 'site'],
  ['docs/deploy.md', 'shared'],
  ['docs/measurements/shift.md', 'site'],
  ['package.json', 'shared'],
  ['package-lock.json', 'lock'],
  ['src/pages/index.tsx', 'site'],
  ['package.json.orig', undefined],
  ['src/kitchen/sink.ts', undefined],
])('the owner of %s is: %s', (file, owner) => {
  expect(ownerOf(file)).toBe(owner);
});

it('refuses a list with an unknown owner', () => {
  expect(() => readOwners('{"mine": ["a"]}')).toThrow();
});
