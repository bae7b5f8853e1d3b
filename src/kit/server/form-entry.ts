import { parseLocalizedPath } from '#kit/i18n/paths.ts';
import { type FormPost, readCall, readNativePost, writePost } from '#kit/leads/intake/form-post.ts';
import { HttpError } from '#kit/runtime/http-error.ts';
import type { RateLimit } from '#kit/runtime/rate-limit.ts';
import { notFoundPath } from '#kit/site/not-found.ts';
import { isPage } from '#kit/site/routes.ts';

import type { StaticFile } from './files/static-files.ts';
import { checkOrigin } from './origin.ts';
import { longestBody } from './posted-body.ts';
import { type NodeRequest, readBody } from './request-body.ts';

/** Bytes and milliseconds. A post is a few kB; after errors it also carries the previous state. */
const limits = { longest: longestBody, patience: 8_000 };

/**
 * What the site is served from: the source; a build that is still making its pages, which are rendered
 * until then; a build that has all of them as files.
 */
export type Stage = 'development' | 'building' | 'built';

export interface FormEntryOptions {
  stage: Stage;
  /** Built files by address; none in development. */
  files: ReadonlyMap<string, StaticFile>;
  /** The server functions of a build as `id#name`; not asked for in development. */
  functions: () => Promise<ReadonlySet<string>>;
  siteUrl?: string | undefined;
  /** Absent where an address may send any number. */
  limit?: RateLimit | undefined;
}

/** Validates posts before React decodes them, and rewrites each from its fields. */
export function createFormEntry({ stage, files, functions, siteUrl, limit }: FormEntryOptions) {
  return {
    actionOf,

    /**
     * Checks a post, by script or native, and builds a new request from its fields.
     *
     * @param address Key of the rate limit.
     * @param incoming The same request as Node's server has it.
     * @throws HttpError where it is no post of the site.
     */
    async admit(request: Request, address: string, incoming?: NodeRequest): Promise<Request> {
      // In this order (decision 0006): what needs no body comes before it is read, and what is read is
      // looked at before React sees any of it.
      const { pathname } = new URL(request.url);
      const action = actionOf(pathname);
      // The not-found page has forms too, and stands at every unknown address.
      const isUnknownAddress =
        stage !== 'development' && action === undefined && !servesPage(pathname);
      if (isUnknownAddress && files.has(pathname)) throw wrongMethod('GET, HEAD');
      if (action !== undefined && !(await isFunction(action))) throw nothingThere();
      checkOrigin(request, siteUrl);
      const contentType = request.headers.get('content-type') ?? '';
      if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType)) {
        if (isUnknownAddress) throw nothingThere();
        throw new HttpError(415, 'not a form', { 'accept-post': 'multipart/form-data' });
      }
      const wait = limit?.take(address) ?? 0;
      if (wait > 0) throw new HttpError(429, 'too many', { 'retry-after': String(wait) });
      const data = await parse(await readBody(request, incoming, limits), contentType);
      // React's key is in every form of the not-found page; a post without it is of no page of ours.
      if (isUnknownAddress && !data.has('$ACTION_KEY')) throw nothingThere();
      const post =
        action === undefined ? withPage(readNativePost(data), pathname) : readCall(action, data);
      // Where no address names the function (a post without JavaScript), it is known only here.
      if (action === undefined && !(await isFunction(post.action))) throw nothingThere();
      const { locale } = parseLocalizedPath(pathname);
      const url = isUnknownAddress ? new URL(notFoundPath(locale), request.url) : request.url;
      return new Request(url, {
        method: 'POST',
        headers: headersOfNewPost(request.headers),
        body: writePost(post),
      });
    },

    /** 405 with the methods that an address allows. */
    refuseMethod(pathname: string): HttpError {
      if (actionOf(pathname) !== undefined) return wrongMethod('POST');
      return wrongMethod(servesPage(pathname) ? 'GET, HEAD, POST' : 'GET, HEAD');
    },
  };

  /** Of a finished build, its files say which pages there are. */
  function servesPage(address: string): boolean {
    if (stage !== 'built') return isPage(address);
    return files.get(address)?.contentType.startsWith('text/html') ?? false;
  }

  async function isFunction(action: string): Promise<boolean> {
    // In development nobody lists them: React finds each by its file.
    return stage === 'development' || (await functions()).has(action);
  }

  /** The server function that an address calls: twelve hexadecimal digits (in development a file) and a name. */
  function actionOf(pathname: string): string | undefined {
    const pattern =
      stage === 'development'
        ? /^\/RSC\/F\/(.+)\/([\w$]+)\.txt$/
        : /^\/RSC\/F\/([\da-f]{12})\/([A-Za-z_$][\w$]{0,99})\.txt$/;
    const [, id, name] = pattern.exec(pathname) ?? [];
    return id === undefined ? undefined : `${id}#${name ?? ''}`;
  }
}

/** A native post goes to the address of the page itself. */
function withPage(post: FormPost, page: string): FormPost {
  const fields = post.fields.filter(([name]) => name !== 'page');
  return { ...post, fields: [...fields, ['page', page]] };
}

function nothingThere(): HttpError {
  return new HttpError(404, 'nothing to send to');
}

function wrongMethod(allow: string): HttpError {
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
 * Without the origin, which Waku would check again, against Host alone (`checkOrigin` knows SITE_URL), and
 * without what described the old body.
 */
function headersOfNewPost(headers: Headers): Headers {
  const kept = new Headers(headers);
  const ofSender = ['origin', 'sec-fetch-site'];
  const ofBody = ['content-type', 'content-length', 'transfer-encoding'];
  for (const name of [...ofSender, ...ofBody]) kept.delete(name);
  return kept;
}
