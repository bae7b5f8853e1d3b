import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { linkLabel } from '#e2e/support/words.ts';
import { pagesOf, routeName } from '#kit/site/routes.ts';

import { arrive, follow, holdPanels, panels } from './panels.ts';

test('links can be clicked while panels cover the page, and the last click wins', async ({
  page,
}) => {
  await arrive(page, '/');
  const letGo = await holdPanels(page);
  const navigation = page.getByRole('banner').getByRole('navigation').first();
  await navigation.getByRole('link', { name: linkLabel('en', 'header', 'about') }).click();
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await navigation.getByRole('link', { name: linkLabel('en', 'header', 'work') }).click();
  await letGo();
  await expect(page.locator('main[data-page="work___en"]')).toBeFocused();
  await expect(page).toHaveURL('/work');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a link to the current page withdraws the panels', async ({ page }) => {
  await arrive(page, '/about');
  await holdPanels(page);
  await follow(page, '/');
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await follow(page, '/about');
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  await expect(page).toHaveURL('/about');
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
});

test('panels stay until a late page has loaded, and another page can be chosen meanwhile', async ({
  page,
}) => {
  await arrive(page, '/');
  const release = await hold(page, '**/RSC/R/about.txt**');
  await follow(page, '/about');
  await expect(page.locator('[data-state]')).toBeVisible();
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await follow(page, '/work');
  await expect(page.locator('main[data-page="work___en"]')).toBeFocused();
  release();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  await expect(page).toHaveURL('/work');
});

test('of 200 clicks during running transitions none is lost and the last one wins', async ({
  page,
}) => {
  const targets = pagesOf('en').filter(({ id }) => id === undefined);
  await arrive(page, '/');
  for (let burst = 0; burst < 8; burst += 1) {
    const order = Array.from(
      { length: 25 },
      (_, click) => targets[(burst * 25 + click * 7) % targets.length]!,
    );
    // Intervals of 0 to 109 ms: the clicks fall into all phases of the transition.
    await page.evaluate(
      async (addresses) => {
        for (const [index, href] of addresses.entries()) {
          const link = document.createElement('a');
          link.href = href;
          document.body.append(link);
          link.click();
          link.remove();
          await new Promise((next) => setTimeout(next, (index * 37) % 110));
        }
      },
      order.map(({ address }) => address),
    );
    const last = order.at(-1)!;
    await expect(page.locator(`main[data-page="${routeName(last.name, 'en')}"]`)).toBeFocused();
    await expect(page).toHaveURL(last.address);
  }
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
});
