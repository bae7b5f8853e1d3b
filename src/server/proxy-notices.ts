import { isPrivateAddress } from './client-address.ts';
import { rewrittenHost } from './origin.ts';

export interface ProxyNoticesOptions {
  siteUrl?: string | undefined;
  trustedProxies: number;
  warn: (message: string) => void;
}

/**
 * Looks at requests for signs of a proxy that is set up so that forms fail or visitors cannot be
 * told apart, and says each once.
 */
export function createProxyNotices({ siteUrl, trustedProxies, warn }: ProxyNoticesOptions) {
  let hostSaid = false;
  let addressSaid = false;
  return {
    /**
     * @param socket The address at the other end of the connection.
     * @param own Whether the request is our own, sent to the public address.
     */
    look(request: Request, socket: string | undefined, own = false): void {
      const { host } = new URL(request.url);
      const asked = own && siteUrl !== undefined ? new URL(siteUrl).host : undefined;
      const shown = asked ?? rewrittenHost(request, siteUrl);
      if (!hostSaid && shown !== undefined && shown !== host) {
        hostSaid = true;
        const consequence =
          siteUrl === undefined
            ? `Browsers that do not say Sec-Fetch-Site cannot send forms: set SITE_URL=https://${shown}`
            : 'Forms are taken because SITE_URL is set';
        warn(
          `A proxy rewrites the Host header: requests for ${shown} arrive as ${host}. ${consequence}, and let the proxy hand Host on (nginx: proxy_set_header Host $host).`,
        );
      }
      const forwarded = request.headers.has('x-forwarded-for');
      if (!addressSaid && forwarded && trustedProxies === 0 && isPrivateAddress(socket)) {
        addressSaid = true;
        warn(
          'Requests come through a proxy that adds X-Forwarded-For, but TRUSTED_PROXIES is 0: all visitors count as one address and share LEADS_LIMIT. Set TRUSTED_PROXIES to the number of proxies.',
        );
      }
    },
  };
}
