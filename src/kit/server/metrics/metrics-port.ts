import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/**
 * Answers Prometheus on a port of its own, which the site's visitors cannot reach.
 *
 * @param read The figures in Prometheus' text format.
 * @throws the error of a port that cannot be taken.
 */
export async function openMetricsPort(
  { port, host }: { port: number; host: string },
  read: () => Promise<string>,
): Promise<{ url: string; server: Server }> {
  const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
  const app = new Hono().get('/metrics', async (context) =>
    context.body(await read(), 200, headers),
  );
  const server = serve({ fetch: app.fetch, port, hostname: host }) as Server;
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${hostInUrl(host)}:${String(taken)}/metrics`, server };
}

/** A host as addresses write it: IPv6 has brackets. */
export function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
