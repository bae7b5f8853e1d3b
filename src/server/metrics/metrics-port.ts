import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetricsPort {
  url: string;
  close(): void;
}

/**
 * Answers Prometheus on a port of its own, which the site's visitors cannot reach.
 *
 * @param read The figures in Prometheus' text format.
 * @throws the error of a port that cannot be taken.
 */
export async function openMetricsPort({
  port,
  host,
  read,
}: {
  port: number;
  host: string;
  read: () => Promise<string>;
}): Promise<MetricsPort> {
  const server: Server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => {
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
        response.end(text);
      },
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${String(taken)}/metrics`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
