import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { createAnswerWriter } from './answer-writer.ts';
import type { FoundAnswer } from './fast-files.ts';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';

export interface FastConnectionsOptions {
  /** Answers what it can answer at once; undefined for everything else. */
  answer: (request: PlainRequest) => FoundAnswer | undefined;
  /** How long a connection may be without a request. Milliseconds. */
  keepAliveTimeout: number;
}

export interface FastConnections {
  /** Closes connections that Node's server does not know of, each after its last answer. */
  close(): void;
}

/** Node's own server waits so much longer than it tells, so that a client in time is not cut off. */
const graceTime = 1000;

/**
 * Answers plain requests on a connection itself, before Node's server makes objects of them. The
 * first request that is not plain, or that `answer` leaves alone, passes the connection with all
 * its bytes to that server, for good. To be called before the server listens.
 */
export function takeConnections(
  server: Server,
  { answer, keepAliveTimeout }: FastConnectionsOptions,
): FastConnections {
  const toServer = server.listeners('connection');
  const open = new Set<Socket>();
  const write = createAnswerWriter({ keepAliveTimeout });
  server.removeAllListeners('connection');
  server.on('connection', take);
  return {
    close() {
      for (const socket of open) socket.destroySoon();
    },
  };

  function take(socket: Socket): void {
    open.add(socket);
    socket.setTimeout(keepAliveTimeout + graceTime);
    socket.on('timeout', drop).on('error', drop).on('close', forget).on('end', finish);
    socket.on('data', read);

    function read(bytes: Buffer): void {
      // Who asks on without reading is left to Node, which stops reading then.
      const request = socket.writableLength === 0 ? readPlainRequest(bytes) : undefined;
      const found = request && answer(request);
      if (!found) {
        pass(bytes);
        return;
      }
      write(socket, found);
    }

    function pass(bytes: Buffer): void {
      forget();
      socket.off('timeout', drop).off('error', drop).off('close', forget).off('end', finish);
      socket.off('data', read).setTimeout(0);
      socket.unshift(bytes);
      for (const listener of toServer) listener.call(server, socket);
    }

    function drop(): void {
      socket.destroy();
    }

    function finish(): void {
      socket.end();
    }

    function forget(): void {
      open.delete(socket);
    }
  }
}
