import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { expect, it, vi } from 'vitest';

import { keepFiles } from '#kit/build/kept-files.ts';

it('makes missing files, keeps present ones, and removes all others', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'cache');
  const make = vi.fn(async (text: string) => text);
  const makersOf = (...names: string[]) => new Map(names.map((name) => [name, () => make(name)]));
  expect(await keepFiles(folder, makersOf('a', 'b'))).toBe(2);
  expect(readFileSync(path.join(folder, 'a'), 'utf8')).toBe('a');
  writeFileSync(path.join(folder, 'c.part'), 'left by a build that was interrupted');
  expect(await keepFiles(folder, makersOf('b', 'c'))).toBe(1);
  expect(readdirSync(folder)).toEqual(['b', 'c']);
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c']);
});

it('leaves nothing under the name of a file that could not be made', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  const fails = () => Promise.reject(new Error('no renderer'));
  await expect(keepFiles(folder, new Map([['a', fails]]))).rejects.toThrow('no renderer');
  expect(readdirSync(folder)).toEqual([]);
});

it('a program does not remove what another one is writing for the same folder', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'kept-'));
  const folder = path.join(parent, 'cache');
  const written = keepFiles(folder, new Map([['a', async () => Buffer.alloc(64 * 1024 * 1024)]]));
  const isBegun = () => readdirSync(parent, { recursive: true }).join().includes('.part');
  while (!isBegun()) await setImmediate();
  await keepFiles(folder, new Map([['b', async () => 'b']]));
  await written;
  expect(readdirSync(parent, { recursive: true })).toEqual(['cache', 'cache/a', 'cache/b']);
});

it('unfinished files of an ended program are removed after a day', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'cache');
  const now = Date.now() / 1000;
  for (const [name, age] of Object.entries({ old: 2 * 86_400, new: 60 })) {
    mkdirSync(`${folder}.part-${name}`);
    utimesSync(`${folder}.part-${name}`, now - age, now - age);
  }
  await keepFiles(folder, new Map());
  expect(readdirSync(path.dirname(folder))).toEqual(['cache', 'cache.part-new']);
});
