/**
 * A host that only serves files, as Netlify does. It has no functions and refuses POST. Its only headers and
 * redirects are those in the build's `_headers` and `_redirects`.
 *
 *     node src/kit/testing/file-server.ts dist-static/public
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

import { headersFor, parseHeaders, parseRedirects, redirectFor } from './host-files.ts';

const [, , directory = ''] = process.argv;
const readText = (name: string) => readFileSync(path.join(directory, name), 'utf8');
const headers = parseHeaders(readText('_headers'));
const redirects = parseRedirects(readText('_redirects'));
const app = new Hono();
app.use(async (context, next) => {
  await next();
  const fileHeaders = headersFor(headers, context.req.path, 'netlify');
  for (const [name, value] of Object.entries(fileHeaders)) context.header(name, value);
});
app.on(['POST', 'PUT', 'DELETE'], '*', (context) => context.text('Method Not Allowed', 405));
app.use(serveStatic({ root: directory }));
app.notFound((context) => {
  // The rules of a build only name the error page of each language, with status 404.
  const rule = redirectFor(redirects, context.req.path);
  return rule ? context.html(readText(rule.to), 404) : context.text('Not Found', 404);
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  // `whenServing` in site.ts waits for this line.
  console.log(`Serving on http://127.0.0.1:${String(port)}`);
});
