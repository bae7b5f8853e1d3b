import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { accepts, contentHash } from '#kit/server/files/encodings.ts';
import { findFileAnswer } from '#kit/server/files/file-answers.ts';
import { cacheRules } from '#kit/server/files/file-rules.ts';
import { readStaticFiles } from '#kit/server/files/static-files.ts';
import { notFoundPaths } from '#kit/site/not-found.ts';

const text = '0123456789'.repeat(200);
const modified = new Date('2026-03-01T12:00:00.700Z');

/** A built page with its compressed representations, in memory, or on the disk if the budget is 0. */
function readPage(budget?: number, indexed = true) {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  const write = (name: string, content: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    utimesSync(file, modified, modified);
    return file;
  };
  write('public/about/index.html', text);
  write('public/index.html', 'root');
  const name = contentHash(Buffer.from(text));
  write(`compressed/${name}.br`, 'brotli');
  write(`compressed/${name}.gz`, 'gzip');
  const files = readStaticFiles(path.join(folder, 'public'), {
    compressedDirectory: path.join(folder, 'compressed'),
    indexed,
    ...(budget !== undefined && { budget }),
  });
  return {
    files,
    answer: (headers: IncomingHttpHeaders, { method = 'GET', url = '/about?utm=1' } = {}) => {
      const found = findFileAnswer(files, { method, url, headers });
      if (!found) throw new Error('no answer');
      const { status, body } = found;
      const bytes = body && (body.representation.body ?? readFileSync(body.representation.path));
      return {
        status,
        headers: new Headers(
          Array.from({ length: found.headers.length / 2 }, (_, index): [string, string] => [
            found.headers[2 * index] ?? '',
            found.headers[2 * index + 1] ?? '',
          ]),
        ),
        text: bytes?.subarray(body?.first, (body?.last ?? 0) + 1).toString() ?? '',
      };
    },
  };
}

it.each([
  ['gzip, deflate, br, zstd', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, *', 'gzip', 'gzip'],
  ['gzip;q=0.5, br;q=1.0', 'br', 'brotli'],
  ['zstd', null, text],
  ['', null, text],
])('to a client that takes "%s" it sends %s', (acceptEncoding, encoding, body) => {
  const answer = readPage().answer({ 'accept-encoding': acceptEncoding });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-length')).toBe(String(body.length));
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.text).toBe(body);
});

it.each([
  ['br;q=0', 'br', false],
  ['brotli', 'br', false],
  ['x-gzip, Br', 'gzip', false],
  ['x-gzip, Br', 'br', true],
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

it('gives each representation its own ETag, and answers 304 to that ETag alone', () => {
  const { answer } = readPage();
  const [plain, br] = ['', 'br'].map(
    (acceptEncoding) => answer({ 'accept-encoding': acceptEncoding }).headers.get('etag') ?? '',
  );
  expect(plain).not.toBe(br);
  const again = answer({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${br ?? ''}` });
  expect(again.status).toBe(304);
  expect(again.text).toBe('');
  expect(again.headers.get('etag')).toBe(br);
  expect(again.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer({ 'accept-encoding': 'br', 'if-none-match': plain }).status).toBe(200);
  expect(answer({ 'if-none-match': '*' }).status).toBe(304);
});

it.each([
  ['Sun, 01 Mar 2026 12:00:00 GMT', 304],
  ['Sun, 01 Mar 2026 13:00:00 GMT', 304],
  ['Sun, 01 Mar 2026 11:59:59 GMT', 200],
  ['yesterday', 200],
])('If-Modified-Since: %s is answered with %s', (ifModifiedSince, status) => {
  expect(readPage().answer({ 'if-modified-since': ifModifiedSince }).status).toBe(status);
  // If-None-Match takes precedence over If-Modified-Since.
  expect(
    readPage().answer({ 'if-modified-since': ifModifiedSince, 'if-none-match': '"other"' }).status,
  ).toBe(200);
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
])('Range: %s is answered with %s, %s', (range, status, contentRange, body) => {
  for (const budget of [undefined, 0]) {
    const answer = readPage(budget).answer({ range, 'accept-encoding': 'br' });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.text).toBe(body);
  }
});

it('sends the whole file to a client that has a part of another version', () => {
  const { answer } = readPage();
  const etag = answer({}).headers.get('etag') ?? '';
  expect(answer({ range: 'bytes=0-3', 'if-range': etag }).status).toBe(206);
  expect(answer({ range: 'bytes=0-3', 'if-range': '"other"' }).status).toBe(200);
  const date = 'Sun, 01 Mar 2026 12:00:00 GMT';
  expect(answer({ range: 'bytes=0-3', 'if-range': date }).status).toBe(206);
});

it('keeps the smallest files in memory, reads the rest from the disk, and counts both', () => {
  const { files, answer } = readPage(1000);
  expect(files).toMatchObject({ inMemory: 'rootbrotligzip'.length, onDisk: 1 });
  expect(files.get('/about')?.identity.body).toBeUndefined();
  expect(answer({}).text).toBe(text);
});

it('answers HEAD with the headers of GET, and without bytes', () => {
  const { answer } = readPage(0);
  const head = answer({ range: 'bytes=0-3' }, { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect([...head.headers]).toEqual([...answer({}).headers]);
});

it('finds a file by an encoded address too, and none by a broken one', () => {
  const { files, answer } = readPage();
  expect(answer({}, { url: '/%61bout' }).status).toBe(200);
  for (const url of ['/nope', '/%', '/%ff', '/about/']) {
    expect(findFileAnswer(files, { method: 'GET', url, headers: {} }), url).toBeUndefined();
  }
  for (const method of ['POST', 'DELETE']) {
    expect(findFileAnswer(files, { method, url: '/about', headers: {} }), method).toBeUndefined();
  }
});

it('leaves the root to the redirect for visitors of another language', () => {
  const { files } = readPage();
  const find = (headers: IncomingHttpHeaders) =>
    findFileAnswer(files, { method: 'GET', url: '/', headers });
  expect(find({ 'accept-language': 'ar' })).toBeUndefined();
  expect(find({ cookie: 'i18n_redirected=ar' })).toBeUndefined();
  const answer = find({ 'accept-language': 'ar', cookie: 'i18n_redirected=it' });
  expect(answer?.headers).toContain('Accept-Language, Cookie');
  expect(answer?.headers).toContain(cacheRules.root);
});

it('asks search engines to stay away from every file of a preview', () => {
  expect(readPage(undefined, false).answer({}).headers.get('x-robots-tag')).toBe('noindex');
  expect(readPage().answer({}).headers.get('x-robots-tag')).toBeNull();
});

it('answers no address of a not-found page, however it is encoded', () => {
  const page = readPage().files.get('/about')!;
  const files = new Map([...notFoundPaths].map((address) => [address, page]));
  for (const address of notFoundPaths) {
    for (const url of [address, `${address}?from=mail`, address.replace('-', '%2D')]) {
      expect(findFileAnswer(files, { method: 'GET', url, headers: {} }), url).toBeUndefined();
    }
  }
});
