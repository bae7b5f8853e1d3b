import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { type Problem, problemsOf } from './validation.ts';

/** How the fake provider answers one submission. */
export interface Answer {
  kind:
    | 'ok'
    /** `status` (500 by default). Below 300 the body is that of a success, else that of an error. */
    | 'status'
    /** 400 with `errorType`. */
    | 'error'
    /** Reads the submission and never answers. */
    | 'hang'
    /** Resets the connection before the submission is read. */
    | 'reset-before'
    /** Accepts the submission and resets the connection. */
    | 'reset'
    /** 200 with HTML instead of JSON. */
    | 'garbage'
    /** The complete response byte by byte, status line included. */
    | 'slow'
    /** The body byte by byte, after `status` (200 by default). */
    | 'slow-body'
    /** A body of 10 MB, after `status` (200 by default). */
    | 'huge'
    /** Accepts the submission and closes the connection in the middle of the headers. */
    | 'cut'
    /** `status` (307 by default) to `location` (by default the same address). */
    | 'redirect';
  status?: number;
  /** For kind 'error'; REQUIRED_FIELD by default. */
  errorType?: string;
  /** For kind 'error': the field or context value that the message names, as in `fields.company`. */
  part?: string;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** For kind 'redirect'. */
  location?: string;
  /** Milliseconds between two bytes, for the slow kinds; 1000 by default. */
  pace?: number;
}

/**
 * What to answer to the next `times` submissions. Without `times`, a single behaviour applies to all further
 * submissions, and one in a list to one. The answer is always the same, or a random one: `share` is the
 * probability of each answer, and the rest of the probability belongs to "ok".
 */
export type Behaviour = { times?: number } & (
  Answer | { kind: 'chance'; chances: { share: number; answer: Answer }[] }
);

/** A valid submission as it arrived, whatever was answered. */
export interface Received {
  /** Milliseconds since the epoch. */
  at: number;
  portalId: string;
  formId: string;
  authorization: string | null;
  body: { fields: { name: string; value: string }[]; context: Record<string, string> };
  /** Status of the response; 0 if the sender got none. */
  status: number;
  /** Whether the provider accepted the submission, even if the sender got no answer that says so. */
  accepted: boolean;
}

export interface FakeProvider {
  url: string;
  received: Received[];
  /** Sets the next behaviour, or several that follow one another. After the last, every answer is ok. */
  behave(behaviour: Behaviour | readonly Behaviour[]): void;
  /** The times of all 429 answers; milliseconds since the epoch. */
  refusals: number[];
  close(): Promise<void>;
}

export interface FakeProviderOptions {
  /** 0, the default, chooses a free one. */
  port?: number;
  random?: () => number;
  /** Names of the form's fields; others are refused. If absent, every name is accepted. */
  fields?: readonly string[];
  /** Maximum number of characters of a value. */
  longestValue?: number;
}

/** Matches the address of a submission, with portal id and form id. */
const submissionPath = /^\/submissions\/v3\/integration\/(secure\/)?submit\/(\d+)\/([\da-f-]{36})$/;
const hugeBody = 10 * 1024 * 1024;
const successBody = { inlineMessage: 'Thanks for submitting the form.' };
/** A status line and half a header. */
const halfHead = 'HTTP/1.1 200 OK\r\ncontent-ty';

/**
 * Starts a server on 127.0.0.1 that speaks the provider's protocol. It can be controlled over HTTP: PUT
 * /control/behaviour takes a `Behaviour` or a list of them, GET /control/received lists the submissions,
 * DELETE /control/received removes them.
 */
