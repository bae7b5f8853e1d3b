import { expect, test } from '#e2e/support/fixtures.ts';
import { footerForm } from '#e2e/support/lead-form.ts';
import { startProxy } from '#e2e/support/proxy.ts';
import { freePort } from '#kit/testing/free-port.ts';
import { startSite } from '#kit/testing/site.ts';
import { callData, readAction } from '#kit/testing/submissions.ts';

test('with SITE_URL forms are accepted through a proxy that rewrites Host', async () => {
  const proxy = await startProxy({ keepHost: false });
  const port = String(await freePort());
  proxy.target = `127.0.0.1:${port}`;
  const site = await startSite({ PORT: port, SITE_URL: proxy.url, TRUSTED_PROXIES: '1' });
  const { call } = await readAction(site, '/about');
  const send = (origin: string) =>
    fetch(proxy.url + call, { method: 'POST', headers: { origin }, body: callData() });
  expect((await send(proxy.url)).status).toBe(200);
  expect((await send('https://evil.example')).status).toBe(403);
  expect((await send('null')).status).toBe(403);
  await site.stop();
  await proxy.close();
});

test('without SITE_URL forms of browsers are accepted through a proxy that rewrites Host, because of Sec-Fetch-Site', async ({
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
  await page.context().close();
  await site.stop();
  await proxy.close();
});

test('a proxy that keeps Host may serve the site with https, though SITE_URL says http', async () => {
  const proxy = await startProxy({ keepHost: true });
  const port = String(await freePort());
  proxy.target = `127.0.0.1:${port}`;
  const site = await startSite({
    PORT: port,
    SITE_URL: proxy.url,
    TRUSTED_PROXIES: '1',
  });
  const { call } = await readAction(site, '/about');
  const headers = { origin: proxy.url.replace('http:', 'https:') };
  const sent = await fetch(proxy.url + call, { method: 'POST', headers, body: callData() });
  expect(sent.status).toBe(200);
  await site.stop();
  await proxy.close();
});
