import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

import { refuseBrokenRequests } from './bare-answers.ts';
import { IncomingRequest } from './incoming-request.ts';
import { closeGently } from './lingering-close.ts';
import { mostHeaders } from './malformed.ts';

/**
 * Limits of Node's server, in milliseconds and bytes. A connection whose request stays incomplete is cut
 * off within twelve seconds; Node's defaults would keep it for a minute and a half. docs/deploy.md,
 * "What the server holds", adds up the memory that these and the following limits allow.
 */
const limits = {
  headersTimeout: 8_000,
  /** Headers and body. form-entry.ts gives a body less time, and answers with a page. */
  requestTimeout: 10_000,
  /** How often the two timeouts above are checked. */
  connectionsCheckingInterval: 1_000,
  /** Idle time between two requests. Node adds a second of its own, so it is ten seconds. */
  keepAliveTimeout: 9_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions;

/** Socket timeout: a client that does not read its response for so long is cut off. Milliseconds. */
const stallTimeout = 10_000;

/** Maximum number of open connections; further ones are closed at once. */
const mostConnections = 1000;
/** Above this number of open connections, idle ones are closed. */
const manyConnections = 900;

/** Maximum number of pipelined requests that wait on one connection. No browser pipelines. */
const mostWaiting = 3;
/** Maximum number of bytes that waiting requests of all connections may hold, by `estimatedBytes`. */
const mostWaitingBytes = 8 * 1024 * 1024;

/**
 * Creates Node's server with the limits of the site. Back-pressure: each connection has one request
 * handled at a time, the next only after the response before it has been flushed, so a client that does
 * not read holds one response only. Whatever exceeds a limit is cut off, or passed to `listener` to refuse.
 */
export function createHttpServer(listener: RequestListener<typeof IncomingRequest>): Server {
  /** Requests of each connection without a finished response. */
  const pending = new WeakMap<Socket, number>();
  let openConnections = 0;
  let waitingBytes = 0;

  const server = createServer<typeof IncomingRequest>(
    {
      ...limits,
      IncomingMessage: IncomingRequest,
      shouldUpgradeCallback: (request) => (request.detachesParser = shouldDetachParser(request)),
      // Node creates no body stream for requests without a body.
      optimizeEmptyRequests: true,
      // `listener` refuses a missing Host itself, with the security headers.
      requireHostHeader: false,
    },
    (request, response) => {
      countPending(request, response);
      if (request.hasBody) {
        request.expectBody(response);
        closeGentlyInMidBody(request);
      }
      // A pipelined response gets its socket when the ones before it have been flushed.
      if (response.socket) {
        listener(request, response);
        return;
      }
      const bytes = request.estimatedBytes;
      waitingBytes += bytes;
      response.once('close', () => (waitingBytes -= bytes));
      response.once('socket', () => setImmediate(() => listener(request, response)));
    },
  );
  if (!('shouldUpgradeCallback' in server)) {
    throw new Error('The server needs Node 24.9 or newer.');
  }
  server.setTimeout(stallTimeout);
  server.maxHeadersCount = mostHeaders + 1;
  server.maxConnections = mostConnections;
  server.on('connection', (socket) => {
    openConnections += 1;
    socket.once('close', () => (openConnections -= 1));
    if (openConnections > manyConnections) server.closeIdleConnections();
  });
  // Emitted after the parser has detached from the connection: further bytes are not parsed.
  server.on('upgrade', (request: IncomingRequest, socket: Socket) => {
    socket.on('error', () => undefined);
    if (isOneTooMany(request) || pending.get(socket)) {
      socket.destroy();
      return;
    }
    socket.setTimeout(stallTimeout, () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => closeGently(socket));
    listener(request, response);
  });
  // Ignores an unknown `Expect` header, which Node would answer with 417.
  server.on('checkExpectation', (request, response) => {
    server.emit('request', request, response);
  });
  refuseBrokenRequests(server);
  return server;

  function countPending({ socket }: IncomingRequest, response: ServerResponse): void {
    pending.set(socket, (pending.get(socket) ?? 0) + 1);
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
  }

  /**
   * Whether parsing has to stop after this request's head: at the first request over the limit, and
   * before a body that will not be read. Pausing the socket would come too late, since the bytes already
   * read may hold any number of requests or body chunks.
   */
  function shouldDetachParser(request: IncomingRequest): boolean {
    return isOneTooMany(request) || (request.hasBody && !request.hasReadableBody);
  }

  function isOneTooMany(request: IncomingRequest): boolean {
    const before = pending.get(request.socket) ?? 0;
    if (before === 0) return false;
    return before > mostWaiting || waitingBytes + request.estimatedBytes > mostWaitingBytes;
  }
}

/**
 * Node closes a connection with `destroySoon`. While a body is still arriving that would reset the
 * connection, so it is drained for a moment instead.
 */
function closeGentlyInMidBody(request: IncomingRequest): void {
  const { socket } = request;
  socket.destroySoon = () => {
    Reflect.deleteProperty(socket, 'destroySoon');
    if (request.complete) socket.destroySoon();
    else closeGently(socket);
  };
}
