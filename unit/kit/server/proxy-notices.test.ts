import type { Socket } from 'node:net';

import { describe, expect, it, vi } from 'vitest';

import { createProxyNotices } from '#kit/server/proxy-notices.ts';

const inner = '127.0.0.1:3000';
const shown = { origin: 'https://www.site.example', 'sec-fetch-site': 'same-origin' };

function notices(options: { siteUrl?: string; trustedProxies?: number } = {}) {
  const said: string[] = [];
  const proxies = createProxyNotices({
    trustedProxies: 0,
    warn: (message) => said.push(message),
    ...options,
  });
  return {
    said,
    look: (headers: Record<string, string>, socket = '10.0.0.1') =>
      proxies.look({
        headers: { host: inner, ...headers },
        socket: { remoteAddress: socket } as Socket,
      }),
    /** Headers of the site's request to its public address, which does not answer. */
    ownHeaders: async () => {
      const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('for the test'));
      await proxies.askForItself();
      const [, init] = fetch.mock.calls[0] ?? [];
      fetch.mockRestore();
      return (init?.headers ?? {}) as Record<string, string>;
    },
  };
}

describe('notices about proxies', () => {
  it('say once that Host is rewritten, and what to do', () => {
    const { said, look } = notices();
    look(shown);
    look(shown);
    expect(said).toEqual([
      expect.stringContaining('requests arrive with another than browsers ask for'),
    ]);
    expect(said[0]).toContain('set SITE_URL to the address that visitors see');
  });

  it('never repeat what a request says, which anybody may invent', () => {
    const { said, look } = notices();
    look({ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin', host: 'bad.example' });
    expect(said).toHaveLength(1);
    expect(said[0]).not.toMatch(/evil|bad\.example/);
  });

  it('say that forms are taken where the public address is known', () => {
    const { said, look } = notices({ siteUrl: 'https://www.site.example' });
    look({ 'x-forwarded-host': 'www.site.example' });
    expect(said[0]).toContain('Forms are taken because SITE_URL is set');
  });

  it('learn from the site’s own request to its public address', async () => {
    const { said, look, ownHeaders } = notices({ siteUrl: 'https://www.site.example' });
    const own = await ownHeaders();
    look(Object.fromEntries(Object.keys(own).map((name) => [name, 'forged'])));
    expect(said).toEqual([]);
    look(own);
    expect(said).toEqual([expect.stringContaining('with another than www.site.example')]);
    const right = notices({ siteUrl: 'http://127.0.0.1:3000' });
    right.look(await right.ownHeaders());
    expect(right.said).toEqual([]);
  });

  it('say once that visitors cannot be told apart', () => {
    const { said, look } = notices();
    look({ 'x-forwarded-for': '203.0.113.7' });
    look({ 'x-forwarded-for': '203.0.113.8' });
    expect(said).toEqual([expect.stringContaining('TRUSTED_PROXIES is 0')]);
    expect(said[0]).not.toContain('203.0.113');
  });

  it('are silent where there is nothing to say', () => {
    const { said, look } = notices({ trustedProxies: 1 });
    look({});
    look({ 'x-forwarded-for': '203.0.113.7' });
    look({ 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' });
    const direct = notices();
    direct.look({ 'x-forwarded-for': '203.0.113.7' }, '198.51.100.1');
    expect([...said, ...direct.said]).toEqual([]);
  });
});
