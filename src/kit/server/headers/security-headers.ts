import type { Environment } from '#kit/runtime/environment.ts';
import { trustedTypePolicies } from '#kit/site/trusted-types.ts';

import type { InlineHashes } from './inline-hashes.ts';

/** Hosts, besides the site's own, that a build allows its pages to reach. */
export interface ExternalSources {
  scripts: readonly string[];
  connections: readonly string[];
  images: readonly string[];
}

export const noExternalSources: ExternalSources = { scripts: [], connections: [], images: [] };

/** Headers of every response, on our server and on static hosts, except the content security policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Not require-corp: the hosts of scripts that need consent send no Cross-Origin-Resource-Policy.
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Origin-Agent-Cluster': '?1',
};

/** Keeps previews out of search engines. Pages also have a robots meta element; other files cannot. */
export const robotsHeader = { name: 'X-Robots-Tag', value: 'noindex' } as const;

/** Returns the content security policy of a response. A response that is not a document has no hashes. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  external: ExternalSources,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...external.scripts],
    'style-src': ["'self'", ...styles],
    // Drawings get their values from style attributes, which cannot run code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...external.images],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...external.connections],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypePolicies,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Returns the hosts that a build's settings allow its pages to reach: the hosts of third-party scripts,
 * which are loaded only after consent, and on a static host the form provider.
 */
export function externalSources({
  tracking,
  siteHost,
  provider,
}: Pick<Environment, 'tracking' | 'siteHost' | 'provider'>): ExternalSources {
  const scripts: string[] = [];
  const connections: string[] = [];
  const images: string[] = [];
  if (tracking?.scriptUrl) {
    const { origin, hostname } = new URL(tracking.scriptUrl);
    const hosts = hostname.endsWith('.hs-scripts.com') ? crmHosts : [];
    scripts.push(origin, ...hosts);
    connections.push(origin, ...hosts);
    images.push(origin, ...hosts);
  }
  if (tracking?.analyticsId) {
    scripts.push('https://*.googletagmanager.com');
    connections.push(...analyticsHosts);
    images.push(...analyticsHosts);
  }
  if (siteHost === 'static' && provider) connections.push(new URL(provider.url).origin);
  return { scripts, connections, images };
}

/** Hosts of further scripts that the CRM provider's loader (hs-scripts.com) loads. */
const crmHosts = [
  'https://*.hs-analytics.net',
  'https://*.hs-banner.com',
  'https://*.hscollectedforms.net',
  'https://*.hubspot.com',
  'https://*.hubapi.com',
  'https://*.hsforms.com',
];

const analyticsHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
