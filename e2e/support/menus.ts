import type { Locator, Page } from '@playwright/test';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { RouteName } from '#kit/site/routes.ts';

import { expect } from './fixtures.ts';
import { linkLabel, say } from './words.ts';

export function mobileMenu(page: Page, locale: LocaleCode = 'en') {
  const dialog = page.locator('#mobile-menu');
  return {
    dialog,
    button: page.getByRole('banner').getByRole('button', { name: say(locale, 'Menu') }),
    close: dialog.getByRole('button', { name: say(locale, 'Close') }),
    link: (name: RouteName) =>
      dialog
        .getByRole('navigation')
        .getByRole('link', { name: linkLabel(locale, 'menu', name), exact: true }),
  };
}

/** Closed is said before it is hidden: it is still seen on its way out. */
export async function expectClosed(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((menu) => menu.matches(':popover-open'))).toBe(false);
}

export function megaMenu(page: Page, locale: LocaleCode = 'en') {
  const banner = page.getByRole('banner');
  const panel = page.locator('#mega-menu');
  const row = (number: string) =>
    panel.locator('details').filter({ has: page.getByText(number, { exact: true }) });
  return {
    panel,
    row,
    link: banner.getByRole('link', { name: linkLabel(locale, 'header', 'services') }),
    other: banner.getByRole('link', { name: linkLabel(locale, 'header', 'work') }),
    button: banner.getByRole('button', { name: say(locale, 'Overview of services') }),
    summary: (number: string) => row(number).locator('summary'),
    services: (number: string) => row(number).getByRole('listitem').getByRole('link'),
  };
}

/** The list of languages in the header; the menu of small windows has one of its own. */
export function languageSwitcher(page: Page): Locator {
  return page.getByRole('banner').locator('details', { has: page.locator('a[hreflang]') });
}

/** Makes the page's scrollbar take room, which headless browsers have none of. */
export const bar = 15;
export async function showScrollbar(page: Page): Promise<void> {
  await page.evaluate((width) => {
    Object.defineProperty(document.documentElement, 'clientWidth', {
      get: () => innerWidth - width,
    });
  }, bar);
}

/**
 * Makes the browser fail to load code, so often or whenever it is asked for.
 *
 * @returns errors that pages throw from now on.
 */
export async function loseCode(
  page: Page,
  code: RegExp,
  expectedErrors: RegExp[],
  times?: number,
): Promise<string[]> {
  // The browser itself tells of the request.
  expectedErrors.push(/ERR_FAILED/);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(code, (route) => route.abort(), times === undefined ? {} : { times });
  return errors;
}
