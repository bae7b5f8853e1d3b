import type { IncomingHttpHeaders } from 'node:http';

import { localeParameter } from '#kit/i18n/cookie.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import { readLocaleChoice, visitorLocale } from '#kit/server/language.ts';
import { notFoundPaths } from '#kit/site/not-found.ts';

import { accepts } from './encodings.ts';
import { etagOf, type Representation, type StaticFile } from './static-files.ts';

/** The part of a request that the response with a file depends on. */
export interface FileRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** A response with a file, or with a range of it. */
export interface FileAnswer {
  status: 200 | 206 | 304 | 416;
  /** Names and values alternate, as `writeHead` takes them. */
  headers: readonly string[];
  /** The bytes to send; absent if there are none, as for HEAD. */
  body?: FileBody;
}

export interface FileBody {
  representation: Representation;
  /** Offsets of the first and the last byte. */
  first: number;
  last: number;
}

/**
 * Returns the response to GET or HEAD for a built file. Undefined for other requests, and if
 * application.ts has to redirect to a language or set the cookie of one. A range always refers to the
 * uncompressed file.
 */
export function findFileAnswer(
  files: ReadonlyMap<string, StaticFile>,
  { method, url = '', headers }: FileRequest,
): FileAnswer | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const query = url.indexOf('?');
  const requested = query < 0 ? url : url.slice(0, query);
  const isEncoded = requested.includes('%') && !files.has(requested);
  const address = isEncoded ? decode(requested) : requested;
  const file = files.get(address);
  if (!file || notFoundPaths.has(address)) return undefined;
  if (address === '/' && !wantsDefaultLocale(headers)) return undefined;
  if (query >= 0 && choosesLocale(url)) return undefined;

  const rangeHeader = method === 'GET' ? headers.range : undefined;
  const representation =
    rangeHeader === undefined
      ? representationOf(file, single(headers['accept-encoding']))
      : file.identity;
  if (isFresh(file, representation, headers)) {
    return { status: 304, headers: representation.headers.fresh };
  }
  const { whole, fresh } = representation.headers;
  if (method === 'HEAD') return { status: 200, headers: whole };
  const { size } = representation;
  const range = isRangeCurrent(file, single(headers['if-range']))
    ? parseRange(rangeHeader, size)
    : 'all';
  if (range === 'none') {
    return { status: 416, headers: [...fresh, 'Content-Range', `bytes */${String(size)}`] };
  }
  if (range === 'all') {
    return {
      status: 200,
      headers: whole,
      ...(size > 0 && { body: { representation, first: 0, last: size - 1 } }),
    };
  }
  const [first, last] = range;
  const lengthIndex = whole.indexOf('Content-Length') + 1;
  return {
    status: 206,
    headers: [
      ...whole.with(lengthIndex, String(last - first + 1)),
      'Content-Range',
      `bytes ${String(first)}-${String(last)}/${String(size)}`,
    ],
    body: { representation, first, last },
  };
}

/** Returns the preferred representation among those that a client accepts. */
export function representationOf(file: StaticFile, acceptEncoding = ''): Representation {
  for (const representation of file.compressed) {
    if (representation.encoding && accepts(acceptEncoding, representation.encoding)) {
      return representation;
    }
  }
  return file.identity;
}

function choosesLocale(target: string): boolean {
  // Fast path: most addresses need not be parsed.
  const isLikely = target.includes(`${localeParameter}=`);
  return isLikely && readLocaleChoice(new URL(target, 'http://localhost')) !== undefined;
}

function wantsDefaultLocale(headers: IncomingHttpHeaders): boolean {
  return visitorLocale(headers) === defaultLocale;
}

/** Whether the client's cached copy is this representation (RFC 9110, 13.1). */
function isFresh(
  file: StaticFile,
  representation: Representation,
  headers: IncomingHttpHeaders,
): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) {
    return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etagOf(file, representation));
  }
  const ifModifiedSince = headers['if-modified-since'];
  return ifModifiedSince !== undefined && Date.parse(ifModifiedSince) >= file.modified;
}

/**
 * Whether the client's earlier parts are of the current file: if not, a further part would be joined to
 * parts of another file (If-Range, RFC 9110, 13.1.5).
 */
function isRangeCurrent(file: StaticFile, ifRange: string | undefined): boolean {
  if (ifRange === undefined || ifRange === etagOf(file, file.identity)) return true;
  return Date.parse(ifRange) === file.modified;
}

type Range = [first: number, last: number];

/**
 * Reads a single byte range.
 *
 * @returns `all` for the complete file, which also answers several ranges and other units
 *   (RFC 9110, 14.2); `none` if the range lies outside of the file.
 */
function parseRange(header = '', size: number): Range | 'all' | 'none' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || from + to === '') return 'all';
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'all';
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'none' : [first, last];
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function single(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.join(',');
}
