import { type Context, Hono } from 'hono';

import { localeCookie, readCookie } from '#i18n/cookie.ts';
import { detectLocale, parseAcceptLanguage } from '#i18n/detection.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { localizePath, parseLocalizedPath } from '#i18n/paths.ts';
import { messagesOf } from '#i18n/server.ts';
import { notFoundPath } from '#site/not-found.ts';
import { vitalsPath } from '#site/vitals.ts';

import { clientAddress } from './client-address.ts';
import { fileAnswer } from './file-answer.ts';
import { createFormEntry, type FormEntryOptions } from './form-entry.ts';
import { inlineHashes } from './inline-hashes.ts';
import { log, requestLog } from './log.ts';
import { hasOneHost } from './one-host.ts';
import { statusHtml, statusText } from './plain-pages.ts';
import { Refusal } from './refusal.ts';
import { requestIdOf } from './request-id.ts';
import type { AnsweredRequest } from './request-metrics.ts';
import {
  contentSecurityPolicy,
  type ForeignSources,
  robotsHeader,
  securityHeaders,
} from './security-headers.ts';
import type { StaticFile } from './static-files.ts';

/** The request as Node's server has it; absent in development. */
interface Bindings {
  incoming?: { url?: string; rawHeaders?: readonly string[]; socket: { remoteAddress?: string } };
}

export interface SiteAppOptions extends FormEntryOptions {
  /** Built files by address; empty in development, where every page is rendered. */
  files: ReadonlyMap<string, StaticFile>;
  /** Waku: renders pages and calls server functions. Answers null where it has no page. */
  render: (request: Request) => Promise<Response | null>;
  /** Hosts that the build's policy allows; undefined in development, which needs none of it. */
  foreign: ForeignSources | undefined;
  /** False on previews: nothing of them belongs in a search engine. */
  indexed?: boolean;
  trustedProxies: number;
  /** Why the server should get no visitors at present; undefined where all is well. */
  findTrouble: () => Promise<string | undefined>;
  /** Takes what browsers measured; absent where they measure nothing. */
  vitals?: { take: (request: Request, address: string) => Promise<void> } | undefined;
  /** Hears of every answer. */
  onAnswer?: ((answer: AnsweredRequest) => void) | undefined;
  /** Hears of every request, with the address at the other end of its connection. */
  onRequest: (request: Request, socket: string | undefined) => void;
}

