import { expect, test as base } from '#e2e/support/fixtures.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';
import { startSite } from '#kit/testing/site.ts';
import { variant } from '#kit/testing/variant.ts';

/** A site with metrics for Prometheus, which measures the web vitals of visits. */
const test = base.extend({
  site: [
    async ({}, use) => {
      const site = await startSite({ ...variant, METRICS_PORT: '0', LOG_LEVEL: 'info' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

const metricsOf = async (output: string) => {
  const [url = ''] = /http\S+\/metrics/.exec(output) ?? [];
  return (await fetch(url)).text();
};

test('metrics of requests and leads are served on a port of their own', async ({ site }) => {
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  expect((await fetch(`${site.url}${localizePath('/nope', otherLocale)}`)).status).toBe(404);
  expect((await fetch(`${site.url}/metrics`)).status, 'for visitors').toBe(404);
  const text = await metricsOf(site.output());
  expect(text).toMatch(/http_requests_total\{method="GET",status="2xx",kind="page"\} \d/);
  expect(text).toMatch(/http_requests_total\{method="GET",status="4xx",kind="page"\} \d/);
  expect(text).toContain('leads{state="pending"} 0');
  expect(text).toMatch(/static_files_bytes [1-9]\d{6,}/);
});

test('every request has its id in the answer and in its log line', async ({ site }) => {
  const id = 'a-proxys-own-id-42';
  const answer = await fetch(`${site.url}/contact`, { headers: { 'x-request-id': id } });
  expect(answer.headers.get('x-request-id')).toBe(id);
  await expect.poll(() => site.output()).toContain(`"id":"${id}","method":"GET","path":"/contact"`);
});

test('the web vitals of a page are sent when it is left, without a cookie or a name', async ({
  page,
  context,
  site,
}) => {
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/vitals')) beacons.push(request.postData() ?? '');
  });
  await page.goto('/about');
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  // The library is fetched when the page is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('web-vitals')),
  );
  await page.goto('/contact');
  await expect.poll(() => site.output()).toContain('"page":"about"');
  expect(await context.cookies()).toEqual([]);
  for (const beacon of beacons) {
    expect(Object.keys(JSON.parse(beacon) as object).sort()).toEqual(['page', 'vitals']);
  }
  expect(await metricsOf(site.output())).toMatch(
    /web_vitals_lcp_seconds_count\{page="about"\} [1-9]/,
  );
});

test('a visitor with Global Privacy Control is not measured', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await page.goto('/about');
  // Long after the page has become idle, when the library is fetched for other visitors.
  const names = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000)));
    return performance.getEntriesByType('resource').map(({ name }) => name);
  });
  expect(names.filter((name) => name.includes('web-vitals'))).toEqual([]);
});
