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
 * Returns the response to GET or HEAD for a built file. Undefined for any other request, and if
 * application.ts has to redirect to a language or to set the language's cookie. A range always refers to
 * the uncompressed file.
 */
export function findFileAnswer(
  files: ReadonlyMap<string, StaticFile>,
  request: FileRequest,
): FileAnswer | undefined {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const file = findFile(files, request);
  if (!file) return undefined;
  const rangeHeader = method === 'GET' ? headers.range : undefined;
  const representation =
    rangeHeader === undefined
      ? representationOf(file, joinValues(headers['accept-encoding']))
      : file.identity;
  if (isFresh(file, representation, headers)) {
    return { status: 304, headers: representation.headers.notModified };
  }
  const { complete, notModified } = representation.headers;
  if (method === 'HEAD') return { status: 200, headers: complete };
  const { size } = representation;
  const range = isRangeCurrent(file, joinValues(headers['if-range']))
    ? parseRange(rangeHeader, size)
    : 'complete';
  if (range === 'unsatisfiable') {
    return { status: 416, headers: [...notModified, 'Content-Range', `bytes */${String(size)}`] };
  }
  if (range === 'complete') {
    return {
      status: 200,
      headers: complete,
      ...(size > 0 && { body: { representation, first: 0, last: size - 1 } }),
    };
  }
  const [first, last] = range;
  const lengthIndex = complete.indexOf('Content-Length') + 1;
  return {
    status: 206,
    headers: [
      ...complete.with(lengthIndex, String(last - first + 1)),
      'Content-Range',
      `bytes ${String(first)}-${String(last)}/${String(size)}`,
    ],
    body: { representation, first, last },
  };
}

/** Returns the file to send; undefined where `findFileAnswer` returns undefined. */
function findFile(
  files: ReadonlyMap<string, StaticFile>,
  { url = '', headers }: FileRequest,
): StaticFile | undefined {
  const queryStart = url.indexOf('?');
  const requested = queryStart < 0 ? url : url.slice(0, queryStart);
  // A file whose own name contains `%` is found by the address as it is.
  const mustDecode = requested.includes('%') && !files.has(requested);
  const address = mustDecode ? decode(requested) : requested;
  const file = files.get(address);
  if (!file || notFoundPaths.has(address)) return undefined;
  if (address === '/' && !wantsDefaultLocale(headers)) return undefined;
  if (queryStart >= 0 && choosesLocale(url)) return undefined;
  return file;
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
    // The header may list several ETags. Their quotes keep one from matching a part of another.
    return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etagOf(file, representation));
  }
  const ifModifiedSince = headers['if-modified-since'];
  return ifModifiedSince !== undefined && Date.parse(ifModifiedSince) >= file.modified;
}

/**
 * Whether a range may be sent: If-Range, if the client sends it, must match the current file. Otherwise
 * the client would join parts of two versions of the file (RFC 9110, 13.1.5).
 */
function isRangeCurrent(file: StaticFile, ifRange: string | undefined): boolean {
  if (ifRange === undefined || ifRange === etagOf(file, file.identity)) return true;
  return Date.parse(ifRange) === file.modified;
}

type Range = [first: number, last: number];

/**
 * Reads a single byte range.
 *
 * @returns `complete` if the complete file is to be sent: without a range, and also for several ranges and
 *   other units (RFC 9110, 14.2); `unsatisfiable` if the range lies outside of the file.
 */
function parseRange(header = '', size: number): Range | 'complete' | 'unsatisfiable' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || from + to === '') return 'complete';
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'complete';
  // `bytes=-500` asks for the last 500 bytes.
  const isSuffix = from === '';
  const first = isSuffix ? Math.max(0, size - Number(to)) : Number(from);
  const last = isSuffix || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'unsatisfiable' : [first, last];
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Returns a header as one text. Node's types allow a list, for a header that was sent several times. */
function joinValues(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.join(',');
}
