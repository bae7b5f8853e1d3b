import { expect, test } from '#e2e/support/fixtures.ts';
import { headerFaults } from '#e2e/support/header-table.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { inlineHashes } from '#kit/server/headers/inline-hashes.ts';
import { exchange } from '#kit/testing/exchange.ts';
import { lastLocale, otherLocale } from '#kit/testing/sampled-locales.ts';
import type { Site } from '#kit/testing/site.ts';
import { hiddenFields } from '#kit/testing/submissions.ts';

type Answer = readonly [address: string, status: number, request?: RequestInit];

/** Every kind of answer that both our server and a host of static files give. */
const answers: readonly Answer[] = [
  ['/', 200],
  [localizePath('/contact', otherLocale), 200],
  ['/favicon.svg', 200],
  ['/sitemap.xml', 200],
  ['/RSC/R/contact.txt', 200],
  [localizePath('/blogs/atom.xml', otherLocale), 200],
  ['/social/about.png', 200],
  [localizePath('/nowhere', lastLocale), 404],
];

/** Answers that only our server gives. */
const answersOfServer: readonly Answer[] = [
  ['/', 302, { headers: { 'accept-language': otherLocale } }],
  ['/contact/', 308],
  ['/social/about.png', 206, { headers: { range: 'bytes=0-9' } }],
  ['/social/about.png', 416, { headers: { range: 'bytes=99999999-' } }],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/contact', 415, { method: 'POST', body: '{}' }],
  ['/contact', 413, { method: 'POST', body: form('x'.repeat(100_000)) }],
  ['/contact', 400, { method: 'POST', body: form('x') }],
  ['/contact', 405, { method: 'DELETE' }],
];

for (const [address, status] of answers) {
  test(`${address} (${String(status)}) has the headers of every answer`, async ({ site, host }) => {
    await expectHeaders(await ask(site, address), status, host === 'static');
  });
}

for (const [address, status, request = {}] of answersOfServer) {
  const name = `${request.method ?? 'GET'} ${address} (${String(status)}) has the headers of every answer`;

  test(name, { tag: '@server' }, async ({ site }) => {
    await expectHeaders(await ask(site, address, request), status);
  });
}

const formTest =
  'a page that answers a form has the headers of every answer, and names its own scripts';

test(formTest, { tag: '@server' }, async ({ site }) => {
  const html = await (await ask(site, '/contact')).text();
  const body = new FormData();
  for (const [name, value] of Object.entries(hiddenFields(html, 'contact-page'))) {
    body.append(name, value);
  }
  const response = await ask(site, '/contact', { method: 'POST', body });
  const policy = response.headers.get('content-security-policy') ?? '';
  const answer = await response.clone().text();
  expect(answer).toContain('id="form-state"');
  for (const hash of inlineHashes(answer).scripts) expect(policy).toContain(hash);
  await expectHeaders(response, 200);
});

test(
  'an answer without a body has the headers of every answer',
  { tag: '@server' },
  async ({ site }) => {
    const etag = (await ask(site, '/about')).headers.get('etag') ?? '';
    await expectHeaders(await ask(site, '/about', { headers: { 'if-none-match': etag } }), 304);
    await expectHeaders(await ask(site, '/about', { method: 'HEAD' }), 200);
  },
);

for (const [name, request, status] of [
  ['a malformed address', 'GET /\\evil.example HTTP/1.1\r\nHost: 127.0.0.1', 400],
  ['a malformed host', 'GET /about HTTP/1.1\r\nHost: a b', 400],
  ['a malformed request', 'NONSENSE', 400],
  ['a head that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}`, 431],
] as const) {
  test(
    `${name} is refused with the headers of every answer`,
    { tag: '@server' },
    async ({ site }) => {
      const { text } = await exchange(site.url, `${request}\r\n\r\n`);
      const [line = '', ...fields] = (text.split('\r\n\r\n')[0] ?? '').split('\r\n');
      const headers = fields.map((field): [string, string] => {
        const end = field.indexOf(':');
        return [field.slice(0, end), field.slice(end + 1).trim()];
      });
      const answer = new Response(null, { status: Number(line.split(' ')[1]), headers });
      await expectHeaders(answer, status);
    },
  );
}

test('trusted types turn no string into a script or its address, a base or another policy', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(
    /This document requires 'Trusted/,
    /^Creating a TrustedTypePolicy named 'evil'/,
  );
  await page.goto('/about');
  const refused = await page.evaluate(() => {
    const attempts = {
      'a script': () => (document.createElement('script').text = 'alert(1)'),
      'an address': () => (document.createElement('script').src = '/social/about.png'),
      'a base': () => (document.createElement('p').innerHTML = '<base href="//evil.example">'),
      'a policy': () => {
        const { trustedTypes } = globalThis as never as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown };
        };
        return trustedTypes.createPolicy('evil', {});
      },
      'plain markup': () => (document.createElement('p').innerHTML = '<em>stress</em>'),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['a script', 'an address', 'a base', 'a policy']);
});

async function expectHeaders(response: Response, status: number, isStatic = false): Promise<void> {
  expect(response.status).toBe(status);
  const faults = await headerFaults(response, { withHosts: isStatic, withAnyStyles: isStatic });
  expect(faults).toEqual([]);
}

function ask({ url }: Site, address: string, request: RequestInit = {}): Promise<Response> {
  return fetch(url + address, { redirect: 'manual', ...request });
}

function form(message: string): FormData {
  const data = new FormData();
  data.append('message', message);
  return data;
}
