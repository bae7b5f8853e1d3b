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
  /** Headers and body; the entry gives up a body sooner, and says so with a page. */
  requestTimeout: 10_000,
  /** How often the two above are looked after. */
  connectionsCheckingInterval: 1_000,
  /** Between two requests. Node adds a second, so that a client in time is not cut off: ten. */
  keepAliveTimeout: 9_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions;

/** A client that takes nothing of its answer for so long is cut. Node looks twice. Milliseconds. */
const stallTimeout = 10_000;

/** Open connections. Beyond it new ones are closed at once. */
const mostConnections = 1000;
/** From here on connections between two requests make room for new ones. */
const manyConnections = 900;

/** Requests of one connection that may wait for the answer before them. No browser sends any. */
const mostWaiting = 3;
/** What the waiting requests of all connections may hold together; bytes. */
const mostWaitingBytes = 8 * 1024 * 1024;

/**
 * Node's server with the limits of the site. Of a connection one request is answered at a time:
 * the next waits until the answer before it has left, so that a client that asks without reading
 * holds one answer. What is over a limit is cut off, or refused by `listener`, which gets every
 * other request.
 */
export function createHttpServer(listener: RequestListener<typeof IncomingRequest>): Server {
  /** Requests of a connection that are not answered yet. */
  const underWay = new WeakMap<Socket, number>();
  let open = 0;
  let waitingBytes = 0;

  const server = createServer<typeof IncomingRequest>(
    {
      ...limits,
      IncomingMessage: IncomingRequest,
      shouldUpgradeCallback: (request) => (request.leavesParser = leavesParser(request)),
      // Requests without a body need no stream to read it from.
      optimizeEmptyRequests: true,
      // Node's refusals lack the security headers: ours are given by `listener`.
      requireHostHeader: false,
    },
    (request, response) => {
      count(request, response);
      if (request.hasBody) {
        request.expectBody(response);
        closeGentlyInMidBody(request);
      }
      // Node gives a response its socket when the answers before it have left.
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
  // The parser has left the connection: what else it sends is no request any more.
  server.on('upgrade', (request: IncomingRequest, socket: Socket) => {
    socket.on('error', () => undefined);
    if (isOneTooMany(request) || underWay.get(socket)) {
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
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
  }

  /**
   * One read of a connection may hold thousands of requests, or of chunks of a body: the parser
   * stops at the first that is one too many, and before a body that nobody reads.
   */
  function leavesParser(request: IncomingRequest): boolean {
    return isOneTooMany(request) || (request.hasBody && !request.hasReadableBody);
  }

  function isOneTooMany(request: IncomingRequest): boolean {
    const before = underWay.get(request.socket) ?? 0;
    if (before === 0) return false;
    return before > mostWaiting || waitingBytes + request.headBytes > mostWaitingBytes;
  }
}

/** Node would close a connection at once that still brings a body. */
function closeGentlyInMidBody(request: IncomingRequest): void {
  const { socket } = request;
  socket.destroySoon = () => {
    Reflect.deleteProperty(socket, 'destroySoon');
    if (request.complete) socket.destroySoon();
    else closeGently(socket);
  };
}
