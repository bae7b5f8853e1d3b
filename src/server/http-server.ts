import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import type { Socket } from 'node:net';

import { refuseBrokenRequests } from './bare-answers.ts';

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

/** Requests of one connection that may wait for the answer before them. No browser sends any. */
const mostWaiting = 100;

/**
 * Node's server with the limits of the site. Of a connection one request is answered at a time:
 * the next waits until the answer before it has left, so that a client that asks without reading
 * holds one answer. Every request reaches `listener`; what is none is refused.
 */
export function createHttpServer(listener: RequestListener): Server {
  const waiting = new WeakMap<Socket, number>();
  const options: ServerOptions = {
    ...limits,
    // Requests without a body need no stream to read it from.
    optimizeEmptyRequests: true,
    // Node's refusals lack the security headers: ours are given by `listener`.
    requireHostHeader: false,
  };
  const server = createServer(options, (request, response) => {
    // Node gives a response its socket when the answers before it have left.
    if (response.socket) listener(request, response);
    else wait(request, () => listener(request, response));

    function wait({ socket }: IncomingMessage, answer: () => void): void {
      const count = (waiting.get(socket) ?? 0) + 1;
      if (count > mostWaiting) {
        socket.destroy();
        return;
      }
      waiting.set(socket, count);
      response.once('socket', () => {
        setImmediate(() => {
          waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
          answer();
        });
      });
    }
  });
  server.setTimeout(stallTimeout);
  server.on('checkExpectation', (request, response) => {
    server.emit('request', request, response);
  });
  refuseBrokenRequests(server);
  return server;
}
