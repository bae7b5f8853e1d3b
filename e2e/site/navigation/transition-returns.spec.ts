import { expect, test } from '#e2e/support/fixtures.ts';

import { arrive, expectedTimings, follow, holdPanels, panels, recordTimings } from './panels.ts';

test('going back and forward has panels too, and restores the scroll position together with the page', async ({
  page,
}) => {
  await arrive(page, '/');
  await page.locator('html[data-whole]').waitFor();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await follow(page, '/about');
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  await recordTimings(page);
  // Records in each frame of the phase `in` which page shows, and its scroll position.
  await page.evaluate(() => {
    const seen: Window['seen'] = [];
    window.seen = seen;
    const record = () => {
      const { phase } = document.querySelector<HTMLElement>('[data-phase]')?.dataset ?? {};
      if (phase === 'in') {
        seen.push([document.querySelector('main')?.dataset['page'] ?? '', scrollY]);
      }
      requestAnimationFrame(record);
    };
    record();
  });
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('main[data-page="index___en"]')).toBeFocused();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  expect(await page.evaluate(() => window.panelTimings)).toEqual(expectedTimings);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  const seen = await page.evaluate(() => window.seen);
  expect(seen?.filter(([shown, top]) => shown === 'about___en' && top !== 0)).toEqual([]);
  expect(seen?.some(([shown]) => shown === 'about___en')).toBe(true);
  await page.goForward();
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('going back, and forward again while the panels come in, stays on the page and keeps the history', async ({
  page,
}) => {
  await arrive(page, '/');
  await follow(page, '/about');
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  const letGo = await holdPanels(page);
  await page.goBack();
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await page.goForward();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  await expect(page.locator('main[data-page="about___en"]')).toBeVisible();
  await expect(page).toHaveURL('/about');
  // The same with a link to the page that is about to be left.
  await page.goBack();
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await follow(page, '/about');
  await letGo();
  await expect(page).toHaveURL('/about');
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  await expect(page.locator('main[data-page="about___en"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main[data-page="index___en"]')).toBeFocused();
});

test('going back while the panels widen cancels the navigation under way', async ({ page }) => {
  await arrive(page, '/contact');
  await follow(page, '/');
  await expect(page.locator('main[data-page="index___en"]')).toBeFocused();
  const letGo = await holdPanels(page);
  await follow(page, '/about');
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await page.goBack();
  await letGo();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  await expect(page.locator('main[data-page="contact___en"]')).toBeVisible();
  await expect(page).toHaveURL('/contact');
});
