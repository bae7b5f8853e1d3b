import { HttpError } from '#kit/runtime/http-error.ts';

/**
 * CSRF protection: makes sure that a post was sent from the site itself, before its body is read.
 *
 * Origin is compared with SITE_URL. Without that setting it is compared with Host, or, where a proxy
 * rewrites Host, Sec-Fetch-Site counts, which no page can forge. Both accept other names of this server.
 * A client without either header (curl, a monitor) is no browser, and so cannot be used for CSRF.
 *
 * @throws HttpError 403
 */
export function checkOrigin(request: Request, siteUrl?: string): void {
  const site = request.headers.get('sec-fetch-site');
  const header = request.headers.get('origin');
  if (header === null) {
    if (site === null || site === 'none' || site === 'same-origin') return;
    throw new HttpError(403, 'another site');
  }
  const origin = parse(header);
  if (!origin) throw new HttpError(403, 'no origin');
  const own = new URL(request.url);
  const known = siteUrl === undefined ? undefined : new URL(siteUrl);
  if (known && origin.host !== known.host) throw new HttpError(403, 'another origin');
  // Behind a proxy that ends TLS the browser says https where the request arrives as http.
  const schemeFits = origin.protocol === own.protocol || origin.protocol === 'https:';
  if (origin.host === own.host && schemeFits) return;
  if (origin.origin === known?.origin) return;
  if (site === 'same-origin') return;
  throw new HttpError(403, 'another origin');
}

function parse(origin: string): URL | undefined {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
