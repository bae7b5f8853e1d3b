import { describe, expect, it, vi } from 'vitest';

import { createVitalsEntry } from '#kit/server/metrics/vitals.ts';

const good = { page: 'index', vitals: [{ name: 'LCP', value: 612.5 }] };

function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('http://site.example/vitals', {
    method: 'POST',
    headers: { origin: 'http://site.example', 'content-type': 'text/plain', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('the entry of field measurements', () => {
  it('accepts a beacon as browsers send it', async () => {
    const onBeacon = vi.fn();
    await createVitalsEntry({ onBeacon }).receive(post(good), '192.0.2.1');
    expect(onBeacon).toHaveBeenCalledExactlyOnceWith(good);
  });

  it.each([
    ['no JSON', 'LCP=600'],
    ['an unknown page', { ...good, page: 'wp-admin' }],
    ['an unknown measure', { ...good, vitals: [{ name: 'FID', value: 1 }] }],
    ['a value below zero', { ...good, vitals: [{ name: 'LCP', value: -1 }] }],
    ['a value beyond reason', { ...good, vitals: [{ name: 'LCP', value: 1e9 }] }],
    ['no measures', { ...good, vitals: [] }],
    ['an identifier', { ...good, id: 'v5-123' }],
  ])('refuses %s', async (_, body) => {
    const onBeacon = vi.fn();
    const received = createVitalsEntry({ onBeacon }).receive(post(body), '192.0.2.1');
    await expect(received).rejects.toMatchObject({ status: 400 });
    expect(onBeacon).not.toHaveBeenCalled();
  });

  it('refuses long beacons, and those of another site', async () => {
    const entry = createVitalsEntry({ onBeacon: vi.fn() });
    await expect(entry.receive(post('x'.repeat(1025)), '192.0.2.1')).rejects.toMatchObject({
      status: 413,
    });
    const crossOrigin = post(good, { origin: 'http://evil.example' });
    await expect(entry.receive(crossOrigin, '192.0.2.1')).rejects.toMatchObject({ status: 403 });
  });

  it('accepts sixty a minute from one address, and then still those from others', async () => {
    const onBeacon = vi.fn();
    const entry = createVitalsEntry({ onBeacon });
    for (let count = 0; count < 60; count += 1) await entry.receive(post(good), '192.0.2.1');
    await expect(entry.receive(post(good), '192.0.2.1')).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) as string },
    });
    await entry.receive(post(good), '192.0.2.2');
    expect(onBeacon).toHaveBeenCalledTimes(61);
  });
});
