import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what Node could not read as a request, or not in time, as Node does by itself, and with
 * the headers of every answer. The connection ends with it.
 */
export function refuseBrokenRequests(
  server: Server,
  headers: () => readonly (readonly [name: string, value: string])[],
): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => answers.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = answers.get(socket);
    // In the middle of another answer these would be bytes of that one.
    const isFree = !answer || answer.writableFinished || !answer.headersSent;
    if (!socket.writable || !isFree) {
      socket.destroy(error);
      return;
    }
    const status = statusOf[error.code ?? ''] ?? 400;
    const lines = [
      `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
      ...headers().map(([name, value]) => `${name}: ${value}`),
      'Cache-Control: no-store',
      'Content-Length: 0',
      'Connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
  });
}
