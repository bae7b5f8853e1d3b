import type { Page } from '@playwright/test';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import { appearsAt, listenerDelay } from '#kit/leads/pop-up/pop-up-state.ts';

import { leadForm } from './lead-form.ts';
import { say } from './words.ts';

/**
 * Returns locators of the pop-up in a language: the title, which opens its form, its close button and
 * its form.
 */
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

/** Opens a page, and waits until the pop-up reacts to scrolling. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // 100 ms more, because the pop-up starts its timer only some time after the page is ready.
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

/** Opens a page, and scrolls a little beyond the position at which the pop-up appears. */
export async function scrollToPopUp(page: Page, address: string): Promise<void> {
  await arrive(page, address);
  await scrollTo(page, appearsAt + 0.02);
}

/** Opens the pop-up on the page /about, and sends its form. */
export async function sendPopUp(page: Page): Promise<void> {
  await arrive(page, '/about');
  await scrollTo(page, 0.9);
  const form = popUp(page);
  await form.toggle.click();
  await form.fill({ name: `Pop ${crypto.randomUUID()}`, email: 'a@example.com', contact: '1234' });
  await form.send.click();
}

/** Waits in the page for some time. For tests that something does not happen, since there is no event to wait for. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);
}

/** Runs in the page: waits two frames, in which animations may start, and then for the end of all that are not endless. */
export async function settle(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/**
 * Runs in the page: describes what covers the corners or the centre of the focused element's boxes.
 * Returns undefined if nothing does.
 */
export function coverOfFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const boxes = [...focused.getClientRects()].filter(({ width, height }) => width * height > 0);
  for (const { left, right, top, bottom } of boxes) {
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      ...[left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y])),
    ];
    for (const [x = 0, y = 0] of points) {
      const hit = document.elementFromPoint(x, y);
      if (hit && (focused.contains(hit) || hit.contains(focused))) continue;
      const point = `${String(Math.round(x))},${String(Math.round(y))}`;
      return `${focused.outerHTML.slice(0, 80)} at ${point}: ${hit?.outerHTML.slice(0, 60) ?? 'out of view'}`;
    }
  }
  return undefined;
}
