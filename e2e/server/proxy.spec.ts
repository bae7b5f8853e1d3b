import { freePort } from '#kit/testing/free-port.ts';
import { startSite } from '#kit/testing/site.ts';
import { callData, readAction } from '#kit/testing/submissions.ts';

import { expect, test } from '../support/fixtures.ts';
import { footerForm } from '../support/lead-form.ts';
import { startProxy } from '../support/proxy.ts';

test('a proxy that rewrites Host is noticed at the start, and forms are taken', async () => {
  const proxy = await startProxy({ keepHost: false });
  const port = String(await freePort());
  proxy.target = `127.0.0.1:${port}`;
  const site = await startSite({ PORT: port, SITE_URL: proxy.url, TRUSTED_PROXIES: '1' });
  const { host } = new URL(proxy.url);
  await expect
    .poll(() => site.output())
    .toContain(`A proxy rewrites the Host header: requests arrive with another than ${host}.`);
  const { call } = await readAction(site, '/about');
  const send = (origin: string) =>
    fetch(proxy.url + call, { method: 'POST', headers: { origin }, body: callData() });
  expect((await send(proxy.url)).status).toBe(200);
  expect((await send('https://evil.example')).status).toBe(403);
  expect((await send('null')).status).toBe(403);
  expect(site.output().match(/A proxy rewrites/g)).toHaveLength(1);
  await site.stop();
  await proxy.close();
});

test('without SITE_URL the browser’s word lets its forms through such a proxy', async ({
  openPage,
}) => {
  const proxy = await startProxy({ keepHost: false });
  const site = await startSite();
  proxy.target = new URL(site.url).host;
  const page = await openPage({ baseURL: proxy.url });
  await page.goto('/about');
  const form = footerForm(page, 'en');
  await form.fill();
  await form.send.click();
  await expect(form.status).toBeVisible();
  expect(site.output()).toContain('A proxy rewrites the Host header');
  expect(site.output()).toContain('TRUSTED_PROXIES is 0');
  await page.context().close();
  await site.stop();
  await proxy.close();
});

test('a proxy that hands Host on needs nothing and is not mentioned', async () => {
  const proxy = await startProxy({ keepHost: true });
  const port = String(await freePort());
  proxy.target = `127.0.0.1:${port}`;
  const site = await startSite({
    PORT: port,
    SITE_URL: proxy.url,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'info',
  });
  // The site's own request has come back.
  await expect.poll(() => site.output()).toContain('"path":"/healthz"');
  const { call } = await readAction(site, '/about');
  const headers = { origin: proxy.url.replace('http:', 'https:') };
  const sent = await fetch(proxy.url + call, { method: 'POST', headers, body: callData() });
  expect(sent.status).toBe(200);
  expect(site.output()).not.toContain('"level":40');
  await site.stop();
  await proxy.close();
});

test('a public address that cannot be reached does not keep the site from starting', async () => {
  const site = await startSite({ SITE_URL: `http://127.0.0.1:${String(await freePort())}` });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(await site.stop()).toBe(0);
  expect(site.output()).not.toMatch(/error/i);
});
