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
import { maxHeaderCount } from './malformed.ts';

/**
 * Limits of Node's server, in milliseconds and bytes. A connection whose request stays incomplete is cut
 * off within twelve seconds; Node's defaults would keep it for a minute and a half. docs/deploy.md, "What
 * the server holds", lists the memory that the limits in this file allow.
 */
const limits = {
  headersTimeout: 8_000,
  /** For headers and body. form-entry.ts gives a body less time, and answers with a page. */
  requestTimeout: 10_000,
  /** How often the two timeouts above are checked. */
  connectionsCheckingInterval: 1_000,
  /** Idle time between two requests. Node adds one second, so the connection is closed after ten. */
  keepAliveTimeout: 9_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions;

/** A client that does not read its response for this long is cut off (socket timeout). Milliseconds. */
const stallTimeout = 10_000;

/** Maximum number of open connections; further ones are closed at once. */
const maxConnections = 1000;
/** Above this number of open connections, idle ones are closed to make room. */
const idleClosingThreshold = 900;

/** Maximum number of pipelined requests that wait on one connection. No browser pipelines. */
const maxPipelined = 3;
/** Maximum number of bytes that the pipelined requests of all connections may hold (`estimatedBytes`). */
const maxPipelinedBytes = 8 * 1024 * 1024;

/**
 * Creates Node's server with the limits of the site.
 *
 * Back-pressure: each connection has only one request handled at a time. The next one starts after the
 * previous response has been flushed, so a client that does not read keeps only one response in memory.
 *
 * A connection that exceeds a limit is closed, or its request is passed to `listener`, which refuses it.
 */
export function createHttpServer(listener: RequestListener<typeof IncomingRequest>): Server {
  /** Number of requests of each connection whose response is not finished. */
  const pending = new WeakMap<Socket, number>();
  let openConnections = 0;
  let pipelinedBytes = 0;

  const server = createServer<typeof IncomingRequest>(
    {
      ...limits,
      IncomingMessage: IncomingRequest,
      // Node's hook for protocol upgrades. `IncomingRequest.upgrade` makes Node call it for every request, after
      // the head. The result decides whether Node stops parsing the connection.
      shouldUpgradeCallback: (request) => {
        request.detachesParser = shouldDetachParser(request);
        return request.detachesParser;
      },
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
      // Node assigns the socket to a pipelined response when all earlier responses have been flushed.
      if (response.socket) {
        listener(request, response);
        return;
      }
      const bytes = request.estimatedBytes;
      pipelinedBytes += bytes;
      response.once('close', () => (pipelinedBytes -= bytes));
      // Node emits `socket` before it has finished assigning the socket, so the listener is called later.
      response.once('socket', () => setImmediate(() => listener(request, response)));
    },
  );
  if (!('shouldUpgradeCallback' in server)) {
    throw new Error('The server needs Node 24.9 or newer.');
  }
  server.setTimeout(stallTimeout);
  // Node drops further headers silently. With one more than allowed, `whyMalformed` sees the excess.
  server.maxHeadersCount = maxHeaderCount + 1;
  server.maxConnections = maxConnections;
  server.on('connection', (socket) => {
    openConnections += 1;
    socket.once('close', () => (openConnections -= 1));
    if (openConnections > idleClosingThreshold) server.closeIdleConnections();
  });
  // Emitted if `shouldDetachParser` returned true: the parser has left the connection, and further bytes
  // are not parsed.
  server.on('upgrade', (request: IncomingRequest, socket: Socket) => {
    // Without a listener, the error of a broken connection would end the process.
    socket.on('error', () => undefined);
    // The socket cannot get a second response while an earlier one is pending. An earlier one is always pending
    // if the request exceeds the limit of pipelined requests.
    if (pending.get(socket)) {
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
   * Whether parsing has to stop after this request's head: because the request exceeds the limit of
   * pipelined requests, or because its body will not be read. Pausing the socket would be too late: Node has
   * already read bytes that may contain any number of requests or body chunks.
   */
  function shouldDetachParser(request: IncomingRequest): boolean {
    return exceedsPipelineLimit(request) || (request.hasBody && !request.mayReadBody);
  }

  function exceedsPipelineLimit(request: IncomingRequest): boolean {
    const earlier = pending.get(request.socket) ?? 0;
    if (earlier === 0) return false;
    // The first of the earlier requests is being handled. The others and this one wait.
    return earlier > maxPipelined || pipelinedBytes + request.estimatedBytes > maxPipelinedBytes;
  }
}

/**
 * Makes Node's closing of a connection (`destroySoon`) gentle while a body is still arriving: Node alone
 * would reset the connection. Instead, the rest of the body is read for a moment.
 */
function closeGentlyInMidBody(request: IncomingRequest): void {
  const { socket } = request;
  socket.destroySoon = () => {
    // From now on, `destroySoon` is the method of the prototype again.
    Reflect.deleteProperty(socket, 'destroySoon');
    if (request.complete) socket.destroySoon();
    else closeGently(socket);
  };
}
