import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { compressFiles } from '#kit/build/compress.ts';
import { contentHash, encodings } from '#kit/server/files/encodings.ts';

const page = '<p>One sentence after the other.</p>'.repeat(100);

function folders(texts: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  const source = path.join(folder, 'public');
  const target = path.join(folder, 'compressed');
  const write = (name: string, text: string) => {
    const file = path.join(source, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [name, text] of Object.entries(texts)) write(name, text);
  return { source, target };
}

it('compresses each text in every encoding, under the hash of its content', async () => {
  const { source, target } = folders({ 'about/index.html': page, 'assets/client.js': `${page}/` });
  await compressFiles(source, target);
  expect(readdirSync(target)).toHaveLength(2 * encodings.length);
  for (const text of [page, `${page}/`]) {
    const representation = (extension: string) =>
      readFileSync(path.join(target, contentHash(Buffer.from(text)) + extension));
    expect(brotliDecompressSync(representation('.br')).toString()).toBe(text);
    expect(gunzipSync(representation('.gz')).toString()).toBe(text);
    expect(representation('.br').length).toBeLessThan(text.length / 10);
  }
});

it('skips small files and files of compressed formats', async () => {
  const { source, target } = folders({
    'robots.txt': 'User-agent: *',
    'social.png': page,
    'font.woff2': page,
  });
  await compressFiles(source, target);
  expect(readdirSync(target)).toEqual([]);
});

it('compresses a text that several files contain once', async () => {
  const { source, target } = folders({ 'about/index.html': page, 'de/about/index.html': page });
  await compressFiles(source, target);
  expect(readdirSync(target)).toHaveLength(encodings.length);
});
