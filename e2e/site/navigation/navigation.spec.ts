import type { Locator, Page } from '@playwright/test';

import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { languageSwitcher } from '#e2e/support/menus.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { category, has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

import { openPartlyLaidOut } from './partly-laid-out.ts';

test('a link to another page changes title, focus, announcement and scroll without a new document', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: say('en', 'Who we are') });
  await link.click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('#main')).toBeFocused();
  const title = await page.title();
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('going back restores the scroll position', { tag: '@any-window' }, async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-whole]').waitFor();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click();
  });
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test(
  'going back restores what was in view, also to a page that was left before all of it was laid out',
  { tag: '@any-window' },
  async ({ page }) => {
    const top = await openPartlyLaidOut(page);
    const before = await top();
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click();
    });
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.locator('html[data-whole]').waitFor();
    await expect.poll(top).toBeCloseTo(before, 0);
  },
);

test(
  'a page that was left at once is at its top when the visitor goes forward to it',
  { tag: ['@any-window', '@any-host'] },
  async ({ page }) => {
    // As in browsers that have no `scrollend` event.
    await page.addInitScript(() => {
      addEventListener('scrollend', (event) => event.stopImmediatePropagation());
    });
    await page.goto('/');
    await page.locator('html[data-whole]').waitFor();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click();
    });
    await expect(page.locator('#main')).toBeFocused();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    await page.goForward();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'a link of the error summary leads to its field, whose label the header does not cover',
  { tag: '@any-host' },
  async ({ page }) => {
    await page.goto('/contact');
    const form = page.locator('form[data-form="contact-page"]');
    await form.getByRole('button', { name: say('en', 'Send') }).click();
    const links = form.getByRole('group').getByRole('link');
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      const id = (await link.getAttribute('href'))?.slice(1) ?? '';
      await link.click();
      const field = page.locator(`[id="${id}"]`);
      await expect(field).toBeFocused();
      await expect.poll(() => coveredBy(page, `label[for="${id}"]`)).toBeLessThanOrEqual(0);
    }
  },
);

test('a hash link scrolls to its target, which begins below the header', async ({ page }) => {
  await page.goto('/contact');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('en', 'Contact us') })
    .click();
  await expect(page).toHaveURL('/contact#contact-section');
  await expect(page.locator('#contact-section')).toBeInViewport();
  await expect.poll(() => coveredBy(page, '#contact-section')).toBeLessThanOrEqual(0);
  await page.goto('/about');
  await page.goto('/contact#contact-section');
  await expect.poll(() => coveredBy(page, '#contact-section')).toBeLessThanOrEqual(0);
});

if (has.whiteLabel) {
  test(
    'a link to a hash on another page moves the focus to where the browser would',
    { tag: '@any-window' },
    async ({ page }) => {
      await page.goto('/clients#white-label');
      const place = page.locator('#white-label');
      await expect(place).toBeInViewport();
      await page.keyboard.press('Tab');
      const next = await focused(page);
      await page.goto('/');
      await page.getByRole('main').locator('a[href="/clients#white-label"]').press('Enter');
      await expect(page.locator('main[data-page="clients___en"]')).toBeVisible();
      await expect(place).toBeFocused();
      // The target is not interactive, so it has no outline.
      await expect(place).toHaveCSS('outline-style', 'none');
      await expect.poll(() => coveredBy(page, '#white-label')).toBeLessThanOrEqual(0);
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(next);
      await expect(place).not.toHaveAttribute('tabindex');
      await page.goBack();
      await expect(page.locator('main[data-page="index___en"]')).toBeFocused();
      await page.goForward();
      await expect(place).toBeFocused();
    },
  );
}

