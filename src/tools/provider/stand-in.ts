import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the stand-in answers submissions until told otherwise, or for the next `times` of them. */
export interface Behaviour {
  kind: 'ok' | 'status' | 'error' | 'hang' | 'reset' | 'garbage';
  /** Of kind 'status'. */
  status?: number;
  /** Of kind 'error': an errorType of the provider, with status 400. */
  errorType?: string;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  times?: number;
}

/** A submission as it arrived, whatever was answered. */
export interface Received {
  portalId: string;
  formId: string;
  authorization: string | null;
  body: { fields: { name: string; value: string }[]; context: Record<string, string> };
  status: number;
}

export interface StandIn {
  url: string;
  received: Received[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

const submission = /^\/submissions\/v3\/integration\/submit\/(\d+)\/([\da-f-]{36})$/;

/**
 * A server that speaks the provider's protocol. Over HTTP: PUT /control/behaviour takes a
 * `Behaviour`, GET /control/received lists what came, DELETE /control/received forgets it.
 *
 * @param port 0 chooses a free one.
 */
export async function startStandIn({ port = 0 } = {}): Promise<StandIn> {
  const received: Received[] = [];
  let behaviour: Behaviour = { kind: 'ok' };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, 500, { status: 'error', message: String(error) });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(request);
    if (request.url === '/control/behaviour' && request.method === 'PUT') {
      behaviour = JSON.parse(body) as Behaviour;
      return send(response, 204);
    }
    if (request.url === '/control/received') {
      if (request.method === 'DELETE') received.length = 0;
      return send(response, 200, received);
    }
    const match = submission.exec(request.url ?? '');
    if (!match || request.method !== 'POST') return send(response, 404, problem('Not found', []));
    const [, portalId = '', formId = ''] = match;
    const errors = faults(body);
    if (errors.length > 0) return send(response, 400, problem('The request is not valid', errors));
    const now = takeBehaviour();
    const [status, reply] = verdict(now);
    received.push({
      portalId,
      formId,
      authorization: request.headers.authorization ?? null,
      body: JSON.parse(body) as Received['body'],
      status,
    });
    if (now.kind === 'hang') return;
    if (now.kind === 'reset') return void response.destroy();
    if (now.kind === 'garbage') return void response.writeHead(200).end('<html>not json');
    if (now.retryAfter !== undefined) response.setHeader('Retry-After', now.retryAfter);
    return send(response, status, reply);
  }

  function takeBehaviour(): Behaviour {
    const now = behaviour;
    if (behaviour.times !== undefined) {
      behaviour =
        behaviour.times > 1 ? { ...behaviour, times: behaviour.times - 1 } : { kind: 'ok' };
    }
    return now;
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    received,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Status and body of an answer; status 0 where the behaviour is to give none. */
function verdict({ kind, status, errorType }: Behaviour): [number, unknown] {
  switch (kind) {
    case 'ok':
      return [200, { inlineMessage: 'Thanks for submitting the form.' }];
    case 'status':
      return [status ?? 500, problem('Told to fail', [])];
    case 'error':
      return [
        400,
        problem('The request is not valid', [
          { message: "Error in 'fields.company'.", errorType: errorType ?? 'REQUIRED_FIELD' },
        ]),
      ];
    default:
      return [0, undefined];
  }
}

/** What the provider finds wrong with a body. */
function faults(body: string): { message: string; errorType: string }[] {
  try {
    const { fields } = JSON.parse(body) as { fields?: unknown };
    if (
      Array.isArray(fields) &&
      fields.every(
        (field: { name?: unknown; value?: unknown }) =>
          typeof field.name === 'string' && typeof field.value === 'string',
      )
    ) {
      return [];
    }
  } catch {
    // Said below.
  }
  return [
    { message: "Error in 'fields'. Not a list of names and values", errorType: 'INVALID_METADATA' },
  ];
}

function problem(message: string, errors: { message: string; errorType: string }[]) {
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
