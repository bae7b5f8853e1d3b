import type { Page } from '@playwright/test';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import { listenerDelay } from '#kit/leads/pop-up/pop-up-state.ts';

import { leadForm } from './lead-form.ts';
import { say } from './words.ts';

/** The pop-up in a language: its title, which opens the form, its button that closes, its form. */
export function popUp(page: Page, locale: LocaleCode = 'en') {
  const dialog = page.locator('#contact-pop-up');
  return {
    dialog,
    toggle: dialog.getByRole('button', { name: say(locale, 'Three lines are enough') }),
    close: dialog.getByRole('button', { name: say(locale, 'Close') }),
    thanks: page.locator('#pop-up-sent'),
    ...leadForm(page, 'pop-up', locale),
  };
}

/** Opens a page, and waits until the pop-up heeds scrolling. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await pass(page, listenerDelay + 100);
}

/** Scrolls until the viewport's lower edge is at a share of the page's height. */
export async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate(
    (to) =>
      window.scrollTo({
        top: document.documentElement.scrollHeight * to - innerHeight,
        behavior: 'instant',
      }),
    share,
  );
}

/** Lets time pass in the page: that something does not come can only be seen by waiting. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);
}
