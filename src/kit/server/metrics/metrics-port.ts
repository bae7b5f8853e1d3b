import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/**
 * Serves the metrics to Prometheus on a port of their own, which the site's visitors cannot reach.
 *
 * @param read Returns the metrics in Prometheus' text format.
 * @returns the address of the metrics, and the server.
 * @throws the server's error, such as EADDRINUSE, if the port cannot be opened.
 */
export async function openMetricsPort(
  { port, host }: { port: number; host: string },
  read: () => Promise<string>,
): Promise<{ url: string; server: Server }> {
  const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
  const app = new Hono().get('/metrics', async (context) =>
    context.body(await read(), 200, headers),
  );
  // `serve` creates an HTTP server unless its option `createServer` says otherwise.
  const server = serve({ fetch: app.fetch, port, hostname: host }) as Server;
  await once(server, 'listening');
  const { port: boundPort } = server.address() as AddressInfo;
  return { url: `http://${hostInUrl(host)}:${String(boundPort)}/metrics`, server };
}

/** Returns a host as a URL contains it: an IPv6 address in brackets. */
export function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
