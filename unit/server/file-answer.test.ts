import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { accepts, contentHash } from '#server/encodings.ts';
import { type Conditions, fileAnswer } from '#server/file-answer.ts';
import { noForeignSources } from '#server/security-headers.ts';
import { readStaticFiles } from '#server/static-files.ts';

const text = '0123456789'.repeat(200);
const modified = new Date('2026-03-01T12:00:00.700Z');

/** A built page with its prepared forms; in memory, or with a budget of 0 on the disk. */
function readPage(budget?: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  const write = (name: string, content: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    utimesSync(file, modified, modified);
    return file;
  };
  write('public/about/index.html', text);
  const name = contentHash(Buffer.from(text));
  write(`compressed/${name}.br`, 'brotli');
  write(`compressed/${name}.gz`, 'gzip');
  write(`compressed/${contentHash(Buffer.from('older'))}.zst`, 'of an older page');
  const files = readStaticFiles(path.join(folder, 'public'), {
    compressedDirectory: path.join(folder, 'compressed'),
    foreign: noForeignSources,
    ...(budget !== undefined && { budget }),
  });
  const page = files.get('/about');
  if (!page) throw new Error('no page');
  return { files, page, answer: (conditions: Conditions) => fileAnswer(page, conditions) };
}

it.each([
  ['gzip, deflate, br, zstd', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, *', 'gzip', 'gzip'],
  ['gzip;q=0.5, br;q=1.0', 'br', 'brotli'],
  ['zstd', null, text],
  ['', null, text],
])('to a client that takes "%s" it sends %s', async (acceptEncoding, encoding, body) => {
  const answer = readPage().answer({ acceptEncoding });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-length')).toBe(String(body.length));
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toBe(body);
});

it.each([
  ['br;q=0', 'br', false],
  ['*;q=0, gzip', 'br', false],
  ['*;q=0, gzip', 'gzip', true],
  ['gzip;q=0.001', 'gzip', true],
  ['*', 'br', true],
] as const)('Accept-Encoding: %s, %s: %s', (header, encoding, expected) => {
  expect(accepts(header, encoding)).toBe(expected);
});

it('names the content security policy of the file', () => {
  const { answer } = readPage();
  const policy = answer({}).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self';");
});

it('gives each form its own ETag and answers 304 to that form alone', () => {
  const { answer } = readPage();
  const [plain, br] = ['', 'br'].map(
    (acceptEncoding) => answer({ acceptEncoding }).headers.get('etag') ?? '',
  );
  expect(plain).not.toBe(br);
  const again = answer({ acceptEncoding: 'br', ifNoneMatch: `"other", W/${br ?? ''}` });
  expect(again.status).toBe(304);
  expect(again.body).toBeNull();
  expect(again.headers.get('etag')).toBe(br);
  expect(again.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer({ acceptEncoding: 'br', ifNoneMatch: plain }).status).toBe(200);
  expect(answer({ ifNoneMatch: '*' }).status).toBe(304);
});

it.each([
  ['Sun, 01 Mar 2026 12:00:00 GMT', 304],
  ['Sun, 01 Mar 2026 13:00:00 GMT', 304],
  ['Sun, 01 Mar 2026 11:59:59 GMT', 200],
  ['yesterday', 200],
])('If-Modified-Since: %s is answered with %s', (ifModifiedSince, status) => {
  expect(readPage().answer({ ifModifiedSince }).status).toBe(status);
  // An ETag that does not fit weighs more than a date that does.
  expect(readPage().answer({ ifModifiedSince, ifNoneMatch: '"other"' }).status).toBe(200);
});

it.each([
  ['bytes=0-3', 206, 'bytes 0-3/2000', '0123'],
  ['bytes=1995-', 206, 'bytes 1995-1999/2000', '56789'],
  ['bytes=-2', 206, 'bytes 1998-1999/2000', '89'],
  ['bytes=1998-9999', 206, 'bytes 1998-1999/2000', '89'],
  ['bytes=2000-', 416, 'bytes */2000', ''],
  ['bytes=-0', 416, 'bytes */2000', ''],
  ['bytes=3-1', 200, null, text],
  ['bytes=0-1,4-5', 200, null, text],
  ['lines=0-1', 200, null, text],
])('Range: %s is answered with %s, %s', async (range, status, contentRange, body) => {
  for (const budget of [undefined, 0]) {
    const answer = readPage(budget).answer({ range, acceptEncoding: 'br' });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(body);
  }
});

it('sends the whole to who has a part of another file', () => {
  const { answer } = readPage();
  const etag = answer({}).headers.get('etag') ?? '';
  expect(answer({ range: 'bytes=0-3', ifRange: etag }).status).toBe(206);
  expect(answer({ range: 'bytes=0-3', ifRange: '"other"' }).status).toBe(200);
  const date = 'Sun, 01 Mar 2026 12:00:00 GMT';
  expect(answer({ range: 'bytes=0-3', ifRange: date }).status).toBe(206);
});

it('holds the smallest in memory, reads the rest from the disk, and says how much', async () => {
  const { files, page, answer } = readPage(1000);
  expect(files).toMatchObject({ inMemory: 'brotli'.length + 'gzip'.length, onDisk: 1 });
  expect(page.identity.body).toBeUndefined();
  expect(await answer({}).text()).toBe(text);
});
