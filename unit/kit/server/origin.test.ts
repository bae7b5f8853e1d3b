import { describe, expect, it } from 'vitest';

import { checkOrigin } from '#kit/server/origin.ts';

const post = (headers: Record<string, string>, url = 'http://site.example/about') =>
  new Request(url, { method: 'POST', headers });

describe('a posted form', () => {
  it.each([
    ['the site', { origin: 'http://site.example' }],
    ['the site behind a proxy that ends TLS', { origin: 'https://site.example' }],
    ['a client that is no browser', {}],
    ['an old browser on the site', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
  ])('is accepted from %s', (_name, headers) => {
    expect(() => checkOrigin(post(headers))).not.toThrow();
  });

  it.each([
    ['an opaque origin', { origin: 'null' }],
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://site.example:8080' }],
    ['another scheme', { origin: 'ftp://site.example' }],
    ['two origins', { origin: 'http://site.example, https://evil.example' }],
    ['another site without an Origin header', { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain without an Origin header', { 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s', (_name, headers) => {
    expect(() => checkOrigin(post(headers))).toThrow(expect.objectContaining({ status: 403 }));
  });

  it('is accepted from the public address if a proxy rewrites Host', () => {
    const request = post({ origin: 'https://www.site.example' }, 'http://127.0.0.1:3000/about');
    expect(() => checkOrigin(request, 'https://www.site.example')).not.toThrow();
    expect(() => checkOrigin(request, 'https://other.example')).toThrow('another origin');
    expect(() => checkOrigin(request)).toThrow('another origin');
  });

  it.each([
    ['without Sec-Fetch-Site', {}],
    ['as same-origin by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
  ])(
    'is refused from another name of this server if the public one is known, %s',
    (_name, more) => {
      const request = post({ origin: 'http://evil.example', ...more }, 'http://evil.example/about');
      expect(() => checkOrigin(request, 'https://www.site.example')).toThrow('another origin');
      const own = post({ origin: 'http://www.site.example' }, 'http://www.site.example/about');
      expect(() => checkOrigin(own, 'https://www.site.example')).not.toThrow();
    },
  );

  it('is accepted if the browser says that it is same-origin, also if a proxy rewrites Host', () => {
    const headers = { origin: 'https://www.site.example', 'sec-fetch-site': 'same-origin' };
    expect(() => checkOrigin(post(headers, 'http://127.0.0.1:3000/about'))).not.toThrow();
    const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect(() => checkOrigin(post(hidden))).toThrow('no origin');
  });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'is accepted from this machine itself (%s) if the public address is known',
    (host) => {
      const own = post({ origin: `http://${host}` }, `http://${host}/about`);
      expect(() => checkOrigin(own, 'https://www.site.example')).not.toThrow();
      const hidden = { origin: `http://${host}`, 'sec-fetch-site': 'cross-site' };
      expect(() =>
        checkOrigin(post(hidden, `http://${host}/about`), 'https://www.site.example'),
      ).toThrow('another origin');
      const other = post({ origin: 'http://localhost:8080' }, `http://${host}/about`);
      expect(() => checkOrigin(other, 'https://www.site.example')).toThrow('another origin');
    },
  );

  it('is refused from http if the request itself came over TLS', () => {
    const request = post({ origin: 'http://site.example' }, 'https://site.example/about');
    expect(() => checkOrigin(request)).toThrow('another origin');
  });
});
