import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  url: string;
  /** Host and port to which it forwards (`host:port`); may be changed at any time. */
  target: string;
  close(): Promise<void>;
}

/**
 * Starts a simple reverse proxy. It passes the Host header of a request on, or replaces it by its target,
 * as different proxies do.
 */
export function startProxy({ keepHost }: { keepHost: boolean }): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    const [hostname, port] = proxy.target.split(':');
    const headers = {
      ...incoming.headers,
      ...(!keepHost && { host: proxy.target }),
      'x-forwarded-for': incoming.socket.remoteAddress,
    };
    const { method, url: path } = incoming;
    const forwarded = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  const proxy: Proxy = {
    url: '',
    target: '',
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      proxy.url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
      resolve(proxy);
    });
  });
}
