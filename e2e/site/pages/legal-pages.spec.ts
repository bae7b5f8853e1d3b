import { company } from '#brand/company.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { linkLabel, say } from '#e2e/support/words.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

// The layout depends neither on motion nor on code, and without them pages are laid out sooner.
test.use({ quiet: true, contextOptions: { reducedMotion: 'reduce' } });

const legalPages = ['privacy', 'imprint', 'accessibility'] as const;

test('on a phone a long legal page lists its parts in a disclosure', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(href(otherLocale, 'privacy'));
  const main = page.getByRole('main');
  const contents = main.getByRole('navigation', { name: say(otherLocale, 'On this page') });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await main.locator('summary').click();
  // The first heading is the name of the disclosure.
  const [, ...headings] = await main.getByRole('heading', { level: 2 }).allInnerTexts();
  await expect(contents.getByRole('link')).toHaveText(headings);
  await contents.getByRole('link').last().click();
  await expect(main.getByRole('heading', { level: 2 }).last()).toBeInViewport();
});

test('beside the heading of a legal page is the list of all legal pages, with their dates', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of legalPages) {
    await page.goto(href(otherLocale, name));
    const main = page.getByRole('main');
    const register = main.getByRole('list', { name: say(otherLocale, 'Legal information') });
    await expect(register.getByRole('link')).toHaveText(
      legalPages.map((other) => linkLabel(otherLocale, 'legal', other)),
    );
    await expect(register.locator('[aria-current="page"]')).toHaveText(
      linkLabel(otherLocale, 'legal', name),
    );
    for (const row of await register.getByRole('listitem').all()) {
      await expect(row).toContainText(/20\d\d/);
    }
    const gap = await register.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('h1')!);
      return one.getBoundingClientRect().left - range.getBoundingClientRect().right;
    });
    expect(gap, name).toBeGreaterThan(0);
  }
});

test('the imprint is a list of terms, each beside its text in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(href(otherLocale, 'imprint'));
  const terms = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await terms.count()).toBeGreaterThan(1);
  const steps = await terms.evaluateAll((headings) =>
    headings.map((heading) => {
      const text = heading.nextElementSibling!.querySelector('p')!.getBoundingClientRect();
      const { right, top } = heading.getBoundingClientRect();
      return { across: text.left - right, down: Math.abs(text.top - top) };
    }),
  );
  for (const { across, down } of steps) {
    expect(across).toBeGreaterThanOrEqual(0);
    expect(down).toBeLessThan(16);
  }
});

test('a legal page ends with addresses, not with a form', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const name of legalPages) {
    await page.goto(href(otherLocale, name));
    await expect(footer.getByRole('link', { name: company.email })).toBeVisible();
    await expect(footer.locator('form')).toBeHidden();
  }
});
