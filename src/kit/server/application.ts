import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';

import { type Context, Hono } from 'hono';

import { serializeLocaleCookie } from '#kit/i18n/cookie.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import { localizePath, parseLocalizedPath } from '#kit/i18n/paths.ts';
import { i18nOf } from '#kit/i18n/server.ts';
import { HttpError } from '#kit/runtime/http-error.ts';
import { type AnsweredRequest, log } from '#kit/runtime/log.ts';
import { notFoundPath, notFoundPaths } from '#kit/site/not-found.ts';
import { nearestAbove } from '#kit/site/routes.ts';
import { vitalsPath } from '#kit/site/vitals.ts';

import { clientAddress } from './client-address.ts';
import { statusHtml, statusText, withErrorTitle } from './error-pages.ts';
import { representationOf } from './files/file-answers.ts';
import { cacheRules } from './files/file-rules.ts';
import { createFormEntry, type FormEntryOptions } from './form-entry.ts';
import { inlineHashes } from './headers/inline-hashes.ts';
import {
  contentSecurityPolicy,
  type ExternalSources,
  robotsHeader,
  securityHeaders,
} from './headers/security-headers.ts';
import { readLocaleChoice, visitorLocale } from './language.ts';
import type { createVitalsEntry } from './metrics/vitals.ts';
import { withoutFormState } from './posted-page.ts';
import { createQueue } from './queue.ts';
import type { NodeRequest } from './request-body.ts';
import { requestIdField, requestIdOf } from './request-id.ts';

/** Node's own request and response, passed by serve.ts; absent on Netlify. */
interface Bindings {
  incoming?: NodeRequest;
  outgoing?: ServerResponse;
}

export interface SiteAppOptions extends FormEntryOptions {
  /** Waku's handler: renders pages and calls server functions. Null for an address without a page. */
  render: (request: Request) => Promise<Response | null>;
  /** Other hosts that the content security policy allows. Undefined sends no policy (development). */
  external: ExternalSources | undefined;
  /** False on previews, which search engines must not index. */
  indexed?: boolean;
  /** How many proxies of our own a request passes (client-address.ts). */
  trustedProxies: number;
  /** Returns why no lead can be stored, for /readyz; undefined if leads can be stored. */
  findTrouble: () => Promise<string | undefined>;
  /** Receives the web vitals that browsers measured; absent where they are not collected. */
  vitals?: ReturnType<typeof createVitalsEntry> | undefined;
  /** Called for each answer, once it is ready. */
  onAnswer: (answer: AnsweredRequest) => void;
}

// docs/deploy.md, "What the server holds", lists these limits with the memory that they allow.
/** For native posts. Each is answered with a page, whose rendering takes up to 0.1 s of processor time. */
const pageLimits = { atOnce: 2, total: 32 };
/** For calls of server functions, which render almost nothing. */
const callLimits = { atOnce: 8, total: 128 };

/**
 * Creates the Hono application. It answers the requests that `createDirectAnswers` (direct-answers.ts)
 * leaves unanswered; in development, all requests.
 */
