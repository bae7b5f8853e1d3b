import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { isPrivateAddress } from './client-address.ts';
import { isHostRewritten } from './origin.ts';

export interface ProxyNoticesOptions {
  siteUrl?: string | undefined;
  trustedProxies: number;
  warn: (message: string) => void;
}

/** By it the site knows its own request again. */
const ownRequestField = 'x-self-test';
/** Milliseconds that the public address has for its answer. */
const patience = 5_000;

/**
 * Looks at requests for signs of a proxy that is set up so that forms fail or visitors cannot be
 * told apart, and says each once. What a request says is never repeated: anybody may invent it.
 */
export function createProxyNotices({ siteUrl, trustedProxies, warn }: ProxyNoticesOptions) {
  const nonce = randomUUID();
  let hostSaid = false;
  let addressSaid = false;
  return {
    look({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
      const own = headers[ownRequestField] === nonce;
      if (!hostSaid && isHostRewritten(headers, { siteUrl, own })) {
        hostSaid = true;
        warn(
          `A proxy rewrites the Host header: requests arrive with another than ${hostOf(siteUrl)}. ${hostAdvice(siteUrl)}, and let the proxy hand Host on (nginx: proxy_set_header Host $host).`,
        );
      }
      const forwarded = headers['x-forwarded-for'] !== undefined;
      if (
        !addressSaid &&
        forwarded &&
        trustedProxies === 0 &&
        isPrivateAddress(socket.remoteAddress)
      ) {
        addressSaid = true;
        warn(
          'Requests come through a proxy that adds X-Forwarded-For, but TRUSTED_PROXIES is 0: all visitors count as one address and share LEADS_LIMIT. Set TRUSTED_PROXIES to the number of proxies.',
        );
      }
    },

    /**
     * Asks for the site at its public address, so that `look` sees how requests arrive before the
     * first visitor's does. A site that cannot see itself still serves.
     */
    async askForItself(): Promise<void> {
      if (siteUrl === undefined) return;
      const headers = { [ownRequestField]: nonce };
      const signal = AbortSignal.timeout(patience);
      await fetch(`${siteUrl}/healthz`, { headers, redirect: 'manual', signal }).catch(() => {});
    },
  };
}

function hostOf(siteUrl: string | undefined): string {
  return siteUrl === undefined ? 'browsers ask for' : new URL(siteUrl).host;
}

function hostAdvice(siteUrl: string | undefined): string {
  return siteUrl === undefined
    ? 'Browsers that do not say Sec-Fetch-Site cannot send forms: set SITE_URL to the address that visitors see'
    : 'Forms are taken because SITE_URL is set';
}
