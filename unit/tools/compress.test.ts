import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { contentHash } from '#server/encodings.ts';
import { compressFiles } from '#tools/compress/files.ts';

const page = '<p>One sentence after the other.</p>'.repeat(100);

function folders(texts: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  const all = {
    source: path.join(folder, 'public'),
    target: path.join(folder, 'compressed'),
    cache: path.join(folder, 'cache/here'),
  };
  const write = (name: string, text: string) => {
    const file = path.join(all.source, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [name, text] of Object.entries(texts)) write(name, text);
  return { ...all, write };
}

it('prepares each text in every encoding, named by what it was made from', async () => {
  const all = folders({ 'about/index.html': page, 'assets/client.js': `${page}/` });
  expect(await compressFiles(all)).toEqual({ forms: 6, made: 6 });
  for (const text of [page, `${page}/`]) {
    const form = (extension: string) =>
      readFileSync(path.join(all.target, contentHash(Buffer.from(text)) + extension));
    expect(brotliDecompressSync(form('.br')).toString()).toBe(text);
    expect(zstdDecompressSync(form('.zst')).toString()).toBe(text);
    expect(gunzipSync(form('.gz')).toString()).toBe(text);
    expect(form('.br').length).toBeLessThan(text.length / 10);
  }
});

it('leaves alone what is small or compressed by itself', async () => {
  const all = folders({ 'robots.txt': 'User-agent: *', 'social.png': page, 'font.woff2': page });
  expect(await compressFiles(all)).toEqual({ forms: 0, made: 0 });
  expect(readdirSync(all.target)).toEqual([]);
});

it('compresses once what several files say', async () => {
  const all = folders({ 'about/index.html': page, 'de/about/index.html': page });
  expect(await compressFiles(all)).toEqual({ forms: 3, made: 3 });
});

it('takes from the cache what has not changed, and drops what no file says any more', async () => {
  const all = folders({ 'a.html': page, 'b.html': `${page}b` });
  await compressFiles(all);
  all.write('b.html', `${page}c`);
  expect(await compressFiles(all)).toEqual({ forms: 6, made: 3 });
  rmSync(path.join(all.source, 'a.html'));
  expect(await compressFiles(all)).toEqual({ forms: 3, made: 0 });
  const hash = contentHash(Buffer.from(page));
  expect(existsSync(path.join(all.target, `${hash}.br`))).toBe(false);
  expect(readdirSync(all.cache)).toHaveLength(3);
});

it('leaves in the build what it made before, and replaces what is made anew', async () => {
  const all = folders({ 'a.html': page });
  await compressFiles(all);
  const file = path.join(all.target, `${contentHash(Buffer.from(page))}.br`);
  const { ino } = statSync(file);
  await compressFiles(all);
  expect(statSync(file).ino).toBe(ino);
  rmSync(all.cache, { recursive: true });
  expect(await compressFiles(all)).toEqual({ forms: 3, made: 3 });
  expect(readdirSync(all.target)).toHaveLength(3);
  const kept = readdirSync(all.cache).map((name) => statSync(path.join(all.cache, name)).ino);
  expect(kept).toContain(statSync(file).ino);
});

it('keeps each form once on the disk, under a name in the cache and one in the build', async () => {
  const all = folders({ 'a.html': page });
  await compressFiles(all);
  const inodes = [all.cache, all.target].map((folder) =>
    readdirSync(folder).map((name) => statSync(path.join(folder, name)).ino),
  );
  expect(new Set(inodes.flat()).size).toBe(3);
  expect(inodes[0]?.toSorted()).toEqual(inodes[1]?.toSorted());
});
