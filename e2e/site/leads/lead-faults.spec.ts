import { execFile } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

import type { Page } from '@playwright/test';

import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { leadForm, written } from '#e2e/support/lead-form.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { lastLocale, otherLocale } from '#kit/testing/sampled-locales.ts';
import { providerEnvironment, startSite } from '#kit/testing/site.ts';
import { hiddenFields } from '#kit/testing/submissions.ts';

const sent = content.page('en', 'company').sent;

/** Returns the leads of a database, as the owner exports them with the command line tool. */
async function exportLeads(database: string): Promise<{ state: string; payload: string }[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/kit/leads/cli/main.ts', 'export', '--format', 'json'],
    { env: { ...process.env, LEADS_DB: database } },
  );
  return JSON.parse(stdout) as { state: string; payload: string }[];
}

test('a submit while offline keeps the text; once online, the lead arrives exactly once', async ({
  page,
  context,
  provider,
  expectedErrors,
  axe,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const name = `Offline ${crypto.randomUUID()}`;
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  await form.fill(written(name));
  await context.setOffline(true);
  await form.send.click();
  await expect(form.problem).toContainText('Your message could not leave this device.');
  await expect(form.problem).toBeFocused();
  await expect(form.field('message')).toHaveValue(written(name).message);
  await axe();
  await context.setOffline(false);
  await form.send.click();
  await expect(page.locator('#footer-answer[role="status"]')).toContainText(sent);
  await expect
    .poll(() => provider.received.filter(({ body }) => body.fields[0]?.value === name).length)
    .toBe(1);
});

test('a lead that is sent again because its answer got lost arrives once', async ({
  page,
  provider,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/);
  const name = `Lost ${crypto.randomUUID()}`;
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  await form.fill(written(name));
  await page.route(
    '**/RSC/F/**',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await form.send.click();
  await expect(form.problem).toBeVisible();
  await form.send.click();
  await expect(page.locator('#footer-answer[role="status"]')).toContainText(sent);
  await expect
    .poll(() => provider.received.filter(({ body }) => body.fields[0]?.value === name).length)
    .toBe(1);
});

test('a page from before a deploy falls back to a native post with its text', async ({
  page,
  provider,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const name = `Old tab ${crypto.randomUUID()}`;
  await page.goto(localizePath('/about', lastLocale));
  // As after a deploy: the server no longer has the function.
  await page.route('**/RSC/F/**', (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  const form = leadForm(page, 'footer', lastLocale);
  await form.fill(written(name));
  await Promise.all([page.waitForEvent('domcontentloaded'), form.send.click()]);
  // React hydrates the answer with the state that the server gave it.
  await page.locator('html[data-ready]').waitFor();
  await expect(page.locator('#footer-answer[role="status"]')).toContainText(
    content.page(lastLocale, 'company').sent,
  );
  await expect
    .poll(() => provider.received.find(({ body }) => body.fields[0]?.value === name)?.body.fields)
    .toContainEqual({ name: 'message', value: written(name).message });
  // The form does not restore text that was sent.
  await page.goto(localizePath('/about', lastLocale));
  await expect(leadForm(page, 'footer', lastLocale).field('message')).toHaveValue('');
});

test('typing before the validation code has loaded sends nothing, and is validated once it has', async ({
  page,
}) => {
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  await form.fill({ ...written('Ada'), email: 'ada@' });
  const release = await hold(page, '**/assets/check-*.js');
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    form.element.evaluate((element: HTMLFormElement) => element.submit()),
  ]);
  await page.locator('html[data-ready]').waitFor();
  await expect(form.summary).toBeFocused();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await form.field('email').fill('ada@example.com');
  await expect(form.summary.getByRole('link')).toHaveCount(1);
  release();
  await expect(form.summary).toBeHidden();
  expect(posts).toEqual([]);
});

/** Fills in the form of /about, sends it in vain and reloads the page. Returns the form. */
async function reloadAfterFailure(page: Page) {
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  await form.fill(written('Ada'));
  await page.route('**/RSC/F/**', (route) => route.abort(), { times: 1 });
  await form.send.click();
  await expect(form.problem).toBeVisible();
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  return form;
}

test('a reload after a failed submit keeps the text', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_/);
  const form = await reloadAfterFailure(page);
  await expect(form.field('message')).toHaveValue(written('Ada').message);
});

test('text that was typed before a reload may be sent at once without counting as spam', async ({
  openPage,
  provider,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/);
  const site = await startSite({ ...providerEnvironment(provider), LEADS_MIN_SECONDS: '60' });
  const page = await openPage({ baseURL: site.url });
  const form = await reloadAfterFailure(page);
  await expect(form.field('message')).toHaveValue(written('Ada').message);
  await form.send.click();
  await expect(page.locator('#footer-answer[role="status"]')).toContainText(sent);
  const rows = await exportLeads(site.database);
  expect(rows.map(({ state }) => state)).not.toContain('spam');
  await page.context().close();
  await site.stop();
});

test('too many leads in a minute: the form says so and keeps the text', async ({
  page,
  expectedErrors,
  axe,
}) => {
  expectedErrors.push(/status of 429/);
  await page.goto(localizePath('/about', otherLocale));
  await page.route('**/RSC/F/**', (route) => route.fulfill({ status: 429, body: '' }));
  const form = leadForm(page, 'footer', otherLocale);
  await form.fill(written('Ada'));
  await form.send.click();
  await expect(form.problem).toContainText(
    say(
      otherLocale,
      'That was a lot of messages in one minute. Nothing is lost: please wait a minute and send your message again.',
    ),
  );
  await expect(form.field('name')).toHaveValue('Ada');
  await axe();
});

test('the footer’s button has aria-disabled from a submit with empty fields until they are filled in', async ({
  page,
}) => {
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  await expect(form.send).not.toHaveAttribute('aria-disabled');
  await form.send.click();
  await expect(form.send).toHaveAttribute('aria-disabled', 'true');
  await form.fill(written('Ada'));
  await expect(form.send).not.toHaveAttribute('aria-disabled');
  await expect(form.field('name')).not.toHaveAttribute('aria-invalid');
});

test('a lead that looks like a robot’s is answered as sent, stored as spam and exported for the owner', async ({
  openPage,
  provider,
}) => {
  const site = await startSite({ ...providerEnvironment(provider), LEADS_MIN_SECONDS: '3' });
  const hasty = await openPage({ baseURL: site.url });
  await hasty.goto('/about');
  const hastyForm = leadForm(hasty, 'footer', 'en');
  await hastyForm.fill(written('Robot in haste'));
  await hastyForm.send.click();
  await expect(hasty.locator('#footer-answer[role="status"]')).toContainText(sent);

  // Without JavaScript only `subject`, the honeypot that people do not see, gives a robot away.
  const html = await (await fetch(`${site.url}/about`)).text();
  const data = new FormData();
  const fields = { ...hiddenFields(html, 'footer'), ...written('Robot'), subject: 'pills' };
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const answer = await fetch(`${site.url}/about`, {
    method: 'POST',
    body: data,
    headers: { origin: site.url },
  });
  expect(await answer.text()).toContain(sent);

  const rows = await exportLeads(site.database);
  expect(rows.map(({ state }) => state)).toEqual(['spam', 'spam']);
  await hasty.context().close();
  await site.stop();
  expect(provider.received.filter(({ body }) => body.fields[0]?.value.startsWith('Robot'))).toEqual(
    [],
  );
});

test('while the database is locked a lead is not reported as sent; its text stays, and can be sent later', async ({
  openPage,
  provider,
}) => {
  const site = await startSite(providerEnvironment(provider));
  const name = `Locked ${crypto.randomUUID()}`;
  const page = await openPage({ baseURL: site.url });
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  await form.fill(written(name));
  // Another program locks the database for longer than the server waits. The timeout is for this lock,
  // which has to wait for transactions of the server.
  const lock = new DatabaseSync(site.database, { timeout: 60_000 });
  lock.exec('BEGIN EXCLUSIVE');
  await form.send.click();
  await expect(form.problem).toContainText('Your message could not be stored.');
  await expect(form.problem).toBeFocused();
  await expect(form.field('message')).toHaveValue(written(name).message);
  lock.exec('ROLLBACK');
  lock.close();
  await form.send.click();
  await expect(page.locator('#footer-answer[role="status"]')).toContainText(sent);
  await expect
    .poll(() => provider.received.filter(({ body }) => body.fields[0]?.value === name).length)
    .toBe(1);
  await page.context().close();
  await site.stop();
});

for (const [kind, text] of [
  ['markup', '<script>document.title="x"</script><img src=x onerror=alert(1)>'],
  ['a formula', '=HYPERLINK("https://evil.example")'],
  ['right-to-left text', '\u202eabc שלום مرحبا'],
  ['other writing', '株式会社テスト 😀 Ωmega'],
  ['a template', '${process.exit()} {{7*7}} %s'],
  ['a query', "'; DROP TABLE leads; --"],
] as const) {
  test(`${kind} in every field arrives as it was typed and is shown as text`, async ({
    page,
    provider,
  }) => {
    const mark = crypto.randomUUID();
    const value = `${text} ${mark}`;
    await page.goto('/about');
    const form = leadForm(page, 'footer', 'en');
    await form.fill({ name: value, email: 'x', contact: '1234', company: value, message: value });
    await form.send.click();
    await expect(form.summary).toBeFocused();
    await expect(form.field('name')).toHaveValue(value);
    await form.field('email').fill('ada@example.com');
    await form.send.click();
    await expect(page.locator('#footer-answer[role="status"]')).toContainText(sent);
    await expect
      .poll(
        () => provider.received.find(({ body }) => body.fields[0]?.value === value)?.body.fields,
      )
      .toEqual([
        { name: 'firstname', value },
        { name: 'email', value: 'ada@example.com' },
        { name: 'mobilephone', value: '1234' },
        { name: 'company', value },
        { name: 'message', value },
      ]);
    expect(await page.title()).not.toBe('x');
  });
}