test(
  'going back from a hash link restores the scroll position',
  { tag: ['@any-window', '@any-host'] },
  async ({ page }) => {
    await page.goto('/contact');
    await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('a[href="#contact-section"]')?.click();
    });
    await expect(page).toHaveURL('/contact#contact-section');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click();
    });
    await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'a link to the current page leads to its top, in the same document',
  { tag: ['@any-window', '@any-host'] },
  async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const link = page.getByRole('contentinfo').getByRole('link', { name: say('en', 'Who we are') });
    await link.click();
    await expect(page.locator('#main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    // The hash is removed from the address.
    await page.goto('/contact#contact-section');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('en', 'Contact us') })
      .click();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('#main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'the skip link leads to the content',
  { tag: ['@any-window', '@any-host'] },
  async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: say('en', 'Skip to content') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  },
);

test(
  'an opened disclosure closes with Escape and gives the focus back',
  { tag: ['@any-window', '@any-host'] },
  async ({ page, axe }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(localizePath('/about', otherLocale));
    const disclosure = languageSwitcher(page);
    const summary = disclosure.locator('> summary');
    await summary.click();
    await expect(disclosure).toHaveAttribute('open');
    await axe();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(disclosure).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  },
);

for (const [address, tone] of [
  ['/', 'light'],
  ['/services/menu', 'light'],
  [`/services/${servicePaths[0] ?? ''}`, 'light'],
  ['/work', 'dark'],
  ['/contact', 'dark'],
  ['/blogs', 'dark'],
] as const) {
  test(
    `${address} has a ${tone} header`,
    { tag: ['@any-window', '@any-host'] },
    async ({ page }) => {
      await page.goto(address);
      const lightness = await page.locator('header').evaluate((header) => {
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('no canvas');
        context.fillStyle = getComputedStyle(header).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return context.getImageData(0, 0, 1, 1).data[0] ?? 0;
      });
      expect(lightness > 128 ? 'light' : 'dark').toBe(tone);
    },
  );
}

for (const [rowsOf, address, title] of [
  ['the parts of a service', `/services/${category}`, content.service('en', category).parts!.title],
  ['the groups of services', '/', content.page('en', 'home').services.title],
] as const) {
  test(
    `${rowsOf} open one at a time, and the opened row keeps its position in the window`,
    { tag: '@any-host' },
    async ({ page, axe }) => {
      // With motion, the parts of a service open by scrolling (accordion.spec.ts).
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      const rows = sectionOf(page, title).locator('details');
      await expect(rows.first()).toHaveAttribute('open');
      const acts: [string, (summary: Locator) => Promise<void>][] = [
        ['a click', (summary) => summary.click()],
        ['Enter', (summary) => summary.press('Enter')],
        ['the space bar', (summary) => summary.press(' ')],
      ];
      for (const [name, act] of acts) {
        await rows.first().evaluate((row: HTMLDetailsElement) => (row.open = true));
        await rows.last().evaluate((row: HTMLDetailsElement) => (row.open = false));
        const summary = rows.last().locator('> summary');
        // Near the top of the window, so that the row that closes above it is out of view.
        await summary.evaluate((element) => {
          scrollTo({
            top: scrollY + element.getBoundingClientRect().top - 130,
            behavior: 'instant',
          });
        });
        const before = await topOf(summary);
        await act(summary);
        await expect(rows.last()).toHaveAttribute('open');
        await expect(rows.first()).not.toHaveAttribute('open');
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        expect(Math.abs((await topOf(summary)) - before), name).toBeLessThanOrEqual(1);
        await expect(summary).toBeFocused();
      }
      await axe();
    },
  );
}

/** Returns the beginning of the focused element's HTML. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
}

function topOf(element: Locator): Promise<number> {
  return element.evaluate((box) => box.getBoundingClientRect().top);
}

/** Returns how many pixels of an element the header covers from above; not positive if it covers none. */
function coveredBy(page: Page, selector: string): Promise<number> {
  return page.evaluate((target) => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return bottom - (document.querySelector(target)?.getBoundingClientRect().top ?? -Infinity);
  }, selector);
}
