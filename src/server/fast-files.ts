import { type IncomingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';

import { isFresh, representationOf } from './file-answer.ts';
import { hasOneHost } from './one-host.ts';
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

/** An answer without the fields of its connection, and without the empty line after them. */
export interface AnswerBytes {
  /** ASCII. */
  head: string;
  body?: Buffer;
}

export interface FastAnswer {
  id: string;
  method: 'GET' | 'HEAD';
  address: string;
  status: number;
  milliseconds: number;
}

/** Fields of an answer that are the same for everybody, in the two forms in which they are needed. */
interface Fields {
  /**
   * As Node takes them at once: name, value, name, value. The last value is the request's id, which
   * each answer puts in; Node reads them before the next.
   */
  raw: string[];
  /** From the line of the status to the name of the last field, the request's id. */
  text: string;
}

const requestId = 'x-request-id';
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
  const learned = new Map<Representation, { full: Fields; fresh: Fields }>();
  let forwarded = 0;

  return {
    /** Answers a request if it can be answered here. */
    answer(request: FileRequest, response: ServerResponse): boolean {
      const answer = answerTo(request);
      if (!answer) return false;
      const { status, fields, id, body } = answer;
      fields.raw[fields.raw.length - 1] = id;
      response.writeHead(status, fields.raw);
      response.end(body);
      return true;
    },

    /** The same answer as bytes; undefined where it cannot be given here. */
    bytesFor(request: FileRequest): AnswerBytes | undefined {
      const answer = answerTo(request);
      if (!answer) return undefined;
      const { fields, id, body } = answer;
      return { head: `${fields.text}${id}\r\n`, ...(body && { body }) };
    },

    /** Sees what the application answered. */
    learn(request: FileRequest, response: Response): void {
      if (response.status !== 200 || request.method !== 'GET') return;
      const found = find(request);
      if (!found || learned.has(found.representation)) return;
      const headers = [...response.headers].filter(([name]) => name !== requestId);
      learned.set(found.representation, {
        full: fieldsOf(200, headers),
        fresh: fieldsOf(
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
    const id = requestIdOf(single(request.headers['x-request-id']));
    const fresh = isFresh(file, representation, {
      ifNoneMatch: request.headers['if-none-match'],
      ifModifiedSince: request.headers['if-modified-since'],
    });
    const status = fresh ? 304 : 200;
    onAnswer({ id, method, address, status, milliseconds: performance.now() - start });
    const body = fresh || method === 'HEAD' ? undefined : representation.body;
    return { status, fields: fresh ? known.fresh : known.full, id, body };
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

function fieldsOf(status: number, headers: readonly [string, string][]): Fields {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return {
    raw: [...headers.flat(), requestId, ''],
    text: `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines}${requestId}: `,
  };
}

const single = (header: string | string[] | undefined) =>
  typeof header === 'string' ? header : header?.join(',');
