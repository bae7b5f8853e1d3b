import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';

import { arrive, expectedTimings, follow, holdPanels, panels, recordTimings } from './panels.ts';

/** Records from now on whether the panels move (`panelsMoved`). */
async function watchPanels(page: Page): Promise<void> {
  await panels(page).evaluate((element) => {
    window.panelsMoved = false;
    new MutationObserver(() => (window.panelsMoved = true)).observe(element, { attributes: true });
  });
}

function havePanelsMoved(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => window.panelsMoved);
}

test('panels cover the page that is left, and uncover the next one', async ({ page }) => {
  await arrive(page, '/');
  await recordTimings(page);
  await follow(page, '/about');
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await expect(page).toHaveURL('/');
  await expect(panels(page)).toHaveAttribute('data-phase', 'out');
  await expect(page).toHaveURL('/about');
  await expect(page.locator('#main')).toBeFocused();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  expect(await page.evaluate(() => window.panelTimings)).toEqual(expectedTimings);
  await expect(panels(page)).toBeHidden();
});

test('the sheet that uncovers a page has its number and title', async ({ page }) => {
  await arrive(page, '/');
  const letGo = await holdPanels(page, ['out']);
  await follow(page, '/about');
  await expect(panels(page)).toHaveAttribute('data-phase', 'out');
  const { title, number } = await page.locator('#main').evaluate((main) => ({ ...main.dataset }));
  expect(await page.title()).toContain(title);
  expect(number).toMatch(/^\d{3}$/);
  await expect(panels(page)).toContainText(`${number ?? ''}${title ?? ''}`);
  await letGo();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
});

test('panels widen from one edge and shrink to the other, while the lines drawn on them do not move', async ({
  page,
}) => {
  await arrive(page, '/');
  // Sets all panels to a time of the phase, in milliseconds. Returns of each its left and right edge as
  // shares of the window's width, where its lines begin in pixels, and its z-index.
  const seek = (time: number) =>
    panels(page).evaluate((element, currentTime) => {
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = currentTime;
      }
      const inWindow = (x: number) => Math.min(1, Math.max(0, x / document.body.clientWidth));
      return [...element.children].map((panel) => {
        const { left, right } = panel.getBoundingClientRect();
        return {
          from: inWindow(left),
          to: inWindow(right),
          lines: Math.round(panel.querySelector('.lines')?.getBoundingClientRect().left ?? NaN),
          order: Number(getComputedStyle(panel).zIndex),
        };
      });
    }, time);
  const finish = () =>
    panels(page).evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    });
  const lines = await page
    .locator('footer .sheet')
    .first()
    .evaluate((sheet) => Math.round(sheet.getBoundingClientRect().left));

  // Otherwise on a busy machine they could end before they are measured.
  await holdPanels(page, ['in', 'out']);
  await follow(page, '/about');
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  const begun = await seek(0);
  expect(begun.map(({ from, to }) => [from, to])).toEqual([[0, 0], [0, 0], [0, 0]]); // prettier-ignore
  const widening = await seek(450);
  expect(widening.map((panel) => [panel.from, panel.lines])).toEqual(Array(3).fill([0, lines]));
  expect(widening.map(({ to }) => to)).toEqual(
    widening.map(({ to }) => to).toSorted((one, other) => other - one),
  );
  expect(new Set(widening.map(({ to }) => to)).size).toBe(3);
  await finish();

  await expect(panels(page)).toHaveAttribute('data-phase', 'out');
  const covering = await seek(200);
  expect(covering.map(({ from, to }) => [from, to])).toEqual([[0, 1], [0, 1], [0, 1]]); // prettier-ignore
  const shrinking = await seek(600);
  expect(shrinking.map((panel) => [panel.to, panel.lines])).toEqual(Array(3).fill([1, lines]));
  expect(shrinking.map(({ from }) => from)).toEqual(
    shrinking.map(({ from }) => from).toSorted((one, other) => other - one),
  );
  expect(new Set(shrinking.map(({ from }) => from)).size).toBe(3);
  // The panel that goes first must be on top to be seen going.
  expect(shrinking.map(({ order }) => order)).toEqual(
    shrinking.map(({ order }) => order).toSorted((one, other) => other - one),
  );
  expect(new Set(shrinking.map(({ order }) => order)).size).toBe(3);
  await finish();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
});

test('the transition of each panel ends, and is not cancelled, even if the main thread is busy', async ({
  page,
}) => {
  await arrive(page, '/');
  await recordTimings(page);
  // Blocks the main thread from the first frame of the transition, for longer than it takes.
  await panels(page).evaluate((element) => {
    element.addEventListener(
      'transitionrun',
      () => {
        const end = performance.now() + 1000;
        while (performance.now() < end);
      },
      { once: true },
    );
  });
  await follow(page, '/about');
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  const ends = await page.evaluate(() => window.panelEnds);
  expect(ends?.toSorted()).toEqual(
    ['in', 'out'].flatMap((phase) =>
      [0, 1, 2].map((panel) => `${phase} ${String(panel)} transitionend`),
    ),
  );
});

test('when the page changes, the panels cover the whole window', async ({ page }) => {
  await arrive(page, '/');
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main[data-page="about___en"]')) return;
      observer.disconnect();
      // The frame in which the new page is painted.
      requestAnimationFrame(() => {
        const sheet = document.querySelector('[data-phase] > :last-child')?.getBoundingClientRect();
        window.covered = sheet !== undefined && sheet.left <= 0 && sheet.right >= innerWidth;
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await follow(page, '/about');
  await expect(page.locator('main[data-page="about___en"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.covered)).toBe(true);
});

test('the first page of a visit has no panels', async ({ page }) => {
  await page.addInitScript(() => {
    window.panelsMoved = false;
    addEventListener('transitionrun', ({ target }) => {
      if ((target as Element).matches('[data-phase] > div')) window.panelsMoved = true;
    });
  });
  await arrive(page, '/about');
  expect(await havePanelsMoved(page)).toBe(false);
});

for (const [name, prepare] of [
  [
    'the system asks for reduced motion',
    (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  ],
  [
    'the visitor has paused what moves',
    (page: Page) => page.addInitScript(() => localStorage.setItem('motion', 'paused')),
  ],
  [
    'the connection saves data',
    (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  ],
] as const) {
  test(`there are no panels if ${name}`, async ({ page }) => {
    await prepare(page);
    await arrive(page, '/');
    await watchPanels(page);
    await follow(page, '/about');
    await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
    await page.goBack();
    await expect(page.locator('main[data-page="index___en"]')).toBeFocused();
    expect(await havePanelsMoved(page)).toBe(false);
  });
}
