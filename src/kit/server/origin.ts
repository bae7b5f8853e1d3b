import { HttpError } from '#kit/runtime/http-error.ts';

/** Matches host names that always mean the browser's own machine. No attacker can make them resolve elsewhere. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * CSRF protection: makes sure that a post was sent from the site itself, before its body is read.
 *
 * A post with Origin has to pass two checks. First, if SITE_URL is set, the host of Origin must be the host of
 * SITE_URL, or `localhost` for a browser on the server's own machine. Second, one of these must be true:
 * - Origin matches Host;
 * - Origin is SITE_URL;
 * - Sec-Fetch-Site, which no page can forge, is `same-origin`. This is for proxies that rewrite Host, so that
 *   Origin does not match it.
 *
 * A post without Origin passes unless Sec-Fetch-Site says that another origin sent it. A client that sends
 * neither header (curl, a monitor) is not a browser, and so cannot be abused for CSRF.
 *
 * @throws HttpError 403 if the post was sent from another site, or may have been.
 */
export function checkOrigin(request: Request, siteUrl?: string): void {
  const fetchSite = request.headers.get('sec-fetch-site');
  const originHeader = request.headers.get('origin');
  if (originHeader === null) {
    if (fetchSite === null || fetchSite === 'none' || fetchSite === 'same-origin') return;
    throw new HttpError(403, 'another site');
  }
  const origin = parse(originHeader);
  if (!origin) throw new HttpError(403, 'no origin');
  const requestUrl = new URL(request.url);
  const configuredUrl = siteUrl === undefined ? undefined : new URL(siteUrl);
  const isLocalBrowser =
    loopback.test(origin.hostname) && origin.host === requestUrl.host && fetchSite !== 'cross-site';
  const isAllowedHost = !configuredUrl || origin.host === configuredUrl.host || isLocalBrowser;
  if (!isAllowedHost) throw new HttpError(403, 'another origin');
  // Behind a proxy that terminates TLS, the browser's origin is https, but the request arrives as http.
  const schemeMatches = origin.protocol === requestUrl.protocol || origin.protocol === 'https:';
  if (origin.host === requestUrl.host && schemeMatches) return;
  if (origin.origin === configuredUrl?.origin) return;
  if (fetchSite === 'same-origin') return;
  throw new HttpError(403, 'another origin');
}

/** Parses an origin; undefined for `null` (an opaque origin) and for schemes other than HTTP and HTTPS. */
function parse(origin: string): URL | undefined {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
