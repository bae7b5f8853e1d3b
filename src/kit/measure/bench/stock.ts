/**
 * The built files behind Waku's own adapter for Node, as far as it meets a request for a file: the
 * first thing it has is this middleware, on this server.
 */
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono/tiny';

const [root = '', port = ''] = process.argv.slice(2);
const app = new Hono();
app.use('/*', serveStatic({ root, rewriteRequestPath: (path) => path }));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
