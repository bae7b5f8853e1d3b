import { postIds } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { restyledElements } from '#e2e/support/restyled-elements.ts';
import { leaf } from '#e2e/support/subjects.ts';
import { serveFolder } from '#kit/measure/main-thread/folder-server.ts';
import { plainPage } from '#kit/measure/main-thread/plain-page.ts';
import { countWork, type WorkCounts } from '#kit/measure/main-thread/thread-time.ts';
import { phone, traceLoad } from '#kit/measure/main-thread/trace-load.ts';
import { href } from '#kit/site/routes.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

/**
 * Upper bounds of how many elements a page styles and lays out, as shares of those of a plain page of
 * 6,000 elements. Counts are compared, since times depend on the machine (`npm run measure -- main-thread`
 * measures these). The second section of a page is laid out too if it begins near the first viewport.
 * The least of three loads counts.
 */
const budgets = [
  { address: '/', styled: 0.32, laidOut: 0.18 },
  { address: `/services/${leaf}`, styled: 0.19, laidOut: 0.15 },
  ...postIds()
    .slice(0, 1)
    .map((id) => ({ address: href('en', 'blogs-id', id), styled: 0.1, laidOut: 0.11 })),
  { address: '/contact', styled: 0.07, laidOut: 0.05 },
];

test.use({ quiet: true });

test('before a sign of intent a page styles and lays out only a share of what a plain page does', async ({
  openPage,
  site,
}) => {
  test.slow();
  const load = async (url: string) => countWork(await traceLoad(await openPage(phone), url), url);
  const server = await serveFolder(temporaryFolder('plain'), { '/plain': plainPage() });
  try {
    const plain = await load(`${server.url}/plain`);
    expect(plain.styled).toBeGreaterThan(5000);
    expect(plain.laidOut).toBeGreaterThan(5000);
    for (const { address, styled, laidOut } of budgets) {
      const least = await leastOf(
        () => load(site.url + address),
        (found) => found.styled / plain.styled < styled && found.laidOut / plain.laidOut < laidOut,
      );
      expect(least.styled, `${address} is loaded`).toBeGreaterThan(100);
      expect.soft(least.styled / plain.styled, `styles of ${address}`).toBeLessThan(styled);
      expect.soft(least.laidOut / plain.laidOut, `layout of ${address}`).toBeLessThan(laidOut);
    }
  } finally {
    server.stop();
  }
});

/**
 * Returns the least counts of up to three loads; of fewer if they suffice. A busy machine may style the
 * same page more often, for example if a font loads only after the first paint.
 */
async function leastOf(
  load: () => Promise<WorkCounts>,
  suffices: (found: WorkCounts) => boolean,
): Promise<WorkCounts> {
  let least = await load();
  for (let run = 1; run < 3 && !suffices(least); run += 1) {
    const next = await load();
    least = {
      styled: Math.min(least.styled, next.styled),
      laidOut: Math.min(least.laidOut, next.laidOut),
    };
  }
  return least;
}

for (const [state, name, value] of [
  ['hydrated', 'data-ready', ''],
  ['paused', 'data-motion', 'paused'],
] as const) {
  test(`marking a page as ${state} does not restyle all of it (decision 0021)`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Shift');
    await page.locator('html[data-ready]').waitFor();
    // The whole page is laid out, so that all of it would be restyled.
    await page.locator('html').evaluate((html) => (html.dataset['whole'] = ''));
    const set = (to: string | null) =>
      page.locator('html').evaluate(
        async (html, [attribute, text]) => {
          if (text === null) html.removeAttribute(attribute);
          else html.setAttribute(attribute, text);
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        },
        [name, to] as const,
      );
    await set(null);
    const restyled = await restyledElements(page, () => set(value));
    expect(restyled).toBeGreaterThan(0);
    expect(restyled).toBeLessThan((await page.locator('body *').count()) / 4);
  });
}

test('a touch restyles few elements', async ({ openPage, site }) => {
  const page = await openPage(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.url);
  await page.keyboard.press('Shift');
  await page.locator('html[data-whole]').waitFor();
  // Waits until nothing is restyled any more after the first sign of intent.
  const nextFrame = () =>
    page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
  await expect.poll(() => restyledElements(page, nextFrame)).toBe(0);
  // A touched element matches `:hover`, as one below a mouse does.
  const row = page.getByRole('main').locator('summary').first();
  const restyled = await restyledElements(page, () => row.hover());
  expect(restyled).toBeLessThan((await page.locator('body *').count()) / 10);
});
