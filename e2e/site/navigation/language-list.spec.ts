import { expect, test } from '#e2e/support/fixtures.ts';
import { languageSwitcher, mobileMenu } from '#e2e/support/menus.ts';
import { href } from '#kit/site/routes.ts';

test('the list of languages closes when the window becomes too narrow for it, and the focus goes to the menu button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto(href('en', 'about'));
  const list = languageSwitcher(page);
  await list.locator('summary').press('Enter');
  await expect(list).toHaveAttribute('open');
  await list.getByRole('link').first().focus();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(mobileMenu(page).button).toBeFocused();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(list).not.toHaveAttribute('open');
});

test('each language of the list fits on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(href('en', 'about'));
  const list = languageSwitcher(page);
  await list.locator('summary').press('Enter');
  const lines = await list.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const { height } = link.getBoundingClientRect();
      return Math.floor(height / parseFloat(getComputedStyle(link).lineHeight));
    }),
  );
  expect(lines).toEqual(lines.map(() => 1));
});
