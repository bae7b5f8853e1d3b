import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { linkLabel } from '#e2e/support/words.ts';
import { pagesOf, routeName } from '#kit/site/routes.ts';

declare global {
  interface Window {
    /** Main of each frame while panels come, and the scroll position. */
    seen?: [page: string, top: number][];
    panelEnds?: string[];
    letGo?: () => void;
    /** What tests note in the page. */
    covered?: boolean;
    panelsMoved?: boolean;
    panelTimings?: Timings;
  }
}

const panels = (page: Page) => page.locator('[data-phase]');

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Loaded after the page has been taken over.
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
}

/** Notes from now on whether the panels move. */
async function watchPanels(page: Page): Promise<void> {
  await panels(page).evaluate((element) => {
    window.panelsMoved = false;
    new MutationObserver(() => (window.panelsMoved = true)).observe(element, { attributes: true });
  });
}

function havePanelsMoved(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => window.panelsMoved);
}

/** Clicks a link to a page of the site as one that stands in the text. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

/** Delay and duration in milliseconds of each panel, by phase, in the order of the panels. */
type Timings = Record<string, [delay: number, duration: number][]>;

/** Notes from now on, beside the timings, each panel that comes to its end, and each that is cut. */
async function noteTimings(page: Page): Promise<void> {
  await panels(page).evaluate((element) => {
    const noted: Timings = {};
    window.panelTimings = noted;
    window.panelEnds = [];
    const all = [...element.children];
    const phase = () => (element as HTMLElement).dataset.phase ?? '';
    // Before the first frame of the phase: a slow machine would ask after their end.
    new MutationObserver(() => {
      if (phase() === 'away') return;
      noted[phase()] = all.map((panel) => {
        const { delay = 0, duration = 0 } = panel.getAnimations()[0]?.effect?.getTiming() ?? {};
        return [delay, Number(duration)];
      });
    }).observe(element, { attributeFilter: ['data-phase'] });
    for (const name of ['transitionend', 'transitioncancel'] as const) {
      element.addEventListener(name, ({ target }) => {
        const panel = all.indexOf(target as Element);
        if (panel >= 0) window.panelEnds?.push(`${phase()} ${String(panel)} ${name}`);
      });
    }
  });
}

/**
 * Keeps panels that widen from covering the window, however long a test takes.
 *
 * @returns what lets them go on.
 */
async function holdPanels(page: Page, phases = ['in']): Promise<() => Promise<void>> {
  await panels(page).evaluate((element, phases) => {
    // One that was held at its very end is none of `getAnimations` any more.
    const held = new Set<Animation>();
    const observer = new MutationObserver(() => {
      if (!phases.includes((element as HTMLElement).dataset.phase ?? '')) return;
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.pause();
        held.add(animation);
      }
    });
    observer.observe(element, { attributeFilter: ['data-phase'] });
    window.letGo = () => {
      observer.disconnect();
      for (const animation of held) if (animation.playState === 'paused') animation.play();
    };
  }, phases);
  return () => page.evaluate(() => window.letGo?.());
}

/** Delay and duration of each panel (docs/behaviour.md, “Between two pages”), in milliseconds. */
const specified: Timings = {
  in: [
    [0, 500],
    [200, 500],
    [300, 500],
  ],
  out: [
    [200, 500],
    [300, 500],
    [400, 500],
  ],
};

test('panels cover the page that is left, and uncover the next one', async ({ page }) => {
  await arrive(page, '/');
  await noteTimings(page);
  await follow(page, '/about');
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await expect(page).toHaveURL('/');
  await expect(panels(page)).toHaveAttribute('data-phase', 'out');
  await expect(page).toHaveURL('/about');
  await expect(page.locator('#main')).toBeFocused();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  expect(await page.evaluate(() => window.panelTimings)).toEqual(specified);
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

test('panels widen from one edge and shrink to the other, and what is drawn on them stands still', async ({
  page,
}) => {
  await arrive(page, '/');
  // Of each panel, at a time in milliseconds of the phase: its visible part, in parts of the window,
  // where its lines begin, and how high it lies.
  const at = (time: number) =>
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

  // A busy machine would end them before they are looked at.
  await holdPanels(page, ['in', 'out']);
  await follow(page, '/about');
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  const begun = await at(0);
  expect(begun.map(({ from, to }) => [from, to])).toEqual([[0, 0], [0, 0], [0, 0]]); // prettier-ignore
  const widening = await at(450);
  expect(widening.map((panel) => [panel.from, panel.lines])).toEqual(Array(3).fill([0, lines]));
  expect(widening.map(({ to }) => to)).toEqual(
    widening.map(({ to }) => to).toSorted((one, other) => other - one),
  );
  expect(new Set(widening.map(({ to }) => to)).size).toBe(3);
  await finish();

  await expect(panels(page)).toHaveAttribute('data-phase', 'out');
  const covering = await at(200);
  expect(covering.map(({ from, to }) => [from, to])).toEqual([[0, 1], [0, 1], [0, 1]]); // prettier-ignore
  const shrinking = await at(600);
  expect(shrinking.map((panel) => [panel.to, panel.lines])).toEqual(Array(3).fill([1, lines]));
  expect(shrinking.map(({ from }) => from)).toEqual(
    shrinking.map(({ from }) => from).toSorted((one, other) => other - one),
  );
  expect(new Set(shrinking.map(({ from }) => from)).size).toBe(3);
  // What goes first lies on top, or nobody would see it go.
  expect(shrinking.map(({ order }) => order)).toEqual(
    shrinking.map(({ order }) => order).toSorted((one, other) => other - one),
  );
  expect(new Set(shrinking.map(({ order }) => order)).size).toBe(3);
  await finish();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
});

test('each panel comes to its own end on a machine that is busy', async ({ page }) => {
  await arrive(page, '/');
  await noteTimings(page);
  // Nothing else is done for longer than the panels take, from their first frame on.
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
      // What is painted with the new page.
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

test('the first page of a visit has none', async ({ page }) => {
  await page.addInitScript(() => {
    window.panelsMoved = false;
    addEventListener('transitionrun', ({ target }) => {
      if ((target as Element).matches('[data-phase] > div')) window.panelsMoved = true;
    });
  });
  await arrive(page, '/about');
  expect(await havePanelsMoved(page)).toBe(false);
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

test('clicks pass through the panels, and the last one wins', async ({ page }) => {
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

test('a link to the page one is on draws the panels back', async ({ page }) => {
  await arrive(page, '/about');
  await holdPanels(page);
  await follow(page, '/');
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await follow(page, '/about');
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  await expect(page).toHaveURL('/about');
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
});

test('a page that is late is waited for behind the panels, and can be left for another', async ({
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

for (const [name, still] of [
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
  test(`there are no panels where ${name}`, async ({ page }) => {
    await still(page);
    await arrive(page, '/');
    await watchPanels(page);
    await follow(page, '/about');
    await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
    await page.goBack();
    await expect(page.locator('main[data-page="index___en"]')).toBeFocused();
    expect(await havePanelsMoved(page)).toBe(false);
  });
}

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
    // Some come close together, some when the panels are in, some when they go.
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