export async function startFakeProvider(options: FakeProviderOptions = {}): Promise<FakeProvider> {
  const { port = 0, random = Math.random } = options;
  const received: Received[] = [];
  const refusals: number[] = [];
  /** The current behaviour and those that follow it. */
  let behaviours: Behaviour[] = [];

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // The client has disconnected before the end of its request.
      if (request.destroyed && !request.complete) return;
      send(response, 500, { status: 'error', message: String(error) });
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The real provider, too, may be called from any page.
    response.setHeader('access-control-allow-origin', '*');
    const { pathname } = new URL(request.url ?? '/', 'http://provider');
    if (pathname.startsWith('/control/')) return control(pathname, request, response);
    const match = submissionPath.exec(pathname);
    if (!match) return send(response, 404, errorBody('Not found', []));
    if (request.method === 'OPTIONS') return preflight(request, response);
    if (request.method !== 'POST') return send(response, 405, errorBody('Method not allowed', []));
    const nextAnswer = takeAnswer();
    if (nextAnswer.kind === 'reset-before') return void request.socket.resetAndDestroy();
    const body = await read(request);
    const [, secure, portalId = '', formId = ''] = match;
    const authorization = request.headers.authorization ?? null;
    if (secure && !authorization?.startsWith('Bearer ')) {
      return send(response, 401, errorBody('Authentication credentials not found', []));
    }
    const problems = problemsOf(body, options);
    if (problems.length > 0) {
      return send(response, 400, errorBody('The request is not valid', problems));
    }
    const { status, accepted, respond } = plan(nextAnswer, request.socket);
    const record = { at: Date.now(), portalId, formId, authorization, status, accepted };
    received.push({ ...record, body: JSON.parse(body) as Received['body'] });
    if (status === 429) refusals.push(Date.now());
    respond(response);
  }

  async function control(path: string, request: IncomingMessage, response: ServerResponse) {
    if (path === '/control/behaviour' && request.method === 'PUT') {
      behave(JSON.parse(await read(request)) as Behaviour | Behaviour[]);
      return send(response, 204);
    }
    if (path !== '/control/received') return send(response, 404, errorBody('Not found', []));
    if (request.method === 'DELETE') received.length = 0;
    return send(response, 200, received);
  }

  function behave(behaviour: Behaviour | readonly Behaviour[]): void {
    // Behaviours are copied, since `takeAnswer` decrements `times`. `Array.isArray` does not narrow a readonly
    // array, hence the cast.
    behaviours = Array.isArray(behaviour)
      ? behaviour.map((entry: Behaviour) => ({ times: 1, ...entry }))
      : [{ ...(behaviour as Behaviour) }];
  }

  /** Returns the answer to the next submission, which uses up one of the behaviour's `times`. */
  function takeAnswer(): Answer {
    const [behaviour] = behaviours;
    if (!behaviour) return { kind: 'ok' };
    if (behaviour.times !== undefined) {
      behaviour.times -= 1;
      if (behaviour.times <= 0) behaviours.shift();
    }
    if (behaviour.kind !== 'chance') return behaviour;
    let roll = random();
    for (const { share, answer } of behaviour.chances) {
      if (roll < share) return answer;
      roll -= share;
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

/** What `Received` records of an answer, and the function that sends the answer. */
interface Plan {
  status: number;
  accepted: boolean;
  respond: (response: ServerResponse) => void;
}

function plan(answer: Answer, socket: Socket): Plan {
  // 200 is the default of `huge` and `slow-body`; the kinds with another default read `answer.status`.
  const { kind, status = 200, pace = 1000, retryAfter } = answer;
  const accepted = status >= 200 && status < 300;
  const withRetryAfter = (response: ServerResponse) => {
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    return response;
  };
  switch (kind) {
    case 'ok':
      return {
        status: 200,
        accepted: true,
        respond: (response) => send(response, 200, successBody),
      };
    case 'status': {
      const code = answer.status ?? 500;
      const body = code < 300 ? successBody : errorBody('Told to fail', []);
      return {
        status: code,
        accepted: code < 300,
        respond: (response) => send(withRetryAfter(response), code, body),
      };
    }
    case 'error': {
      const { errorType = 'REQUIRED_FIELD', part = 'fields.company' } = answer;
      const body = errorBody('The request is not valid', [
        { message: `Error in '${part}'.`, errorType },
      ]);
      return { status: 400, accepted: false, respond: (response) => send(response, 400, body) };
    }
    case 'garbage':
      return {
        status: 200,
        accepted: true,
        respond: (response) => response.writeHead(200).end('<html>not json'),
      };
    case 'huge':
      return {
        status,
        accepted,
        respond: (response) => response.writeHead(status).end(Buffer.alloc(hugeBody, 'x')),
      };
    case 'slow':
      // Not accepted: the sender gives up before the status line is complete.
      return {
        status: 0,
        accepted: false,
        respond: () => trickle(socket, 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}', pace),
      };
    case 'slow-body':
      return {
        status,
        accepted,
        respond: (response) => {
          withRetryAfter(response).writeHead(status).flushHeaders();
          trickle(response, JSON.stringify(errorBody('Slow', [])), pace);
        },
      };
    case 'cut':
      return { status: 0, accepted: true, respond: () => socket.end(halfHead) };
    case 'reset':
      return { status: 0, accepted: true, respond: () => socket.resetAndDestroy() };
    case 'redirect': {
      const code = answer.status ?? 307;
      return {
        status: code,
        accepted: false,
        respond: (response) => {
          response.setHeader('location', answer.location ?? response.req.url ?? '/');
          send(response, code);
        },
      };
    }
    case 'hang':
    case 'reset-before':
      // For `reset-before`, `handle` has already reset the connection.
      return { status: 0, accepted: false, respond: () => undefined };
  }
}

/** Writes one byte every `pace` milliseconds, until the end of the text or of the connection. */
function trickle(target: Socket | ServerResponse, text: string, pace: number): void {
  let index = 0;
  const timer = setInterval(() => {
    if (target.destroyed || index >= text.length) {
      clearInterval(timer);
      if (!target.destroyed) target.end();
      return;
    }
    target.write(text.slice(index, index + 1));
    index += 1;
  }, pace);
  timer.unref();
}

function preflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', 'POST, OPTIONS');
  const wanted = request.headers['access-control-request-headers'];
  response.setHeader('access-control-allow-headers', wanted ?? 'content-type');
  send(response, 204);
}

function errorBody(message: string, errors: Problem[]) {
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
