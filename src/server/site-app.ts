import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';

import { localeCookie, readCookie } from '#i18n/cookie.ts';
import { detectLocale, parseAcceptLanguage } from '#i18n/detection.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { localizePath, parseLocalizedPath } from '#i18n/paths.ts';
import { messagesOf } from '#i18n/server.ts';
import { notFoundPath } from '#site/routes.ts';

import { log } from './log.ts';
import { errorHtml, tooLargeHtml } from './plain-pages.ts';
import type { StaticFile } from './static-files.ts';

/** Longest body of a request, in bytes. A lead is a few kB. */
const longestBody = 64 * 1024;

export interface SiteAppOptions {
  /** Built files by address; empty in development, where every page is rendered. */
  files: ReadonlyMap<string, StaticFile>;
  /** Waku: renders pages and calls server functions. Answers null where it has no page. */
  render: (request: Request) => Promise<Response | null>;
}

/** The site as one Hono application: what comes before, around and after the pages. */
export function createSiteApp({ files, render }: SiteAppOptions): Hono {
  const app = new Hono({ strict: true });

  app.use(async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const milliseconds = Math.round(performance.now() - start);
    log.info({ method, path, status: context.res.status, milliseconds }, 'request');
  });
  app.use(
    secureHeaders({
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
      permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    }),
  );
  app.get('/healthz', (context) => context.text('ok'));
  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    // Each page has one address. Slashes are collapsed too, or `//host` would leave the site.
    if (pathname !== '/' && /\/$|\/\//.test(pathname)) {
      return context.redirect(
        (pathname.replace(/\/+/g, '/').replace(/\/$/, '') || '/') + search,
        308,
      );
    }
    await next();
  });
  app.get('/', async (context, next) => {
    const locale = detectLocale({
      cookie: readCookie(context.req.header('cookie'), localeCookie.key),
      languages: parseAcceptLanguage(context.req.header('accept-language')),
    });
    if (locale !== defaultLocale) {
      context.header('Vary', 'Accept-Language, Cookie');
      context.header('Cache-Control', 'private, no-store');
      return context.redirect(localizePath('/', locale) + new URL(context.req.url).search, 302);
    }
    await next();
    context.header('Vary', 'Accept-Language, Cookie', { append: true });
  });
  app.on(['GET', 'HEAD'], '*', async (context, next) => {
    const file = files.get(decodeAddress(context.req.path));
    return file ? serveFile(context, file) : next();
  });
  app.use(
    bodyLimit({
      maxSize: longestBody,
      onError: (context) => context.html(tooLargeHtml(localeOf(context)), 413),
    }),
  );
  app.all('*', async (context) => {
    const response = await render(context.req.raw);
    if (response && response.status !== 404) return response;
    return notFound(context);
  });
  app.onError((error, context) => {
    log.error({ path: context.req.path, error: error.stack ?? String(error) }, 'request failed');
    return context.html(errorHtml(localeOf(context)), 500);
  });
  return app;

  async function notFound(context: Context): Promise<Response> {
    const address = notFoundPath(parseLocalizedPath(context.req.path).locale);
    const file = files.get(address);
    if (file) {
      const response = await serveFile(context, file);
      return new Response(response.body, { status: 404, headers: response.headers });
    }
    const response = await render(new Request(new URL(address, context.req.url)));
    return new Response(response?.body ?? null, {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }

  function localeOf(context: Context) {
    return messagesOf(parseLocalizedPath(context.req.path).locale);
  }
}

async function serveFile(context: Context, file: StaticFile): Promise<Response> {
  context.header('ETag', file.etag);
  context.header(
    'Cache-Control',
    file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  );
  context.header('Vary', 'Accept-Encoding', { append: true });
  if (context.req.header('if-none-match')?.includes(file.etag)) return context.body(null, 304);
  context.header('Content-Type', file.contentType);
  const accepted = context.req.header('accept-encoding') ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    const encoded = accepted.includes(encoding) ? file.encoded(encoding) : undefined;
    if (!encoded) continue;
    context.header('Content-Encoding', encoding);
    return context.body(await encoded);
  }
  return context.body(file.body);
}

function decodeAddress(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
