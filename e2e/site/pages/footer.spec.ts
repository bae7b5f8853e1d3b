import { company } from '#brand/company.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { say } from '#e2e/support/words.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

// The layout depends neither on motion nor on code, and without them pages are laid out sooner.
test.use({ quiet: true, contextOptions: { reducedMotion: 'reduce' } });

test('each social link of the footer has an icon and its name as text', async ({ page }) => {
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

test('the footer of a page with its own form fits the window, and on a phone has at most 72 px between addresses and links', async ({
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
    // Measured in one call: content above may still be laid out, which moves the elements.
    const links = footer.getByRole('navigation', { name: say(locale, 'Footer'), exact: true });
    const gap = await links.evaluate((element) => {
      const addresses = element.closest('footer')!.querySelector('aside')!;
      // The row of links, whose rule is its upper border.
      const { top } = element.parentElement!.getBoundingClientRect();
      return top - addresses.getBoundingClientRect().bottom;
    });
    expect(gap, locale).toBeLessThanOrEqual(72);
  }
});

test('on touch windows every link of the footer is at least 44 px high', async ({ page }) => {
  // A short page. The footer of a long one would keep its height of the last width until it is scrolled to.
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
