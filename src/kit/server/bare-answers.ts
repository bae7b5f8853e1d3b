import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import {
  contentSecurityPolicy,
  noExternalSources,
  securityHeaders,
} from './headers/security-headers.ts';
import { requestIdField } from './request-id.ts';

/**
 * Headers of error responses to requests that no browser sends. The responses have no body and close the
 * connection.
 */
const bareHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Content-Security-Policy': contentSecurityPolicy({ scripts: [], styles: [] }, noExternalSources),
  'Cache-Control': 'no-store',
  'Content-Length': '0',
  Connection: 'close',
};

/** Sends an error status without a body to a malformed request that Node's parser accepted. */
export function sendBare(response: ServerResponse, status: number, id: string): void {
  response.writeHead(status, { ...bareHeaders, [requestIdField]: id }).end();
}

/** The status for each of Node's error codes; any other code gets 400. */
const statusByErrorCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Sends Node's own 4xx responses (parse errors, timeouts) with the security headers. Node would send the
 * same status without these headers, since its own responses bypass the application.
 */
export function refuseBrokenRequests(server: Server): void {
  const lastResponses = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => lastResponses.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const lastResponse = lastResponses.get(socket);
    // The client would read an error response as a part of the response that is still being sent.
    const isSendingResponse = lastResponse?.headersSent === true && !lastResponse.writableFinished;
    if (!socket.writable || isSendingResponse) {
      socket.destroy(error);
      return;
    }
    const status = statusByErrorCode[error.code ?? ''] ?? 400;
    const lines = [
      `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
      ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
  });
}
