import { describe, expect, it } from 'vitest';

import { checkOrigin, rewrittenHost } from '#server/origin.ts';

const post = (headers: Record<string, string>, url = 'http://site.example/about') =>
  new Request(url, { method: 'POST', headers });

describe('where a form may come from', () => {
  it.each([
    ['the site', { origin: 'http://site.example' }],
    ['the site behind a proxy that ends TLS', { origin: 'https://site.example' }],
    ['a client that is no browser', {}],
    ['an old browser on the site', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
  ])('%s', (_name, headers) => {
    expect(() => checkOrigin(post(headers))).not.toThrow();
  });

  it.each([
    ['nowhere', { origin: 'null' }],
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://site.example:8080' }],
    ['another scheme', { origin: 'ftp://site.example' }],
    ['two places', { origin: 'http://site.example, https://evil.example' }],
    ['another site that hides its name', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour that hides its name', { 'sec-fetch-site': 'same-site' }],
  ])('not %s', (_name, headers) => {
    expect(() => checkOrigin(post(headers))).toThrow(expect.objectContaining({ status: 403 }));
  });

  it('the public address, where a proxy rewrites Host', () => {
    const request = post({ origin: 'https://www.site.example' }, 'http://127.0.0.1:3000/about');
    expect(() => checkOrigin(request, 'https://www.site.example')).not.toThrow();
    expect(() => checkOrigin(request, 'https://other.example')).toThrow('another origin');
    expect(() => checkOrigin(request)).toThrow('another origin');
  });

  it('an address that the browser itself compared, where a proxy rewrites Host', () => {
    const headers = { origin: 'https://www.site.example', 'sec-fetch-site': 'same-origin' };
    expect(() => checkOrigin(post(headers, 'http://127.0.0.1:3000/about'))).not.toThrow();
    const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect(() => checkOrigin(post(hidden))).toThrow('no origin');
  });

  it('not http where the request itself came over TLS', () => {
    const request = post({ origin: 'http://site.example' }, 'https://site.example/about');
    expect(() => checkOrigin(request)).toThrow('another origin');
  });
});

describe('a rewritten Host', () => {
  const inner = 'http://127.0.0.1:3000/about';
  const siteUrl = 'https://www.site.example';

  it.each([
    ['Origin, which is the public address', { origin: siteUrl }],
    ['X-Forwarded-Host, which is the public one', { 'x-forwarded-host': 'www.site.example' }],
    ['the browser', { origin: siteUrl, 'sec-fetch-site': 'same-origin' }],
  ])('is told by %s', (_name, headers) => {
    expect(rewrittenHost(post(headers, inner), siteUrl)).toBe('www.site.example');
  });

  it.each([
    ['the public address itself', { origin: siteUrl }, 'http://www.site.example/about'],
    ['nobody', {}, inner],
    ['a stranger', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }, inner],
  ])('is not told by %s', (_name, headers, url) => {
    expect(rewrittenHost(post(headers, url), siteUrl)).toBeUndefined();
    expect(rewrittenHost(post(headers, url))).toBeUndefined();
  });

  it('is told by the browser where the public address is not known', () => {
    const headers = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };
    expect(rewrittenHost(post(headers, inner))).toBe('www.site.example');
  });
});