/** The site as one Hono application: what comes before, around and after the pages. */
export function createSiteApp({
  files,
  render,
  foreign,
  indexed = true,
  trustedProxies,
  findTrouble,
  onRequest,
  onAnswer,
  vitals,
  ...options
}: SiteAppOptions) {
  const app = new Hono<{ Bindings: Bindings }>({ strict: true });
  const forms = createFormEntry({ files, ...options });

  app.use(async (context, next) => {
    const start = performance.now();
    const id = requestIdOf(context.req.header('x-request-id'));
    onRequest(context.req.raw, socketOf(context));
    await next();
    context.header('X-Request-Id', id);
    const { method } = context.req;
    const path = context.req.path.slice(0, 200);
    const time = performance.now() - start;
    const { status } = context.res;
    onAnswer?.({ method, path: context.req.path, status, milliseconds: time });
    const milliseconds = Math.round(time);
    const reason = context.error instanceof Refusal ? context.error.message : undefined;
    requestLog.info({ id, method, path, status, reason, milliseconds }, 'request');
  });
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
    if (!indexed) context.header(robotsHeader.name, robotsHeader.value);
    if (!foreign || context.res.headers.has(policyHeader)) return;
    const isHtml = context.res.headers.get('content-type')?.startsWith('text/html');
    const hashes = inlineHashes(isHtml ? await context.res.clone().text() : '');
    context.header(policyHeader, contentSecurityPolicy(hashes, foreign));
  });
  app.use(async (context, next) => {
    if (!hasOneHost(context.env.incoming?.rawHeaders ?? [])) throw new Refusal(400, 'two hosts');
    // Browsers resolve dot segments themselves; who sends them looks for files.
    const target = context.env.incoming?.url?.split('?')[0] ?? '';
    if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(target)) throw new Refusal(400, 'dot segments');
    await next();
  });
  if (vitals) {
    app.post(vitalsPath, async (context) => {
      await vitals.take(context.req.raw, senderOf(context));
      return context.body(null, 204, { 'Cache-Control': 'no-store' });
    });
    app.all(vitalsPath, () => {
      throw new Refusal(405, 'wrong method', { allow: 'POST' });
    });
  }
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    const trouble = await findTrouble();
    return context.text(trouble ?? 'ok', trouble === undefined ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
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
    const locale = localeOf(context.req.header('cookie'), context.req.header('accept-language'));
    if (locale !== defaultLocale) {
      context.header('Vary', 'Accept-Language, Cookie');
      context.header('Cache-Control', 'private, no-store');
      return context.redirect(localizePath('/', locale) + new URL(context.req.url).search, 302);
    }
    await next();
    context.header('Vary', 'Accept-Language, Cookie', { append: true });
    // Who changes the language must not meet an older decision.
    context.header('Cache-Control', 'public, max-age=0, must-revalidate');
  });
  app.on(['GET', 'HEAD'], '*', async (context, next) => {
    const file = files.get(decodeAddress(context.req.path));
    return file ? serveFile(context, file) : next();
  });
  app.get('*', async (context) => {
    const { path } = context.req;
    // A build has all payloads of its pages as files, and calls are posted.
    if (options.functions && path.startsWith('/RSC/')) {
      if ((await options.functions()).has(forms.actionOf(path) ?? '')) {
        throw forms.refuseMethod(path);
      }
      return notFound(context);
    }
    const response = await render(context.req.raw);
    return response && response.status !== 404 ? response : notFound(context);
  });
  app.post('*', async (context) => {
    const response = await render(await forms.admit(context.req.raw, senderOf(context)));
    if (!response || response.status === 404) throw new Refusal(404, 'no page');
    if (response.status >= 500) throw new Error('The page could not take the form.');
    response.headers.set('Cache-Control', 'no-store');
    return response;
  });
  app.all('*', (context) => {
    throw forms.refuseMethod(context.req.path);
  });
  app.onError((error, context) => {
    const refused = error instanceof Refusal;
    const status = refused ? error.status : 500;
    if (!refused) {
      log.error({ path: context.req.path, error: error.stack ?? String(error) }, 'request failed');
    }
    const headers = { 'Cache-Control': 'no-store', ...(refused && error.headers) };
    const i18n = messagesOf(parseLocalizedPath(context.req.path).locale);
    return context.req.path.startsWith('/RSC/')
      ? context.text(statusText(i18n, status), status, headers)
      : context.html(statusHtml(i18n, status), status, headers);
  });
  return app;

  function socketOf(context: Context<{ Bindings: Bindings }>): string | undefined {
    return context.env.incoming?.socket.remoteAddress;
  }

  function senderOf(context: Context<{ Bindings: Bindings }>): string {
    const forwarded = context.req.header('x-forwarded-for');
    return clientAddress(socketOf(context), forwarded, trustedProxies);
  }

  async function notFound(context: Context): Promise<Response> {
    const address = notFoundPath(parseLocalizedPath(context.req.path).locale);
    const file = files.get(address);
    if (file) {
      // A form of the page that the client has, or a part of it, is no answer to another address.
      const response = fileAnswer(file, { acceptEncoding: context.req.header('accept-encoding') });
      response.headers.set('Cache-Control', 'no-cache');
      return new Response(response.body, { status: 404, headers: response.headers });
    }
    const response = await render(new Request(new URL(address, context.req.url)));
    return new Response(response?.body ?? null, {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }
}

const policyHeader = 'Content-Security-Policy';

function serveFile({ req }: Context, file: StaticFile): Response {
  return fileAnswer(file, {
    acceptEncoding: req.header('accept-encoding'),
    ifNoneMatch: req.header('if-none-match'),
    ifModifiedSince: req.header('if-modified-since'),
    range: req.method === 'GET' ? req.header('range') : undefined,
    ifRange: req.header('if-range'),
  });
}

/** The language in which a visitor wants the root of the site. */
export function localeOf(cookie: string | undefined, acceptLanguage: string | undefined) {
  return detectLocale({
    cookie: readCookie(cookie, localeCookie.key),
    languages: parseAcceptLanguage(acceptLanguage),
  });
}

function decodeAddress(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
