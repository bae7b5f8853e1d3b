import type { Locator, Page } from '@playwright/test';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { RouteName } from '#kit/site/routes.ts';

import { expect } from './fixtures.ts';
import { linkLabel, say } from './words.ts';

/** Returns locators of the mobile menu and of the button in the header that opens the menu. */
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

/** Waits until the menu is closed. It may still be visible, because its exit animation follows. */
export async function expectClosed(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((menu) => menu.matches(':popover-open'))).toBe(false);
}

/**
 * Returns locators of the services menu and of its surroundings in the header. `row`, `summary` and `services` take the
 * number of a category (`1.2`); `other` is a link beside the menu.
 */
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

/** Returns the language switcher in the header; the mobile menu has another one. */
export function languageSwitcher(page: Page): Locator {
  return page.getByRole('banner').locator('details', { has: page.locator('a[hreflang]') });
}

/** Width in pixels of the scrollbar that `showScrollbar` imitates. */
export const scrollbarWidth = 15;
/** Makes scripts see a scrollbar that takes up space; that of headless browsers does not. */
export async function showScrollbar(page: Page): Promise<void> {
  await page.evaluate((width) => {
    Object.defineProperty(document.documentElement, 'clientWidth', {
      get: () => innerWidth - width,
    });
  }, scrollbarWidth);
}

/**
 * Makes requests for chunks fail.
 *
 * @param code Matches the addresses of the chunks.
 * @param times How many requests fail; all of them by default.
 * @returns a list to which the errors are added that the page throws from now on.
 */
export async function loseCode(
  page: Page,
  code: RegExp,
  expectedErrors: RegExp[],
  times?: number,
): Promise<string[]> {
  // The browser itself reports the failed request on the console.
  expectedErrors.push(/ERR_FAILED/);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(code, (route) => route.abort(), times === undefined ? {} : { times });
  return errors;
}
