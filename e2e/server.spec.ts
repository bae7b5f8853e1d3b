import { spawn } from 'node:child_process';

import { expect, test } from './fixtures.ts';
import { startSite } from './site.ts';

test('every answer has the security headers, static files too', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  const asset = /\/assets\/[^"]+\.css/.exec(html)?.[0] ?? '';
  const drawing =
    /\/drawings\/[^"]+\.svg/.exec(await (await request.get('/work')).text())?.[0] ?? '';
  for (const address of ['/about', '/nope', asset, drawing, '/healthz', '/favicon.svg']) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['strict-transport-security'], address).toBeDefined();
  }
});

test('hashed files are cached for good, pages are asked for again', async ({ request }) => {
  const page = await request.get('/about');
  const asset = /\/assets\/[^"]+\.css/.exec(await page.text())?.[0] ?? '';
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
  expect(page.headers()['cache-control']).toContain('must-revalidate');
  const again = await request.get('/about', {
    headers: { 'if-none-match': page.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});

for (const encoding of ['br', 'gzip']) {
  test(`text is compressed with ${encoding}`, async ({ request }) => {
    const response = await request.get('/about', { headers: { 'accept-encoding': encoding } });
    expect(response.headers()['content-encoding']).toBe(encoding);
    expect(response.headers()['vary']).toContain('Accept-Encoding');
    expect(await response.text()).toContain('<h1');
  });
}

for (const [address, location] of [
  ['/de/', '/de'],
  ['/about/?a=1', '/about?a=1'],
  ['//evil.example/', '/evil.example'],
] as const) {
  test(`${address} leads to the one address ${location}`, async ({ site }) => {
    const response = await fetch(site.url + address, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
  });
}

test('the server is healthy, and stays so after nonsense', async ({ request }) => {
  for (const address of ['/%', '/..%2f..%2fetc/passwd', '/RSC/F/x', '/RSC/nope.txt']) {
    expect((await request.get(address)).status(), address).toBeGreaterThanOrEqual(400);
  }
  expect((await request.get('/healthz')).status()).toBe(200);
  expect(await (await request.get('/readyz')).text()).toBe('ok');
});

test('a taken port is one clear sentence', async ({ site }) => {
  const port = new URL(site.url).port;
  const { code, output } = await serve({ PORT: port, HOST: '127.0.0.1' });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken by another program.`);
});

test('wrong configuration stops the start and says what is wrong', async () => {
  const { code, output } = await serve({ PORT: '0', LEADS_PROVIDER_URL: 'nowhere' });
  expect(code).toBe(1);
  expect(output).toContain('LEADS_PROVIDER_URL is "nowhere", but it must be an absolute address');
});

test('SIGTERM ends the server in good order', async () => {
  const site = await startSite();
  expect(await site.stop('SIGTERM')).toBe(0);
});

function serve(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['src/tools/serve.ts'], {
      env: { ...process.env, LEADS_DB: ':memory:', ...environment },
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('exit', (code) => resolve({ code, output }));
  });
}
