import { DatabaseSync } from 'node:sqlite';

import { expect, test } from '#e2e/support/fixtures.ts';
import { footerForm, typed } from '#e2e/support/lead-form.ts';
import { say } from '#e2e/support/words.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { lastLocale } from '#kit/testing/sampled-locales.ts';
import { startSite } from '#kit/testing/site.ts';
import { callData, formData, leadFields, readAction } from '#kit/testing/submissions.ts';

test('an IP address may send LEADS_LIMIT forms a minute, and does not limit other addresses', async () => {
  const site = await startSite({ LEADS_LIMIT: '2', TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' });
  const { call } = await readAction(site, '/about');
  const send = (from: string) =>
    fetch(site.url + call, {
      method: 'POST',
      headers: { 'x-forwarded-for': `192.0.2.99, ${from}` },
      body: callData(),
    });
  expect((await send('203.0.113.1')).status).toBe(200);
  expect((await send('203.0.113.1')).status).toBe(200);
  const third = await send('203.0.113.1');
  expect(third.status).toBe(429);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(third.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  // IPv6 addresses of the same network (/64) count as one.
  expect((await send('2001:db8::1')).status).toBe(200);
  expect((await send('2001:db8::2')).status).toBe(200);
  expect((await send('2001:db8::3')).status).toBe(429);
  expect((await send('203.0.113.2')).status).toBe(200);
  // Requests for pages are not limited.
  for (let count = 0; count < 20; count += 1) {
    const page = await fetch(`${site.url}/about`, {
      headers: { 'x-forwarded-for': '203.0.113.1' },
    });
    expect(page.status).toBe(200);
  }
  expect(site.output()).not.toMatch(/203\.0\.113|2001:db8|ada@example/);
  await site.stop();
});

test('while another process locks the database, refused forms and /healthz are answered as fast as before', async () => {
  const site = await startSite({ LEADS_LIMIT: '1', LOG_LEVEL: 'error' });
  const { call } = await readAction(site, '/about');
  const send = () => fetch(site.url + call, { method: 'POST', body: callData() });
  expect((await send()).status).toBe(200);
  const timeOfRefusals = async () => {
    const start = performance.now();
    const answers = await Promise.all(Array.from({ length: 100 }, send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    return performance.now() - start;
  };
  // The warm-up.
  await timeOfRefusals();
  const unlockedTime = await timeOfRefusals();
  const lock = new DatabaseSync(site.database, { timeout: 60_000 });
  lock.exec('BEGIN EXCLUSIVE');
  const lockedTime = await timeOfRefusals();
  lock.close();
  // If each request waited for the lock, even for 50 ms, the time would grow twentyfold.
  expect(lockedTime / unlockedTime).toBeLessThan(5);
  await site.stop();
});

test('over the limit a form sent without JavaScript is answered with a page in its language', async () => {
  const site = await startSite({ LEADS_LIMIT: '1' });
  const send = async (address: string) => {
    const { fields } = await readAction(site, address);
    const body = formData({ ...fields, ...leadFields });
    return fetch(site.url + address, { method: 'POST', body });
  };
  expect((await send('/about')).status).toBe(200);
  for (const locale of localeCodes) {
    const response = await send(localizePath('/about', locale));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    const html = await response.text();
    expect(html).toContain(say(locale, 'That was a lot of messages'));
    expect(html).toContain('href="tel:');
  }
  await site.stop();
});

test('over the limit a form says so and keeps what was typed', async ({
  openPage,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 429/);
  const site = await startSite({ LEADS_LIMIT: '1' });
  const { call } = await readAction(site, '/about');
  await fetch(site.url + call, { method: 'POST', body: callData() });
  const page = await openPage({ baseURL: site.url });
  await page.goto(localizePath('/about', lastLocale));
  const form = footerForm(page, lastLocale);
  await form.fill();
  const answered = page.waitForResponse((response) => response.url().includes('/RSC/F/'));
  await form.send.click();
  expect((await answered).status()).toBe(429);
  await expect(form.form).toContainText(
    say(
      lastLocale,
      'That was a lot of messages in one minute. Nothing is lost: please wait a minute and send your message again.',
    ),
  );
  for (const [label, value] of Object.entries(typed)) {
    await expect(form.field(label as keyof typeof typed)).toHaveValue(value);
  }
  await page.context().close();
  await site.stop();
});
