import { Refusal } from './refusal.ts';

/**
 * Makes sure that a form was sent from the site itself, before its body is looked at.
 *
 * Host and the public address are compared with Origin; where a proxy rewrites Host and nobody
 * told the public address, the browser's own comparison counts: no page can write Sec-Fetch-Site.
 * A client that tells neither (curl, a monitor) is no browser, so no visitor is tricked into it.
 *
 * @throws Refusal 403
 */
export function checkOrigin(request: Request, siteUrl?: string): void {
  const site = request.headers.get('sec-fetch-site');
  const header = request.headers.get('origin');
  if (header === null) {
    if (site === null || site === 'none' || site === 'same-origin') return;
    throw new Refusal(403, 'another site');
  }
  const origin = parse(header);
  if (!origin) throw new Refusal(403, 'no origin');
  const own = new URL(request.url);
  // Behind a proxy that ends TLS the browser says https where the request arrives as http.
  const schemeFits = origin.protocol === own.protocol || origin.protocol === 'https:';
  if (origin.host === own.host && schemeFits) return;
  if (siteUrl !== undefined && origin.origin === new URL(siteUrl).origin) return;
  if (site === 'same-origin') return;
  throw new Refusal(403, 'another origin');
}

/**
 * The host in the browser's address bar where it differs from Host, as behind a proxy that
 * rewrites it; undefined where they are equal or nothing reliable tells.
 */
export function rewrittenHost(request: Request, siteUrl?: string): string | undefined {
  const { host } = new URL(request.url);
  const known = siteUrl === undefined ? undefined : new URL(siteUrl).host;
  const origin = parse(request.headers.get('origin') ?? '')?.host;
  const proven = request.headers.get('sec-fetch-site') === 'same-origin' || origin === known;
  const forwarded = request.headers.get('x-forwarded-host');
  const shown = proven && origin !== undefined ? origin : forwarded === known ? known : undefined;
  return shown === host ? undefined : shown;
}

function parse(origin: string): URL | undefined {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
