import type { Page } from '@playwright/test';

import { defaultLocale } from '#kit/i18n/locales.ts';
import type { FormId } from '#kit/leads/rules/forms.ts';
import { filledFields } from '#kit/testing/submissions.ts';

/** Something that a visitor does with an element, the page or the browser. */
export interface Act {
  /**
   * Selector of the element that is scrolled into view before the act is measured. Acts by the keyboard have none,
   * because the focus scrolls the page.
   */
  selector?: string;
  /** Index of the element among those that match the selector. */
  nth?: number;
  run: (page: Page) => Promise<unknown>;
}

/** The situation in which an interaction is measured. */
interface Scene {
  /** Address of the page. */
  page: string;
  /** Whether the window is wide; otherwise it is that of a phone. */
  wide?: boolean;
  /** Whether the act is the visitor's first sign of intent: it comes soon after the first paint, before hydration. */
  cold?: boolean;
  /** Whether the interaction exists only in a build that asks for consent to third-party scripts. */
  asksConsent?: boolean;
  /** Acts that come before the measured one. */
  before?: readonly Act[];
  /**
   * Whether the act leads to another page, whose payload has been prefetched. The time until the page or the panels of
   * the transition show is then measured as well.
   */
  navigates?: boolean;
  /** Whether the visitor uses a control of the browser, such as Back. The page then has no event to measure. */
  onBrowser?: boolean;
}

export interface Interaction extends Scene {
  name: string;
  act: Act;
  /** Selector that matches an element once the act has had its effect. */
  shown: string;
}

/** `shown` is the selector of the same name in `Interaction`. */
type Row = readonly [name: string, act: Act, shown: string];

/** Milliseconds for which a finger or a mouse button stays down. */
const pressTime = 80;

export const tap = (selector: string, nth = 0) =>
  on(selector, nth, (page) => touch(page, selector, nth));
export const click = (selector: string, nth = 0) =>
  on(selector, nth, (page) => page.locator(selector).nth(nth).click({ delay: pressTime }));
export const hover = (selector: string, nth = 0) =>
  on(selector, nth, (page) => page.locator(selector).nth(nth).hover());
export const press = (key: string) => act((page) => page.keyboard.press(key));
export const pressOn = (selector: string, key: string, nth = 0) =>
  act((page) => page.locator(selector).nth(nth).press(key));
export const enter = (selector: string, nth = 0) => pressOn(selector, 'Enter', nth);
export const focus = (selector: string) => act((page) => page.locator(selector).focus());
export const fill = (selector: string, text: string) =>
  act((page) => page.locator(selector).fill(text));
export const wait = (selector: string) => act((page) => page.locator(selector).first().waitFor());
export const back = act((page) => page.goBack());
export const forward = act((page) => page.goForward());

/** Makes the router prefetch the target of a link, as a pointer or finger on the link does. */
export const prefetch = (link: string) =>
  act(async (page) => {
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    // Addresses of the payloads of pages contain `/RSC/R/`.
    const response = page.waitForResponse(/\/RSC\/R\//);
    await target.dispatchEvent('pointerover', { bubbles: true });
    await response;
  });

/** Returns an act without an element to scroll into view. */
export function act(run: Act['run']): Act {
  return { run };
}

/** Touches an element for `pressTime`. Playwright's own tap begins and ends at the same moment. */
async function touch(page: Page, selector: string, nth: number): Promise<void> {
  const target = page.locator(selector).nth(nth);
  // Waits until the element can be tapped. An element that can be tapped is visible and has a bounding box.
  await target.tap({ trial: true });
  const { x, y, width, height } = (await target.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(pressTime);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Returns an act on an element. */
function on(selector: string, nth: number, run: Act['run']): Act {
  return { selector, nth, run };
}

/** Returns an interaction for each row, all in the same scene. The scene is added to their names. */
export function scene(given: Scene, rows: readonly Row[]): Interaction[] {
  const suffix =
    (given.cold ? ', the first act on the page' : '') + (given.wide ? ', wide window' : '');
  return rows.map(([name, rowAct, shown]) => ({
    ...given,
    name: name + suffix,
    act: rowAct,
    shown,
  }));
}

/** Returns two interactions: a visitor sends an empty form, which shows errors, or a completed form. */
export function sending(form: FormId, given: Scene): Interaction[] {
  const element = formElement(form);
  const send = sendButton(form);
  const { before = [] } = given;
  return [
    // By the keyboard, because a tap so far down the page might hit the pop-up.
    ...scene(given, [
      [`send the ${form} form with errors`, enter(send), `${element} [aria-invalid="true"]`],
    ]),
    // The effect is that the form has left the page, after the loading overlay was shown for its minimum time.
    ...scene({ ...given, before: [...before, fillIn(form)] }, [
      [`send the ${form} form`, tap(send), `body:not(:has(${element}))`],
    ]),
  ];
}

/** Fills in all fields of a form. */
export const fillIn = (form: FormId) =>
  act(async (page) => {
    for (const [name, value] of Object.entries(filledFields(form))) {
      await page.locator(field(form, name)).fill(value);
    }
  });

/** Returns the selector of a field of a form. */
export function field(form: FormId, name: string): string {
  return `${formElement(form)} [name="${name}"]`;
}

/** Returns the selector of a form's submit button. */
export function sendButton(form: FormId): string {
  return `${formElement(form)} [type="submit"]`;
}

/** Returns the selector of a form. */
export function formElement(form: FormId): string {
  return `form[data-form="${form}"]`;
}

/**
 * Returns a selector that matches while the page of a route is shown in the default language
 * (`data-page` in page-shell.tsx).
 */
export function shownPage(route: string): string {
  return `[data-page="${route}___${defaultLocale}"]`;
}

/**
 * Returns a selector that matches the page of a route, or the panels that cover the window before that
 * page shows (`data-phase` in page-panels.tsx).
 */
export function leadsTo(route: string): string {
  return `[data-phase="in"] > div, ${shownPage(route)}`;
}
