import { Refusal } from './refusal.ts';

/**
 * Makes sure that a form was sent from the site itself, before its body is looked at.
 *
 * A browser tells where a form comes from; a client that tells nothing (curl, a monitor) is no
 * browser, so no visitor can be tricked into it.
 *
 * @param siteUrl The public address, which counts as our own even where a proxy rewrites Host.
 * @throws Refusal 403
 */
export function checkOrigin(request: Request, siteUrl?: string): void {
  const own = new URL(request.url);
  const header = request.headers.get('origin');
  if (header === null) {
    const site = request.headers.get('sec-fetch-site') ?? 'none';
    if (site !== 'none' && site !== 'same-origin') throw new Refusal(403, 'another site');
    return;
  }
  const origin = parse(header);
  if (!origin) throw new Refusal(403, 'no origin');
  // Behind a proxy that ends TLS the browser says https where the request arrives as http.
  const sameHost = origin.host === own.host;
  const schemeFits = origin.protocol === own.protocol || origin.protocol === 'https:';
  if (sameHost && schemeFits) return;
  if (siteUrl !== undefined && origin.origin === new URL(siteUrl).origin) return;
  throw new Refusal(403, 'another origin');
}

function parse(origin: string): URL | undefined {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
