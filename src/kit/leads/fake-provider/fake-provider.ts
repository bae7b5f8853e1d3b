import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { type Problem, problemsOf } from './validation.ts';

/** How it answers one submission. */
export interface Answer {
  kind:
    | 'ok'
    | 'status'
    /** 400 with an error type. */
    | 'error'
    /** Says nothing. */
    | 'hang'
    /** Breaks off before the submission was taken. */
    | 'reset-before'
    /** Takes the submission and breaks off. */
    | 'reset'
    /** 200 with a page. */
    | 'garbage'
    /** Everything, status line too, byte by byte. */
    | 'slow'
    /** The body byte by byte, after a status (200). */
    | 'slow-body'
    /** A body of 10 MB, after a status (200). */
    | 'huge'
    /** Takes the submission and breaks off in the middle of the headers. */
    | 'cut'
    /** Status 307 unless told; to itself unless told where. */
    | 'redirect';
  status?: number;
  /** Of kind 'error'. */
  errorType?: string;
  /** Of kind 'error': the field or context value it complains of, as in `fields.company`. */
  part?: string;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** Of kind 'redirect'. */
  location?: string;
  /** Milliseconds between two bytes of the slow kinds. */
  pace?: number;
}

/**
 * Until told otherwise, or for the next `times` submissions: one answer; answers by chance, each
 * with its share of 1, the rest "ok".
 */
export type Behaviour = { times?: number } & (
  Answer | { kind: 'chance'; chances: { share: number; answer: Answer }[] }
);

/** A submission as it arrived, whatever was answered. */
export interface Received {
  /** Milliseconds since the epoch. */
  at: number;
  portalId: string;
  formId: string;
  authorization: string | null;
  body: { fields: { name: string; value: string }[]; context: Record<string, string> };
  /** 0 where none was given. */
  status: number;
  /** Whether the provider has it, whatever the sender heard. */
  accepted: boolean;
}

export interface FakeProvider {
  url: string;
  received: Received[];
  /** Several behaviours follow one another; after the last of a list everything is ok. */
  behave(behaviour: Behaviour | readonly Behaviour[]): void;
  /** Times of the answers 429, milliseconds since the epoch. */
  refusals: number[];
  close(): Promise<void>;
}

export interface FakeProviderOptions {
  /** 0 chooses a free one. */
  port?: number;
  random?: () => number;
  /** Names of the form's fields; others are refused. Every name is taken where absent. */
  fields?: readonly string[];
  /** Characters of a value. */
  longestValue?: number;
}

const submission = /^\/submissions\/v3\/integration\/(secure\/)?submit\/(\d+)\/([\da-f-]{36})$/;
const hugeBody = 10 * 1024 * 1024;
const thanks = { inlineMessage: 'Thanks for submitting the form.' };
/** A status line and half a header. */
const halfHead = 'HTTP/1.1 200 OK\r\ncontent-ty';

/**
 * A server that speaks the provider's protocol. Over HTTP: PUT /control/behaviour takes a
 * `Behaviour` or a list of them, GET /control/received lists what came, DELETE /control/received
 * forgets it.
 */
