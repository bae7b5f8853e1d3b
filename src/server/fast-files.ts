import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

import { isFresh, representationOf } from './file-answer.ts';
import { hasOneHost } from './one-host.ts';
import { requestIdField } from './request-id.ts';
import type { Representation, StaticFile } from './static-files.ts';

export interface FastFilesOptions {
  files: ReadonlyMap<string, StaticFile>;
  /** Whether an address has one meaning for everybody, or at least for the sender of this request. */
  isPlain: (address: string, request: FileRequest) => boolean;
  requestIdOf: (header: string | undefined) => string;
  /** Hears of every answer given here. */
  onAnswer: (answer: FastAnswer) => void;
}

/** A request as Node's server or `readPlainRequest` has read it. */
export interface FileRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  /** Names and values in turn; absent where no name can be there twice. */
  rawHeaders?: readonly string[];
}

/** What is the same in an answer for everybody, as long as the server runs. */
export interface SameAnswer {
  status: 200 | 304;
  /** The fields after one another, each with the end of its line, without those of the connection. ASCII. */
  fields: string;
  body?: Buffer;
}

export interface FastAnswer {
  id: string;
  method: 'GET' | 'HEAD';
  address: string;
  status: number;
  milliseconds: number;
}

export interface FoundAnswer {
  same: SameAnswer;
  /** The request's. Letters, digits, `-` and `_`. */
  id: string;
}

/** An answer in the two forms in which it is needed. */
interface Learned {
  /**
   * As Node takes fields at once: name, value, name, value. The last value is the request's id,
   * which each answer puts in; Node reads them before the next.
   */
  raw: string[];
  same: SameAnswer;
}

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
  const learned = new Map<Representation, Record<'full' | 'head' | 'fresh', Learned>>();
  let forwarded = 0;

  return {
    /** Answers a request if it can be answered here. */
    answer(request: FileRequest, response: ServerResponse): boolean {
      const answer = answerTo(request);
      if (!answer) return false;
      const { raw, same, id } = answer;
      raw[raw.length - 1] = id;
      response.writeHead(same.status, raw);
      response.end(same.body);
      return true;
    },

    /** The same answer for who writes it down himself; undefined where it cannot be given here. */
    find: (request: FileRequest): FoundAnswer | undefined => answerTo(request),

    /** Sees what the application answered. */
    learn(request: FileRequest, response: Response): void {
      if (response.status !== 200 || request.method !== 'GET') return;
      const found = find(request);
      if (!found || learned.has(found.representation)) return;
      const headers = [...response.headers].filter(([name]) => name !== requestIdField);
      const { body } = found.representation;
      learned.set(found.representation, {
        full: inBothForms(200, headers, body),
        head: inBothForms(200, headers),
        fresh: inBothForms(
          304,
          headers.filter(([name]) => !ofBody.test(name)),
        ),
      });
    },
  };

  /** What is answered, told to `onAnswer`; undefined where the application has to answer. */
  function answerTo(request: FileRequest) {
    const start = performance.now();
    const found = find(request);
    if (!found) return undefined;
    const { method, address, file, representation } = found;
    const known = learned.get(representation);
    if (!known || !representation.body || seemsForwarded(request)) return undefined;
    const id = requestIdOf(single(request.headers[requestIdField]));
    const fresh = isFresh(file, representation, {
      ifNoneMatch: request.headers['if-none-match'],
      ifModifiedSince: request.headers['if-modified-since'],
    });
    const answer = known[fresh ? 'fresh' : method === 'HEAD' ? 'head' : 'full'];
    const { status } = answer.same;
    onAnswer({ id, method, address, status, milliseconds: performance.now() - start });
    return { raw: answer.raw, same: answer.same, id };
  }

  /** The form of a file that a request asks for as a whole. */
  function find(request: FileRequest) {
    const { method, url = '', headers, rawHeaders = [] } = request;
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

  function seemsForwarded({ headers }: FileRequest): boolean {
    const seems = 'x-forwarded-for' in headers || 'x-forwarded-host' in headers;
    if (!seems || forwarded >= watchedForwarded) return false;
    forwarded += 1;
    return true;
  }
}

function inBothForms(
  status: SameAnswer['status'],
  headers: readonly [string, string][],
  body?: Buffer,
): Learned {
  const fields = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return {
    raw: [...headers.flat(), requestIdField, ''],
    same: { status, fields, ...(body && { body }) },
  };
}

const single = (header: string | string[] | undefined) =>
  typeof header === 'string' ? header : header?.join(',');
