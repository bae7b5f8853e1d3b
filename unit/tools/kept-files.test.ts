import {
  existsSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  copyChanged,
  linkChanged,
  removeOthers,
  writeChanged,
} from '../../src/tools/kept-files.ts';

vi.mock('node:fs', { spy: true });

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'kept-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => writeChanged(file(name), Buffer.from(text));
const read = (name: string) => readFileSync(file(name), 'utf8');

describe('files of an earlier build', () => {
  it('stay where they are as they should be', () => {
    write('a/b.txt', 'one');
    const before = statSync(file('a/b.txt'));
    write('a/b.txt', 'one');
    expect(statSync(file('a/b.txt'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
    for (const text of ['two', 'longer', '', 'x'.repeat(2 ** 21)]) {
      write('a/b.txt', text);
      expect(read('a/b.txt')).toBe(text);
    }
  });

  it('are replaced without a change of what they are a second name of', () => {
    write('kept', 'one');
    linkChanged(file('kept'), file('site/one'));
    expect(statSync(file('site/one')).ino).toBe(statSync(file('kept')).ino);
    write('site/one', 'two');
    expect([read('kept'), read('site/one')]).toEqual(['one', 'two']);
    linkChanged(file('kept'), file('site/one'));
    expect(read('site/one')).toBe('one');
  });

  it('are copied where the disk gives no second name', () => {
    write('kept', 'one');
    vi.mocked(linkSync).mockImplementationOnce(() => {
      throw new Error('EXDEV: cross-device link not permitted');
    });
    linkChanged(file('kept'), file('site/one'));
    expect(read('site/one')).toBe('one');
    expect(statSync(file('site/one')).ino).not.toBe(statSync(file('kept')).ino);
  });

  it('go where nothing is to be, with folders that are empty then', () => {
    for (const name of ['from/a', 'from/b/c']) write(name, name);
    expect(copyChanged(file('from'), file('to')).sort()).toEqual(['a', 'b/c']);
    write('to/gone/deep/d', '');
    writeFileSync(file('to/b/e'), '');
    removeOthers(file('to'), (name) => name === 'b/c');
    expect(read('to/b/c')).toBe('from/b/c');
    for (const name of ['to/a', 'to/b/e', 'to/gone']) expect(existsSync(file(name))).toBe(false);
  });
});
