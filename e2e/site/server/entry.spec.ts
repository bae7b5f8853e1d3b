import { expect, test } from '#e2e/support/fixtures.ts';
import { say } from '#e2e/support/words.ts';
import { localeRecord } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { exchange } from '#kit/testing/exchange.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';
import { callData, formData, leadFields, readAction } from '#kit/testing/submissions.ts';

import { expectCalm, post } from './posts.ts';

test('a form is accepted as a call of a server function and as a native post', async ({ site }) => {
  const { fields, call } = await readAction(site, localizePath('/about', otherLocale));
  const called = await post(site, call, { body: callData() });
  expect(called.status).toBe(200);
  expect(await called.text()).toContain('"status":"sent"');
  const posted = await post(site, localizePath('/about', otherLocale), {
    body: formData({ ...fields, ...leadFields }),
  });
  expect(posted.status).toBe(200);
  expect(posted.headers.get('cache-control')).toBe('no-store');
  expect(await posted.text()).toMatch(/<div [^>]*-answer"[^>]* role="status"/);
});

test('only the server functions of the build can be called', async ({ site }) => {
  const { call, file } = await readAction(site, '/about');
  for (const address of [
    `/RSC/F/${file}/constructor.txt`,
    `/RSC/F/${file}/toString.txt`,
    `/RSC/F/${file}/__proto__.txt`,
    `/RSC/F/${file}/storeLead.txt`,
    '/RSC/F/0123456789ab/submitLead.txt',
    '/RSC/F/_/src/kit/leads/intake/actions.ts/submitLead.txt',
    '/RSC/F/$$preserve:x/submitLead.txt',
    '/RSC/F/fs/readFileSync.txt',
    '/RSC/F/x',
    '/RSC/x',
    '/RSC/R/nope.txt',
    '/nope',
  ]) {
    expect((await post(site, address, { body: callData() })).status, address).toBe(404);
    const read = await expectCalm(site, () => fetch(site.url + address));
    expect(read.status, address).toBe(404);
  }
  const read = await expectCalm(site, () => fetch(site.url + call));
  expect(read.status).toBe(405);
  expect(read.headers.get('allow')).toBe('POST');
});

test('methods and bodies that no form sends are refused', async ({ site }) => {
  const { fields, call } = await readAction(site, '/about');
  // As long as those of browsers, since a shorter boundary would be refused for its length.
  const boundary = '-'.repeat(40);
  const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="0"`;
  const urlEncoded = new URLSearchParams(leadFields);
  const json = { headers: { 'content-type': 'application/json' }, body: '{}' };
  const file = formData({ ...fields, ...leadFields });
  file.append('photo', new Blob(['x']), 'x.png');
  const refusals: [number, string, RequestInit][] = [
    [415, '/about', { body: urlEncoded }],
    [415, '/about', json],
    [415, call, json],
    [415, call, { body: '[{"status":"idle"}]' }],
    [400, '/about', { headers: multipart, body: 'nonsense' }],
    [400, '/about', { headers: { 'content-type': 'multipart/form-data' }, body: 'x' }],
    [400, call, { headers: multipart, body: `--${boundary}\r\n\r\n` }],
    [400, call, { headers: multipart, body: `${part}\r\n\r\n[]` }],
    [400, call, { headers: multipart, body: `${part}\r\n\r\n[]\r\n--${boundary}--\r\n` }],
    [400, call, { headers: multipart }],
    [400, '/about', { body: formData(leadFields) }],
    [400, '/about', { body: file }],
    [400, '/about', { body: formData({ ...fields, ...leadFields, form: 'other' }) }],
    [400, call, { body: callData(leadFields, '[') }],
    [405, '/favicon.svg', { body: callData() }],
    [404, '/healthz', { body: callData() }],
    [405, '/about', { method: 'DELETE' }],
    [405, '/about', { method: 'PUT', body: 'x' }],
    [405, '/about', { method: 'OPTIONS' }],
    [405, call, { method: 'PATCH', body: 'x' }],
  ];
  for (const [status, address, init] of refusals) {
    const response = await post(site, address, init);
    expect(response.status, `${address} ${JSON.stringify(init)}`).toBe(status);
    expect(response.headers.has('allow'), address).toBe(status === 405);
    expect(response.headers.get('x-content-type-options'), address).toBe('nosniff');
  }
  const unknown = { ...fields, '$ACTION_1:0': '{"id":"0123456789ab#x","bound":"$@1"}' };
  expect(
    (await post(site, '/about', { body: formData({ ...unknown, ...leadFields }) })).status,
  ).toBe(404);
});

test('media types are compared without regard to case', async ({ site }) => {
  const { call } = await readAction(site, '/about');
  const encoded = new Response(callData());
  const type = encoded.headers.get('content-type') ?? '';
  const response = await post(site, call, {
    headers: { 'content-type': type.replace('multipart/form-data', 'Multipart/Form-Data') },
    body: await encoded.arrayBuffer(),
  });
  expect(response.status).toBe(200);
});

test('only the site itself may send its forms', async ({ site }) => {
  const { fields, call } = await readAction(site, '/about');
  const { host } = new URL(site.url);
  const origins: [number, Record<string, string>][] = [
    [200, {}],
    [200, { origin: site.url }],
    [200, { origin: `https://${host}` }],
    [200, { 'sec-fetch-site': 'same-origin' }],
    [403, { origin: 'null' }],
    [403, { origin: 'https://evil.example' }],
    [403, { origin: `${site.url}.evil.example` }],
    [403, { 'sec-fetch-site': 'cross-site' }],
  ];
  for (const [status, headers] of origins) {
    const name = JSON.stringify(headers);
    const called = await post(site, call, { headers, body: callData() });
    expect(called.status, name).toBe(status);
    const posted = await post(site, '/about', {
      headers,
      body: formData({ ...fields, ...leadFields }),
    });
    expect(posted.status, name).toBe(status);
  }
  // The origin is checked before the body, which would be refused with 413.
  const headers = { origin: 'null', 'content-type': 'multipart/form-data; boundary=x' };
  const large = await post(site, call, { headers, body: 'x'.repeat(100_000) });
  expect(large.status).toBe(403);
});

