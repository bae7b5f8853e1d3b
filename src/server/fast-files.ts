import type { IncomingMessage, ServerResponse } from 'node:http';

import { isFresh, representationOf } from './file-answer.ts';
import { hasOneHost } from './one-host.ts';
import type { Representation, StaticFile } from './static-files.ts';

export interface FastFilesOptions {
  files: ReadonlyMap<string, StaticFile>;
  /** Whether an address has one meaning for everybody, or at least for the sender of this request. */
  isPlain: (address: string, request: IncomingMessage) => boolean;
  requestIdOf: (header: string | undefined) => string;
  /** Hears of every answer given here. */
  onAnswer: (answer: FastAnswer) => void;
}

export interface FastAnswer {
  id: string;
  method: 'GET' | 'HEAD';
  address: string;
  status: number;
  milliseconds: number;
}

/**
 * Headers of an answer as Node takes them at once: name, value, name, value. The last value is the
 * request's id, which each answer puts in; Node reads them before the next.
 */
type RawHeaders = string[];

/** What is said of a body does not belong to an answer without one. */
const ofBody = /^content-(?:type|encoding|length)$|^accept-ranges$/i;
/** What else a Host may be, the application judges. */
const plainHost = /^[\w.-]+(?::\d+)?$/;
/** Requests that came through a proxy are seen by the application until it knows the proxy. */
const watchedForwarded = 100;

/**
 * Answers requests for whole files in memory without the application. It repeats the headers that
 * the application gave the same form of the same file before, so that there is one place that
 * decides on them; whatever it is not sure of is left to the application.
 */
export function createFastFiles({ files, isPlain, requestIdOf, onAnswer }: FastFilesOptions) {
  const learned = new Map<Representation, { full: RawHeaders; fresh: RawHeaders }>();
  let forwarded = 0;

  return {
    /** Answers a request if it can be answered here. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const start = performance.now();
      const found = find(request);
      if (!found) return false;
      const { method, address, file, representation } = found;
      const headers = learned.get(representation);
      if (!headers || !representation.body || seemsForwarded(request)) return false;
      const id = requestIdOf(single(request.headers['x-request-id']));
      const fresh = isFresh(file, representation, {
        ifNoneMatch: request.headers['if-none-match'],
        ifModifiedSince: request.headers['if-modified-since'],
      });
      const status = fresh ? 304 : 200;
      const raw = fresh ? headers.fresh : headers.full;
      raw[raw.length - 1] = id;
      response.writeHead(status, raw);
      if (fresh || method === 'HEAD') response.end();
      else response.end(representation.body);
      const milliseconds = performance.now() - start;
      onAnswer({ id, method, address, status, milliseconds });
      return true;
    },

    /** Sees what the application answered. */
    learn(request: IncomingMessage, response: Response): void {
      if (response.status !== 200 || request.method !== 'GET') return;
      const found = find(request);
      if (!found || learned.has(found.representation)) return;
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
      learned.set(found.representation, {
        full: [...headers, ['x-request-id', '']].flat(),
        fresh: [...headers.filter(([name]) => !ofBody.test(name)), ['x-request-id', '']].flat(),
      });
    },
  };

  /** The form of a file that a request asks for as a whole. */
  function find(request: IncomingMessage) {
    const { method, url = '', headers, rawHeaders } = request;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (headers.range !== undefined || headers['content-length'] !== undefined) return undefined;
    if (!plainHost.test(headers.host ?? '') || !hasOneHost(rawHeaders)) return undefined;
    if (headers['transfer-encoding'] !== undefined || headers.upgrade !== undefined)
      return undefined;
    const query = url.indexOf('?');
    const address = query < 0 ? url : url.slice(0, query);
    const file = files.get(address);
    if (!file || !isPlain(address, request)) return undefined;
    const representation = representationOf(file, single(headers['accept-encoding']));
    return { method, address, file, representation } as const;
  }

  function seemsForwarded({ headers }: IncomingMessage): boolean {
    const seems = 'x-forwarded-for' in headers || 'x-forwarded-host' in headers;
    if (!seems || forwarded >= watchedForwarded) return false;
    forwarded += 1;
    return true;
  }
}

const single = (header: string | string[] | undefined) =>
  typeof header === 'string' ? header : header?.join(',');
