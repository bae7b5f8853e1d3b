import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { readEnvironment } from '#kit/runtime/environment.ts';
import { inlineHashes } from '#kit/server/headers/inline-hashes.ts';
import {
  contentSecurityPolicy,
  externalSources,
  noExternalSources,
} from '#kit/server/headers/security-headers.ts';
import { formIds } from '#kit/testing/site.ts';

const sourcesOf = (settings: Record<string, string>) => externalSources(readEnvironment(settings));
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('hashes of inline scripts and styles', () => {
  it('have each script and each style once', () => {
    const html =
      '<style>a{}</style><script>one()</script><script id="_R_">two()</script><script>one()</script>';
    expect(inlineHashes(html)).toEqual({
      scripts: [hash('one()'), hash('two()')],
      styles: [hash('a{}')],
    });
  });

  it('counts modules as scripts, but neither data nor external files', () => {
    const html =
      '<script type="module">run()</script><script type="application/ld+json">{}</script><script type="application/json">{}</script><script src="/a.js"></script>';
    expect(inlineHashes(html).scripts).toEqual([hash('run()')]);
  });

  it('hashes the bytes that browsers hash', () => {
    expect(inlineHashes('<script>\n"é";\n</script>').scripts).toEqual([hash('\n"é";\n')]);
  });
});

describe('the content security policy', () => {
  const policy = contentSecurityPolicy({ scripts: ["'sha256-a'"], styles: [] }, noExternalSources);

  it('allows the site and the scripts of the page', () => {
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('allows no other host, no eval and no unnamed script', () => {
    expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('turns text into scripts or markup only by the trusted types of the site', () => {
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default inert");
  });

  it('names the hosts of the scripts that visitors are asked to allow', () => {
    const external = sourcesOf({
      TRACKING_SCRIPT_URL: 'https://js-eu1.hs-scripts.com/123.js',
      ANALYTICS_ID: 'G-TEST',
    });
    expect(contentSecurityPolicy({ scripts: [], styles: [] }, external)).toMatch(
      /script-src 'self' https:\/\/js-eu1\.hs-scripts\.com .*googletagmanager\.com; .*connect-src 'self' .*google-analytics\.com/,
    );
    const own = sourcesOf({ TRACKING_SCRIPT_URL: 'https://track.example/a.js' });
    expect(own.scripts).toEqual(['https://track.example']);
  });

  it('lets a static host reach the provider of its forms, and a server not', () => {
    const provider = {
      LEADS_PROVIDER_URL: 'https://api.example.com/forms',
      LEADS_PORTAL_ID: '123',
      ...formIds,
    };
    expect(sourcesOf({ ...provider, SITE_HOST: 'static' }).connections).toEqual([
      'https://api.example.com',
    ]);
    expect(sourcesOf(provider)).toEqual(noExternalSources);
  });
});
