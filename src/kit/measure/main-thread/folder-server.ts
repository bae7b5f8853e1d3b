import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

/**
 * Serves the files of a folder on a free port, compressed with gzip, so that built sites can be
 * compared without the influence of their hosts.
 *
 * @param pages HTML of additional pages, by path.
 * @returns the origin as `url`, without a slash at the end.
 */
export async function serveFolder(
  folder: string,
  pages: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop: () => void }> {
  const app = new Hono();
  app.use(compress({ encoding: 'gzip' }));
  for (const [path, html] of Object.entries(pages)) app.get(path, (context) => context.html(html));
  app.use(serveStatic({ root: folder }));
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, stop: () => server.close() };
}
