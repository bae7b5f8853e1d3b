import { existsSync } from 'node:fs';
import path from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Connect } from 'vite';

import { cacheRules, contentTypeOf } from '#kit/server/files/file-rules.ts';

import { keptPicture, picturesFolder } from './kept.ts';

/**
 * Middleware of the development server that answers with the pictures that are kept; whatever else is
 * asked for goes on. By Hono, which reads byte ranges: Safari plays no video without them.
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
  const answer = getRequestListener(app.fetch);
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const picture = keptPicture(pathname, folder);
    if (picture === undefined || !existsSync(picture)) return next();
    void answer(request, response);
  };
}
