import { existsSync } from 'node:fs';
import path from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Connect } from 'vite';

import { cacheRules, contentTypeOf } from '#kit/server/files/file-rules.ts';

import { keptPicture, picturesFolder } from './kept.ts';

/**
 * Returns middleware of the development server that serves the pictures in a folder and passes on all other
 * requests. Hono handles byte ranges, without which Safari plays no video.
 */
export function servePictures(folder = picturesFolder): Connect.NextHandleFunction {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('content-type', contentTypeOf(context.req.path));
    context.header('cache-control', cacheRules.immutable);
  });
  app.use(
    serveStatic({ root: folder, rewriteRequestPath: (address) => path.posix.basename(address) }),
  );
  const listener = getRequestListener(app.fetch);
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const picture = keptPicture(pathname, folder);
    if (picture === undefined || !existsSync(picture)) return next();
    void listener(request, response);
  };
}
