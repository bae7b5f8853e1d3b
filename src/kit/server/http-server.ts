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
 * Limits of Node's server, in milliseconds and bytes. A socket that is only half of a request is
 * cut within twelve seconds; Node's defaults would keep it for a minute and a half.
 */
const limits = {
  headersTimeout: 8_000,
  /** Headers and body. form-entry.ts gives a body less time, and answers with a page. */
  requestTimeout: 10_000,
  /** How often the two timeouts above are checked. */
  connectionsCheckingInterval: 1_000,
  /** Between two requests. Node adds a second of its own: ten. */
  keepAliveTimeout: 9_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions;

/** Socket timeout: a client that does not read its response for so long is cut off. Milliseconds. */
const stallTimeout = 10_000;

/** Open connections; further ones are closed at once. */
const mostConnections = 1000;
/** Above so many open connections, idle ones are closed. */
const manyConnections = 900;

/** Pipelined requests of one connection. No browser pipelines. */
const mostWaiting = 3;
/** Bytes that pipelined requests of all connections may hold. */
const mostWaitingBytes = 8 * 1024 * 1024;

/**
 * Node's server with the limits of the site. Back-pressure: one request of a connection is handled at
 * a time, the next only when the response before it has been flushed, so that a client that does not
 * read holds one response. Whatever exceeds a limit is cut off or passed to `listener` to refuse.
 */
export function createHttpServer(listener: RequestListener<typeof IncomingRequest>): Server {
  /** Requests of each connection without a finished response. */
  const pending = new WeakMap<Socket, number>();
  let open = 0;
  let waitingBytes = 0;

  const server = createServer<typeof IncomingRequest>(
    {
      ...limits,
      IncomingMessage: IncomingRequest,
      shouldUpgradeCallback: (request) => (request.leavesParser = leavesParser(request)),
      // Skips the body stream of requests without a body.
      optimizeEmptyRequests: true,
      // `listener` refuses a missing Host itself, with the security headers.
      requireHostHeader: false,
    },
    (request, response) => {
      count(request, response);
      if (request.hasBody) {
        request.expectBody(response);
        closeGentlyInMidBody(request);
      }
      // A pipelined response gets its socket when the ones before it have been flushed.
      if (response.socket) {
        listener(request, response);
        return;
      }
      const bytes = request.headBytes;
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
    open += 1;
    socket.once('close', () => (open -= 1));
    if (open > manyConnections) server.closeIdleConnections();
  });
  // Emitted when the parser has detached from the connection: further bytes are no requests.
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
  server.on('checkExpectation', (request, response) => {
    server.emit('request', request, response);
  });
  refuseBrokenRequests(server);
  return server;

  function count({ socket }: IncomingRequest, response: ServerResponse): void {
    pending.set(socket, (pending.get(socket) ?? 0) + 1);
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
  }

  /**
   * A single read may contain any number of requests, or of body chunks: the parser detaches from the
   * connection at the first request over the limit, and before a body that is not going to be read.
   */
  function leavesParser(request: IncomingRequest): boolean {
    return isOneTooMany(request) || (request.hasBody && !request.hasReadableBody);
  }

  function isOneTooMany(request: IncomingRequest): boolean {
    const before = pending.get(request.socket) ?? 0;
    if (before === 0) return false;
    return before > mostWaiting || waitingBytes + request.headBytes > mostWaitingBytes;
  }
}

/** Node would reset a connection whose body is still arriving: drain it for a moment instead. */
function closeGentlyInMidBody(request: IncomingRequest): void {
  const { socket } = request;
  socket.destroySoon = () => {
    Reflect.deleteProperty(socket, 'destroySoon');
    if (request.complete) socket.destroySoon();
    else closeGently(socket);
  };
}
