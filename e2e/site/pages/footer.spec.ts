import { company } from '#brand/company.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { say } from '#e2e/support/words.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

// Where boxes lie hangs neither on movement nor on code, and a page without them is laid out sooner.
test.use({ quiet: true, contextOptions: { reducedMotion: 'reduce' } });

test('each social link of the footer has its icon, and its name is a word', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  // A company without such links has no heading of them.
  await expect(footer.getByText(say('en', 'Follow us'))).toHaveCount(
    company.social.length > 0 ? 1 : 0,
  );
  for (const { name } of company.social) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link.locator('svg')).toBeVisible();
    await expect(link).toHaveText(name);
  }
});

test('the footer of a page that has a form of its own fits the window, and is close together on a phone', async ({
  page,
}) => {
  for (const locale of localeCodes) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(href(locale, 'contact'));
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const header = (await page.getByRole('banner').boundingBox())!;
    expect((await footer.boundingBox())!.height, locale).toBeLessThanOrEqual(800 - header.height);
    await page.setViewportSize({ width: 390, height: 844 });
    // In one go: what stands above may still be laid out.
    const links = footer.getByRole('navigation', { name: say(locale, 'Footer'), exact: true });
    const gap = await links.evaluate((element) => {
      const addresses = element.closest('footer')!.querySelector('aside')!;
      // The row of the links begins with its rule.
      const { top } = element.parentElement!.getBoundingClientRect();
      return top - addresses.getBoundingClientRect().bottom;
    });
    expect(gap, locale).toBeLessThanOrEqual(72);
  }
});

test('on touch windows every link of the footer is at least 44 px high', async ({ page }) => {
  // A short page: what is far below keeps the height it had in the last window until it is scrolled to.
  await page.goto(href(otherLocale, 'work'));
  const links = page.getByRole('contentinfo').locator('a:not(form a)');
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const heights = await links.evaluateAll((all: HTMLElement[]) =>
      all.map(({ offsetHeight }) => offsetHeight),
    );
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights), `at ${String(width)} px`).toBeGreaterThanOrEqual(44);
  }
});
