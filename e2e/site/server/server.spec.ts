import { spawn } from 'node:child_process';
import path from 'node:path';

import { expect, test } from '#e2e/support/fixtures.ts';
import { has } from '#e2e/support/subjects.ts';
import { localizePath, parseLocalizedPath } from '#kit/i18n/paths.ts';
import { lastLocale, otherLocale } from '#kit/testing/sampled-locales.ts';
import { startSite } from '#kit/testing/site.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

test('every answer has the security headers, static files too', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  const asset = /\/assets\/[^"]+\.css/.exec(html)?.[0] ?? '';
  const drawing =
    /\/pictures\/[^"]+\.svg/.exec(await (await request.get('/work')).text())?.[0] ?? '/llms.txt';
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

test('with SITE_INDEX=no every answer of a finished build asks search engines not to index it', async ({
  site,
}) => {
  const preview = await startSite({ SITE_INDEX: 'no' });
  for (const address of ['/about', '/social/about.png', '/favicon.svg', '/nope']) {
    const { headers } = await fetch(preview.url + address);
    expect(headers.get('x-robots-tag'), address).toBe('noindex');
    expect((await fetch(site.url + address)).headers.get('x-robots-tag'), address).toBeNull();
  }
  await preview.stop();
});

test('hashed files are cached for good, pages for a minute', async ({ request }) => {
  const page = await request.get('/about');
  const asset = /\/assets\/[^"]+\.css/.exec(await page.text())?.[0] ?? '';
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
  expect(page.headers()['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  const root = await request.get('/');
  expect(root.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
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

test('a file has the same headers each time, also when it comes from memory', async ({ site }) => {
  for (const address of ['/about', '/', '/favicon.svg', '/RSC/R/about.txt', '/social/about.png']) {
    const answers = [];
    for (let time = 0; time < 3; time += 1) {
      const { status, headers } = await fetch(site.url + address);
      answers.push([status, ...[...headers].filter(([name]) => !/^(date|x-request)/.test(name))]);
    }
    expect(answers[0]?.[0], address).toBe(200);
    expect(answers[1], address).toEqual(answers[0]);
    expect(answers[2], address).toEqual(answers[0]);
  }
});

test('a range of a picture is sent alone', async ({ site }) => {
  const response = await fetch(`${site.url}/social/about.png`, {
    headers: { range: 'bytes=1-3' },
  });
  expect(response.status).toBe(206);
  expect(await response.text()).toBe('PNG');
  const past = await fetch(`${site.url}/social/about.png`, {
    headers: { range: 'bytes=99999999-' },
  });
  expect(past.status).toBe(416);
});

const otherHome = localizePath('/', otherLocale);

for (const [address, location] of [
  ...(has.languages ? [[`${otherHome}/`, otherHome] as const] : []),
  ['/about/?a=1', '/about?a=1'],
  ['//evil.example/', '/evil.example'],
  ['/index.html', '/'],
  ['/contact/index.html?a=1', '/contact?a=1'],
  ...(has.languages ? [[`${otherHome}/index.html`, otherHome] as const] : []),
  [localizePath('/contact//index.html/', lastLocale), localizePath('/contact', lastLocale)],
] as const) {
  test(`${address} redirects to the one address ${location}`, async ({ site }) => {
    const response = await fetch(site.url + address, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=60/);
  });
}

for (const address of [
  '/not-found',
  '/not-found/index.html',
  localizePath('/not-found/index.html', otherLocale),
  '/nowhere/index.html',
  '/storyboard',
  '/contact.html',
]) {
  test(`${address} is no page: the built 404 page is sent, and nothing is rendered`, async ({
    site,
  }) => {
    const [unknown, response] = await Promise.all(
      [localizePath('/nowhere', parseLocalizedPath(address).locale), address].map((target) =>
        fetch(site.url + target, { redirect: 'manual' }),
      ),
    );
    expect(response?.status).toBe(404);
    expect(response?.headers.get('etag')).toBe(unknown?.headers.get('etag'));
    expect(response?.headers.get('content-encoding')).not.toBeNull();
    expect(await response?.text()).toBe(await unknown?.text());
  });
}

test('answers to health checks are never cached', async ({ request }) => {
  for (const address of ['/healthz', '/readyz']) {
    expect((await request.get(address)).headers()['cache-control'], address).toBe('no-store');
  }
});

test('the server stays healthy after malformed requests', async ({ request }) => {
  for (const address of ['/%', '/..%2f..%2fetc/passwd', '/RSC/F/x', '/RSC/nope.txt']) {
    expect((await request.get(address)).status(), address).toBeGreaterThanOrEqual(400);
  }
  expect((await request.get('/healthz')).status()).toBe(200);
  expect(await (await request.get('/readyz')).text()).toBe('ok');
});

test('a port that is in use is reported in one clear sentence', async ({ site }) => {
  const port = new URL(site.url).port;
  const { code, output } = await runUntilExit({ PORT: port, HOST: '127.0.0.1' });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken by another program.`);
});

test('a METRICS_PORT that is in use is reported by its name', async ({ site }) => {
  const { port } = new URL(site.url);
  const { code, output } = await runUntilExit({ PORT: '0', METRICS_PORT: port, HOST: '127.0.0.1' });
  expect(code).toBe(1);
  expect(output).toContain(`METRICS_PORT ${port} is taken by another program.`);
});

test('an IPv6 address is printed as browsers write it', async () => {
  const site = await startSite({ HOST: '::1' });
  expect(site.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  await site.stop();
});

test('wrong configuration stops the start and says what is wrong', async () => {
  const { code, output } = await runUntilExit({ PORT: '0', LEADS_PROVIDER_URL: 'nowhere' });
  expect(code).toBe(1);
  expect(output).toContain('LEADS_PROVIDER_URL is "nowhere", but it must be an absolute address');
});

test('SIGTERM ends the server with exit code 0', async () => {
  const site = await startSite();
  expect(await site.stop('SIGTERM')).toBe(0);
});

/** Starts the server with settings that must make it exit. Returns its exit code and what it logged. */
function runUntilExit(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['src/kit/server/main.ts'], {
      env: {
        ...process.env,
        LEADS_DB: path.join(temporaryFolder('site'), 'leads.db'),
        ...environment,
      },
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('exit', (code) => resolve({ code, output }));
  });
}
