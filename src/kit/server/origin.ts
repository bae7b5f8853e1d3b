import { HttpError } from '#kit/runtime/http-error.ts';

/**
 * CSRF protection: makes sure, before its body is read, that a post was sent from the site itself.
 *
 * Origin is compared with SITE_URL. Without that setting it is compared with Host; behind a proxy that
 * rewrites Host, Sec-Fetch-Site decides instead, which no page can forge. Either way every name of this
 * server is accepted. A client that sends neither Origin nor Sec-Fetch-Site (curl, a monitor) is not a
 * browser, and so cannot be abused for CSRF.
 *
 * @throws HttpError 403 if it was sent from another site, or may have been.
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
  const own = new URL(request.url);
  const configured = siteUrl === undefined ? undefined : new URL(siteUrl);
  if (configured && origin.host !== configured.host) throw new HttpError(403, 'another origin');
  // Behind a proxy that ends TLS the browser's origin is https, but the request arrives as http.
  const schemeFits = origin.protocol === own.protocol || origin.protocol === 'https:';
  if (origin.host === own.host && schemeFits) return;
  if (origin.origin === configured?.origin) return;
  if (fetchSite === 'same-origin') return;
  throw new HttpError(403, 'another origin');
}

/** An origin as a URL; undefined for `null` (an opaque origin) and other schemes than HTTP. */
function parse(origin: string): URL | undefined {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
