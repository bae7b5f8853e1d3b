import { HttpError } from '#kit/runtime/http-error.ts';

/** Matches the host names that no attacker can lead to another machine. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * CSRF protection: makes sure that a post was sent from the site itself, before its body is read.
 *
 * With SITE_URL, the host of Origin must be the host of SITE_URL, or a name by which a browser on this machine itself
 * reaches the server (localhost). Without SITE_URL, every host name of this server is accepted. In both cases one of
 * these must hold:
 * - Origin matches Host;
 * - Origin is SITE_URL;
 * - Sec-Fetch-Site, which no page can forge, is `same-origin`. Origin does not match Host behind a proxy that
 *   rewrites Host.
 *
 * A client that sends neither Origin nor Sec-Fetch-Site (curl, a monitor) is not a browser, and so cannot
 * be abused for CSRF.
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
  const isThisMachine =
    loopback.test(origin.hostname) && origin.host === requestUrl.host && fetchSite !== 'cross-site';
  if (configuredUrl && origin.host !== configuredUrl.host && !isThisMachine) {
    throw new HttpError(403, 'another origin');
  }
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
