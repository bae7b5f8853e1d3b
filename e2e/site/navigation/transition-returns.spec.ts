import { expect, test } from '#e2e/support/fixtures.ts';

import { arrive, follow, holdPanels, noteTimings, panels, specified } from './panels.ts';

test('going back and forward has panels too, and the scroll position with the page', async ({
  page,
}) => {
  await arrive(page, '/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await follow(page, '/about');
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  await noteTimings(page);
  // Where the page that is left stands while panels come, in pixels, and what shows.
  await page.evaluate(() => {
    const seen: Window['seen'] = [];
    window.seen = seen;
    const look = () => {
      const { phase } = document.querySelector<HTMLElement>('[data-phase]')?.dataset ?? {};
      if (phase === 'in') {
        seen.push([document.querySelector('main')?.dataset['page'] ?? '', scrollY]);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('main[data-page="index___en"]')).toBeFocused();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  expect(await page.evaluate(() => window.panelTimings)).toEqual(specified);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  const seen = await page.evaluate(() => window.seen);
  expect(seen?.filter(([shown, top]) => shown === 'about___en' && top !== 0)).toEqual([]);
  expect(seen?.some(([shown]) => shown === 'about___en')).toBe(true);
  await page.goForward();
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('going back and forward again while panels come leads nowhere, and loses nothing', async ({
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
  // A link to the page that is about to be left is followed as well.
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

test('going back while the panels widen ends what was under way', async ({ page }) => {
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
