import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

import { accepts } from './encodings.ts';
import { cacheRules } from './file-rules.ts';
import { etagOf, type Representation, type StaticFile } from './static-files.ts';

/** Headers of a request that decide which form of a file answers it. */
export interface Conditions {
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | undefined;
  ifModifiedSince?: string | undefined;
  range?: string | undefined;
  ifRange?: string | undefined;
}

/** The form of a file that a client takes and that is smallest, as a rule. */
export function representationOf(file: StaticFile, acceptEncoding = ''): Representation {
  for (const representation of file.compressed) {
    if (representation.encoding && accepts(acceptEncoding, representation.encoding)) {
      return representation;
    }
  }
  return file.identity;
}

/** Whether the client has this very form already. */
export function isFresh(
  file: StaticFile,
  representation: Representation,
  { ifNoneMatch, ifModifiedSince }: Conditions,
): boolean {
  if (ifNoneMatch !== undefined) {
    return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etagOf(file, representation));
  }
  return ifModifiedSince !== undefined && Date.parse(ifModifiedSince) >= file.modified;
}

/** Answers with a file, a part of it, or that it has not changed. Compressed forms have no parts. */
export function fileAnswer(file: StaticFile, conditions: Conditions): Response {
  const whole = conditions.range === undefined;
  const representation = whole ? representationOf(file, conditions.acceptEncoding) : file.identity;
  const headers = new Headers({
    ETag: etagOf(file, representation),
    'Last-Modified': new Date(file.modified).toUTCString(),
    'Cache-Control': file.immutable ? cacheRules.immutable : cacheRules.page,
  });
  if (file.policy !== undefined) headers.set('Content-Security-Policy', file.policy);
  if (file.compressed.length > 0) headers.set('Vary', 'Accept-Encoding');
  if (isFresh(file, representation, conditions)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Type', file.contentType);
  const { size, encoding } = representation;
  const range =
    whole || !rangeHolds(file, conditions.ifRange) ? 'all' : parse(conditions.range, size);
  if (range === 'none') {
    headers.set('Content-Range', `bytes */${String(size)}`);
    headers.delete('Content-Type');
    return new Response(null, { status: 416, headers });
  }
  if (encoding) headers.set('Content-Encoding', encoding);
  else headers.set('Accept-Ranges', 'bytes');
  const [first, last] = range === 'all' ? [0, size - 1] : range;
  headers.set('Content-Length', String(last - first + 1));
  if (range !== 'all') {
    headers.set('Content-Range', `bytes ${String(first)}-${String(last)}/${String(size)}`);
  }
  return new Response(bytes(representation, first, last), {
    status: range === 'all' ? 200 : 206,
    headers,
  });
}

/** A part is only of use to who has the rest of the same file. */
function rangeHolds(file: StaticFile, ifRange: string | undefined): boolean {
  if (ifRange === undefined || ifRange === etagOf(file, file.identity)) return true;
  return Date.parse(ifRange) === file.modified;
}

type Range = [first: number, last: number];

/** One range of bytes. Several, or another unit, may be answered with the whole. */
function parse(header = '', size: number): Range | 'all' | 'none' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || from + to === '') return 'all';
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'all';
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'none' : [first, last];
}

function bytes({ body, path }: Representation, start: number, end: number): BodyInit {
  if (body) return body.subarray(start, end + 1);
  if (end < start) return '';
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
}