export function createSiteApp({
  stage,
  files,
  listServerFunctions,
  siteUrl,
  rateLimit,
  render,
  external,
  indexed = true,
  trustedProxies,
  findTrouble,
  onAnswer,
  vitals,
}: SiteAppOptions) {
  const app = new Hono<{ Bindings: Bindings }>({ strict: true });
  const formEntry = createFormEntry({ stage, files, listServerFunctions, siteUrl, rateLimit });
  const pageQueue = createQueue(pageLimits);
  const callQueue = createQueue(callLimits);

  app.use(async (context, next) => {
    const start = performance.now();
    const id = requestIdOf(context.req.header(requestIdField));
    await next();
    context.header(requestIdField, id);
    onAnswer({
      id,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      reason: context.error instanceof HttpError ? context.error.message : undefined,
      milliseconds: performance.now() - start,
    });
  });
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
    if (!indexed) context.header(robotsHeader.name, robotsHeader.value);
    // `answerPost` and `notFound` have already set the policy of their pages.
    const hasPolicy = context.res.headers.has(policyHeader);
    if (hasPolicy || !external) return;
    const isHtml = context.res.headers.get('content-type')?.startsWith('text/html');
    const hashes = inlineHashes(isHtml ? await context.res.clone().text() : '');
    context.header(policyHeader, contentSecurityPolicy(hashes, external));
  });
  if (vitals) {
    app.post(vitalsPath, async (context) => {
      await vitals.receive(context.req.raw, senderOf(context), context.env.incoming);
      return context.body(null, 204, { 'Cache-Control': 'no-store' });
    });
    app.all(vitalsPath, () => {
      throw new HttpError(405, 'wrong method', { allow: 'POST' });
    });
  }
  app.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (context) => {
    const trouble = await findTrouble();
    return context.text(trouble ?? 'ok', trouble === undefined ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const address = canonicalAddress(pathname);
    if (address === pathname) return next();
    context.header('Cache-Control', cacheRules.page);
    return context.redirect(address + search, 308);
  });
  app.get('*', async (context, next) => {
    const choice = readLocaleChoice(new URL(context.req.url));
    if (!choice) return next();
    context.header('Set-Cookie', serializeLocaleCookie(choice.locale));
    context.header('Cache-Control', 'private, no-store');
    return context.redirect(choice.address, 302);
  });
  app.get('/', async (context, next) => {
    const { req } = context;
    const locale = visitorLocale(req.header());
    // The page in the default language. Of a finished build, direct-answers.ts has already sent it.
    if (locale === defaultLocale) return next();
    context.header('Vary', 'Accept-Language, Cookie');
    context.header('Cache-Control', 'private, no-store');
    return context.redirect(localizePath('/', locale) + new URL(req.url).search, 302);
  });
  app.get('*', async (context) => {
    const { path } = context.req;
    const parentPage = nearestAbove(path);
    if (parentPage !== undefined) {
      // The page is not translated yet. It may be translated later, so browsers must not cache the redirect.
      context.header('Cache-Control', 'no-cache');
      return context.redirect(parentPage, 302);
    }
    if (stage === 'built') {
      // The address is no page: direct-answers.ts has already sent the pages and payloads, which are files. A
      // server function accepts only POST, so its address answers 405. Any other address answers 404.
      const action = formEntry.actionOf(path);
      if (action !== undefined && (await listServerFunctions()).has(action)) {
        throw formEntry.wrongMethodError(path);
      }
      return notFound(context);
    }
    // The not-found page's own address is answered like an unknown one.
    const response = notFoundPaths.has(path) ? null : await render(context.req.raw);
    if (stage === 'building') response?.headers.set('Cache-Control', 'no-cache');
    return response && response.status !== 404 ? response : notFound(context);
  });
  app.post('*', async (context) => {
    const { req, env } = context;
    const request = await formEntry.admit(req.raw, senderOf(context), env.incoming);
    const isNativePost = formEntry.actionOf(req.path) === undefined;
    const queue = isNativePost ? pageQueue : callQueue;
    // The task counts towards the limit until `outgoing`, its response, is closed.
    return queue(() => answerPost(request, req.path), env.outgoing);
  });
  app.all('*', (context) => {
    throw formEntry.wrongMethodError(context.req.path);
  });
  app.onError((error, context) => {
    const isRefusal = error instanceof HttpError;
    const status = isRefusal ? error.status : 500;
    if (!isRefusal) {
      log.error({ path: context.req.path, error: error.stack ?? String(error) }, 'request failed');
    }
    const headers = { 'Cache-Control': 'no-store', ...(isRefusal && error.headers) };
    const i18n = i18nOf(parseLocalizedPath(context.req.path).locale);
    return context.req.path.startsWith('/RSC/')
      ? context.text(statusText(i18n, status), status, headers)
      : context.html(statusHtml(i18n, status), status, headers);
  });
  return app;

  /**
   * Returns the canonical address: without repeated or trailing slashes, and without a page's
   * `/index.html`.
   */
  function canonicalAddress(pathname: string): string {
    // Repeated slashes are collapsed, since a redirect to `//host` would leave the site.
    const address = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    const [, folder] = /^(.*)\/index\.html$/.exec(address) ?? [];
    if (folder === undefined) return address;
    const page = folder || '/';
    return files.has(page) && !notFoundPaths.has(page) ? page : address;
  }

  async function answerPost(request: Request, path: string): Promise<Response> {
    const response = await render(request);
    if (!response || response.status === 404) throw new HttpError(404, 'no page');
    if (response.status >= 500) throw new Error('Waku could not answer a posted form.');
    const { status } = response;
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', 'no-store');
    // The body is read to its end, so that rendering has ended when the queue starts the next task.
    if (!headers.get('content-type')?.startsWith('text/html')) {
      return new Response(await response.arrayBuffer(), { status, headers });
    }
    const { locale } = parseLocalizedPath(path);
    const page = withoutFormState(await response.text());
    const html = withErrorTitle(page, i18nOf(locale));
    if (external) headers.set(policyHeader, contentSecurityPolicy(inlineHashes(html), external));
    return new Response(Buffer.from(html), { status, headers });
  }

  function senderOf(context: Context<{ Bindings: Bindings }>): string {
    const remoteAddress = context.env.incoming?.socket.remoteAddress;
    return clientAddress(remoteAddress, context.req.header('x-forwarded-for'), trustedProxies);
  }

  async function notFound(context: Context): Promise<Response> {
    const address = notFoundPath(parseLocalizedPath(context.req.path).locale);
    const file = files.get(address);
    if (file) {
      // Conditional and range headers are ignored: they refer to the requested address, not to this file.
      const representation = representationOf(file, context.req.header('accept-encoding'));
      const body = representation.body ?? (await readFile(representation.path));
      const headers = new Headers(pairs(representation.headers.complete));
      headers.set('Cache-Control', 'no-cache');
      return new Response(body, { status: 404, headers });
    }
    const response = await render(new Request(new URL(address, context.req.url)));
    return new Response(response?.body ?? null, {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }
}

const policyHeader = 'Content-Security-Policy';

/** Turns a flat list, in which names and values alternate, into pairs. */
function pairs(headers: readonly string[]): [string, string][] {
  return headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [],
  );
}
