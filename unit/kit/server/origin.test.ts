import { describe, expect, it } from 'vitest';

import { checkOrigin, isHostRewritten } from '#kit/server/origin.ts';

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

  it.each([
    ['says so itself', {}],
    ['is compared by the browser', { 'sec-fetch-site': 'same-origin' }],
  ])(
    'not another name that leads to this server, and %s, where the public one is known',
    (_name, more) => {
      const request = post({ origin: 'http://evil.example', ...more }, 'http://evil.example/about');
      expect(() => checkOrigin(request, 'https://www.site.example')).toThrow('another origin');
      const own = post({ origin: 'http://www.site.example' }, 'http://www.site.example/about');
      expect(() => checkOrigin(own, 'https://www.site.example')).not.toThrow();
    },
  );

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
  const inner = '127.0.0.1:3000';
  const siteUrl = 'https://www.site.example';
  const told = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };

  it.each([
    ['Origin, which is the public address', { origin: siteUrl }],
    ['X-Forwarded-Host, which is the public one', { 'x-forwarded-host': 'www.site.example' }],
    ['the browser', told],
  ])('is told by %s', (_name, headers) => {
    expect(isHostRewritten({ host: inner, ...headers }, { siteUrl })).toBe(true);
  });

  it.each([
    ['the public address itself', { origin: siteUrl, host: 'www.site.example' }],
    ['nobody', {}],
    ['a stranger', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
  ])('is not told by %s', (_name, headers) => {
    expect(isHostRewritten({ host: inner, ...headers }, { siteUrl })).toBe(false);
    expect(isHostRewritten({ host: inner, ...headers }, {})).toBe(false);
  });

  it('is told by the browser where the public address is not known', () => {
    expect(isHostRewritten({ host: inner, ...told }, {})).toBe(true);
  });

  it('is seen by our own request to the public address', () => {
    expect(isHostRewritten({ host: inner }, { siteUrl, own: true })).toBe(true);
    expect(isHostRewritten({ host: 'www.site.example' }, { siteUrl, own: true })).toBe(false);
  });
});
