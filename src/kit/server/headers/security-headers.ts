import type { Environment } from '#kit/runtime/environment.ts';
import { trustedTypePolicies } from '#kit/site/trusted-types.ts';

import type { InlineHashes } from './inline-hashes.ts';

/** Hosts besides the site's own that a build lets its pages reach; empty where it names none. */
export interface ForeignSources {
  scripts: readonly string[];
  connections: readonly string[];
  images: readonly string[];
}

export const noForeignSources: ForeignSources = { scripts: [], connections: [], images: [] };

/** Headers of every answer besides its policy, on our server and on static hosts. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The scripts that a visitor may agree to come from hosts that send no policy of their own.
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Origin-Agent-Cluster': '?1',
};

/** Besides them on previews: pages say it themselves, files cannot. */
export const robotsHeader = { name: 'X-Robots-Tag', value: 'noindex' } as const;

/** The content security policy of one document, or of an answer that is none. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  foreign: ForeignSources,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...foreign.scripts],
    'style-src': ["'self'", ...styles],
    // Drawings take their figures from style attributes, which can run nothing.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...foreign.images],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...foreign.connections],
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
 * Hosts that the settings of a build let its pages reach: scripts of others, which are asked for
 * after consent alone, and on a static host the provider of the forms.
 */
export function foreignSources({
  tracking,
  siteHost,
  provider,
}: Pick<Environment, 'tracking' | 'siteHost' | 'provider'>): ForeignSources {
  const scripts: string[] = [];
  const connections: string[] = [];
  const images: string[] = [];
  if (tracking?.scriptUrl) {
    const { origin, hostname } = new URL(tracking.scriptUrl);
    const hosts = hostname.endsWith('.hs-scripts.com') ? relationsHosts : [];
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

/** The customer-relations provider's loader brings scripts from these. */
const relationsHosts = [
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