for (const locale of sampledLocales) {
  test(`a refusal is a page in "${locale}" with other ways to reach us`, async ({ site }) => {
    const address = localizePath('/about', locale);
    const { fields } = await readAction(site, address);
    const response = await post(site, address, {
      headers: { origin: 'null' },
      body: formData({ ...fields, ...leadFields }),
    });
    const html = await response.text();
    expect(html).toContain(`<html lang="${locale}" dir="${localeRecord(locale).dir}">`);
    expect(html).toContain(
      say(locale, 'We could not tell whether your message came from our site'),
    );
    expect(html).toContain('href="mailto:');
    expect(html).toContain('href="tel:');
  });
}

test('addresses and hosts that no browser sends are refused', async ({ site }) => {
  for (const [target, host, status] of [
    ['/RSC/../', 'x.example', 400],
    ['/RSC/F/../../about', 'x.example', 400],
    ['/assets/%2e%2e/%2E%2e/etc/passwd', 'x.example', 400],
    ['/\\..\\x', 'x.example', 400],
    ['/%', 'x.example', 404],
    ['/RSC/%', 'x.example', 404],
    ['/about', 'x y', 400],
    ['/about', 'x.example/evil', 400],
    // Dots in a query are allowed.
    ['/about?next=../x', 'x.example', 200],
  ] as const) {
    const before = site.output();
    const request = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    expect((await exchange(site.url, request)).statuses, `${target} ${host}`).toEqual([status]);
    expect(site.output()).toBe(before);
  }
});

test('a request keeps the id that a proxy gave it, unless the id is malformed', async ({
  site,
}) => {
  const idOf = async (id: string) =>
    (await fetch(`${site.url}/about`, { headers: { 'x-request-id': id } })).headers.get(
      'x-request-id',
    );
  expect(await idOf('0af7651916cd43dd')).toBe('0af7651916cd43dd');
  expect(await idOf('x" onclick=')).toMatch(/^[\da-f-]{36}$/);
});
