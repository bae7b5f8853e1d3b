import { parseLocalizedPath } from '#kit/i18n/paths.ts';
import { type FormPost, readCall, readNativePost, writePost } from '#kit/leads/intake/form-post.ts';
import { HttpError } from '#kit/runtime/http-error.ts';
import { checkRateLimit, type RateLimit } from '#kit/runtime/rate-limit.ts';
import { notFoundPath } from '#kit/site/not-found.ts';
import { isPage } from '#kit/site/routes.ts';

import type { StaticFile } from './files/static-files.ts';
import { checkOrigin } from './origin.ts';
import { maxBodyBytes } from './posted-body.ts';
import { type NodeRequest, readBody } from './request-body.ts';

/**
 * Limits of a body. The timeout is in milliseconds, and shorter than `requestTimeout` (http-server.ts), which
 * would cut the connection off without a page.
 */
const bodyLimits = { maxBytes: maxBodyBytes, timeout: 8_000 };

/**
 * What the site is served from.
 * - `development`: the source.
 * - `building`: a build that is still making its pages. Until it is complete, pages are rendered.
 * - `built`: a build that has all pages as files.
 */
export type Stage = 'development' | 'building' | 'built';

export interface FormEntryOptions {
  stage: Stage;
  /** Built files by address; none in development. */
  files: ReadonlyMap<string, StaticFile>;
  /** Returns the server functions of a build as `id#name`; not called in development. */
  listServerFunctions: () => Promise<ReadonlySet<string>>;
  /** SITE_URL; see `checkOrigin`. */
  siteUrl?: string | undefined;
  /** Limits how often one client address may post; absent if posts are not limited. */
  rateLimit?: RateLimit | undefined;
}

/** Creates the checks that a post passes before React decodes it. */
export function createFormEntry(options: FormEntryOptions) {
  const { stage, files, listServerFunctions, siteUrl, rateLimit } = options;
  return {
    actionOf,

    /**
     * Checks a post, sent by script or natively, and builds a new request from its fields alone.
     *
     * @param clientAddress The client's address, for the rate limit.
     * @param incoming Node's object for the same request.
     * @throws HttpError if it is not a post of one of the site's forms, or is over a limit.
     */
    async admit(request: Request, clientAddress: string, incoming?: NodeRequest): Promise<Request> {
      // The order matters (docs/decisions/0006-entry.md). Checks that need no body come before the body is
      // read, and the complete body is checked before React sees any part of it.
      const { pathname } = new URL(request.url);
      const action = actionOf(pathname);
      // An unknown address is neither a server function nor a page. If it is a file, the post is refused.
      // Otherwise it shows the not-found page, whose forms may be posted. In development every address counts
      // as known, since the table of pages lacks the storyboard (src/waku.server.tsx).
      const isUnknown = stage !== 'development' && action === undefined && !servesPage(pathname);
      if (isUnknown && files.has(pathname)) throw methodNotAllowed('GET, HEAD');
      if (action !== undefined && !(await isServerFunction(action))) throw noSuchForm();
      checkOrigin(request, siteUrl);
      const contentType = request.headers.get('content-type') ?? '';
      if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType)) {
        // An unknown address accepts only the forms of the not-found page, and answers anything else with 404.
        if (isUnknown) throw noSuchForm();
        throw new HttpError(415, 'not a form', { 'accept-post': 'multipart/form-data' });
      }
      if (rateLimit) checkRateLimit(rateLimit, clientAddress);
      const data = await parse(await readBody(request, incoming, bodyLimits), contentType);
      // React writes this field into every form of the not-found page.
      if (isUnknown && !data.has('$ACTION_KEY')) throw noSuchForm();
      // A call names its function in the address, which was checked above. A native post names it in the body.
      const isNativePost = action === undefined;
      const post = isNativePost ? withPage(readNativePost(data), pathname) : readCall(action, data);
      if (isNativePost && !(await isServerFunction(post.action))) throw noSuchForm();
      const { locale } = parseLocalizedPath(pathname);
      const url = isUnknown ? new URL(notFoundPath(locale), request.url) : request.url;
      return new Request(url, {
        method: 'POST',
        headers: headersOfNewPost(request.headers),
        body: writePost(post),
      });
    },

    /** Returns a 405 error with the methods that an address allows. */
    wrongMethodError(pathname: string): HttpError {
      if (actionOf(pathname) !== undefined) return methodNotAllowed('POST');
      return methodNotAllowed(servesPage(pathname) ? 'GET, HEAD, POST' : 'GET, HEAD');
    },
  };

  /** Whether an address is a page. A finished build has an HTML file for each of its pages. */
  function servesPage(pathname: string): boolean {
    if (stage !== 'built') return isPage(pathname);
    return files.get(pathname)?.contentType.startsWith('text/html') ?? false;
  }

  async function isServerFunction(action: string): Promise<boolean> {
    // There is no list in development, where React finds each function by its file.
    return stage === 'development' || (await listServerFunctions()).has(action);
  }

  /**
   * Returns the server function that an address calls, as `id#name`; undefined for other addresses. The
   * id is twelve hexadecimal digits in a build and a file in development (docs/waku.md).
   */
  function actionOf(pathname: string): string | undefined {
    const pattern =
      stage === 'development'
        ? /^\/RSC\/F\/(.+)\/([\w$]+)\.txt$/
        : /^\/RSC\/F\/([\da-f]{12})\/([A-Za-z_$][\w$]{0,99})\.txt$/;
    const [, id, name] = pattern.exec(pathname) ?? [];
    return id === undefined ? undefined : `${id}#${name ?? ''}`;
  }
}

/** Sets the field `page` of a native post to the address that the browser posted to: the page itself. */
function withPage(post: FormPost, page: string): FormPost {
  const fields = post.fields.filter(([name]) => name !== 'page');
  return { ...post, fields: [...fields, ['page', page]] };
}

function noSuchForm(): HttpError {
  return new HttpError(404, 'nothing to send to');
}

function methodNotAllowed(allow: string): HttpError {
  return new HttpError(405, 'wrong method', { allow });
}

async function parse(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new HttpError(400, 'malformed form data');
  }
}

/**
 * Returns the headers for the new request: those of the old one, except the headers that describe the old
 * body or state the sender's origin.
 */
function headersOfNewPost(headers: Headers): Headers {
  const kept = new Headers(headers);
  const bodyHeaders = ['content-type', 'content-length', 'transfer-encoding'];
  // Waku would check the origin again, but against Host alone, while `checkOrigin` also knows SITE_URL.
  const originHeaders = ['origin', 'sec-fetch-site'];
  for (const name of [...originHeaders, ...bodyHeaders]) kept.delete(name);
  return kept;
}
