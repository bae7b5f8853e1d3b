import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetricsPort {
  url: string;
  server: Server;
}

/**
 * Answers Prometheus on a port of its own, which the site's visitors cannot reach.
 *
 * @param read The figures in Prometheus' text format.
 * @throws the error of a port that cannot be taken.
 */
export async function openMetricsPort(
  { port, host }: { port: number; host: string },
  read: () => Promise<string>,
): Promise<MetricsPort> {
  const server = createServer((request, response) => {
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
  await once(server.listen(port, host), 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${String(taken)}/metrics`, server };
}