export async function startFakeProvider(options: FakeProviderOptions = {}): Promise<FakeProvider> {
  const { port = 0, random = Math.random } = options;
  const received: Received[] = [];
  const refusals: number[] = [];
  let script: Behaviour[] = [];

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return;
      send(response, 500, { status: 'error', message: String(error) });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The provider may be called from any page.
    response.setHeader('access-control-allow-origin', '*');
    const { pathname } = new URL(request.url ?? '/', 'http://provider');
    if (pathname.startsWith('/control/')) return control(pathname, request, response);
    const match = submission.exec(pathname);
    if (!match) return send(response, 404, problem('Not found', []));
    if (request.method === 'OPTIONS') return preflight(request, response);
    if (request.method !== 'POST') return send(response, 405, problem('Method not allowed', []));
    const now = takeAnswer();
    if (now.kind === 'reset-before') return void request.socket.resetAndDestroy();
    const body = await read(request);
    const [, secure, portalId = '', formId = ''] = match;
    const authorization = request.headers.authorization ?? null;
    if (secure && !authorization?.startsWith('Bearer ')) {
      return send(response, 401, problem('Authentication credentials not found', []));
    }
    const problems = problemsOf(body, options);
    if (problems.length > 0) {
      return send(response, 400, problem('The request is not valid', problems));
    }
    const { status, accepted, give } = plan(now, request.socket);
    const record = { at: Date.now(), portalId, formId, authorization, status, accepted };
    received.push({ ...record, body: JSON.parse(body) as Received['body'] });
    if (status === 429) refusals.push(Date.now());
    give(response);
  }

  async function control(path: string, request: IncomingMessage, response: ServerResponse) {
    if (path === '/control/behaviour' && request.method === 'PUT') {
      behave(JSON.parse(await read(request)) as Behaviour | Behaviour[]);
      return send(response, 204);
    }
    if (path !== '/control/received') return send(response, 404, problem('Not found', []));
    if (request.method === 'DELETE') received.length = 0;
    return send(response, 200, received);
  }

  function behave(behaviour: Behaviour | readonly Behaviour[]): void {
    // In a list each counts once unless it says how often; alone it goes on.
    script = Array.isArray(behaviour)
      ? behaviour.map((entry: Behaviour) => ({ times: 1, ...entry }))
      : [{ ...(behaviour as Behaviour) }];
  }

  function takeAnswer(): Answer {
    const [now] = script;
    if (!now) return { kind: 'ok' };
    if (now.times !== undefined) {
      now.times -= 1;
      if (now.times <= 0) script.shift();
    }
    if (now.kind !== 'chance') return now;
    let throwOfDice = random();
    for (const { share, answer } of now.chances) {
      if (throwOfDice < share) return answer;
      throwOfDice -= share;
    }
    return { kind: 'ok' };
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    received,
    refusals,
    behave,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What is recorded of an answer, and how it is given. */
interface Plan {
  status: number;
  accepted: boolean;
  give: (response: ServerResponse) => void;
}

function plan(answer: Answer, socket: Socket): Plan {
  const { kind, status = 200, pace = 1000, retryAfter } = answer;
  const accepted = status >= 200 && status < 300;
  const withRetryAfter = (response: ServerResponse) => {
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    return response;
  };
  switch (kind) {
    case 'ok':
      return { status: 200, accepted: true, give: (response) => send(response, 200, thanks) };
    case 'status': {
      const told = answer.status ?? 500;
      const body = told < 300 ? thanks : problem('Told to fail', []);
      return {
        status: told,
        accepted: told < 300,
        give: (response) => send(withRetryAfter(response), told, body),
      };
    }
    case 'error': {
      const { errorType = 'REQUIRED_FIELD', part = 'fields.company' } = answer;
      const body = problem('The request is not valid', [
        { message: `Error in '${part}'.`, errorType },
      ]);
      return { status: 400, accepted: false, give: (response) => send(response, 400, body) };
    }
    case 'garbage':
      return {
        status: 200,
        accepted: true,
        give: (response) => response.writeHead(200).end('<html>not json'),
      };
    case 'huge':
      return {
        status,
        accepted,
        give: (response) => response.writeHead(status).end(Buffer.alloc(hugeBody, 'x')),
      };
    case 'slow':
      return {
        status: 0,
        accepted: false,
        give: () => trickle(socket, 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}', pace),
      };
    case 'slow-body':
      return {
        status,
        accepted,
        give: (response) => {
          withRetryAfter(response).writeHead(status).flushHeaders();
          trickle(response, JSON.stringify(problem('Slow', [])), pace);
        },
      };
    case 'cut':
      return { status: 0, accepted: true, give: () => socket.end(halfHead) };
    case 'reset':
      return { status: 0, accepted: true, give: () => socket.resetAndDestroy() };
    case 'redirect': {
      const to = answer.status ?? 307;
      return {
        status: to,
        accepted: false,
        give: (response) => {
          response.setHeader('location', answer.location ?? response.req.url ?? '/');
          send(response, to);
        },
      };
    }
    case 'hang':
    case 'reset-before':
      return { status: 0, accepted: false, give: () => undefined };
  }
}

/** Writes a byte at a time, until all is said or nobody listens any more. */
function trickle(to: Socket | ServerResponse, text: string, pace: number): void {
  let at = 0;
  const timer = setInterval(() => {
    if (to.destroyed || at >= text.length) {
      clearInterval(timer);
      if (!to.destroyed) to.end();
      return;
    }
    to.write(text.slice(at, at + 1));
    at += 1;
  }, pace);
  timer.unref();
}

function preflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', 'POST, OPTIONS');
  const wanted = request.headers['access-control-request-headers'];
  response.setHeader('access-control-allow-headers', wanted ?? 'content-type');
  send(response, 204);
}

function problem(message: string, errors: Problem[]) {
  return { status: 'error', message, correlationId: crypto.randomUUID(), errors };
}

function send(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
