import type { Page } from '@playwright/test';

import { defaultLocale } from '#kit/i18n/locales.ts';
import type { FormId } from '#kit/leads/rules/forms.ts';
import { filledFields } from '#kit/testing/submissions.ts';

/** What a visitor does, on an element or, without a selector, on the page or the browser. */
export interface Act {
  selector?: string;
  nth?: number;
  run: (page: Page) => Promise<unknown>;
}

/** The situation in which an interaction is measured. */
interface Scene {
  /** Address of the page. */
  page: string;
  /** In a wide window; on a phone's otherwise. */
  wide?: boolean;
  /** It is the visitor's first sign of intent, soon after the first paint: React has not come yet. */
  cold?: boolean;
  /** On a build that asks for consent to scripts of other hosts. */
  asksConsent?: boolean;
  /** Acts before it, which are not measured. */
  before?: readonly Act[];
  /**
   * It leads to another page, whose payload was fetched before: the time until that page or the panels
   * of the transition show is measured too.
   */
  navigates?: boolean;
  /** The act is on the browser (going back), so the page has no event to measure. */
  onBrowser?: boolean;
}

export interface Interaction extends Scene {
  name: string;
  act: Act;
  /** Selector of what shows that it has happened. */
  shown: string;
}

type Row = readonly [name: string, act: Act, shown: string];

/** How long a finger, or a button of the mouse, stays down; milliseconds. */
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

/** Has the router fetch what the visitor is about to open, as a finger on a link does. */
export const prefetch = (link: string) =>
  act(async (page) => {
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    const answer = page.waitForResponse(/\/RSC\/R\//);
    await target.dispatchEvent('pointerover', { bubbles: true });
    await answer;
  });

/** An act on the page or the browser, not on one element. */
export function act(run: Act['run']): Act {
  return { run };
}

/** A tap that lasts; Playwright's own begins and ends in the same moment. */
async function touch(page: Page, selector: string, nth: number): Promise<void> {
  const target = page.locator(selector).nth(nth);
  // Waits until it could be tapped.
  await target.tap({ trial: true });
  const { x, y, width, height } = (await target.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(pressTime);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

function on(selector: string, nth: number, run: Act['run']): Act {
  return { selector, nth, run };
}

/** Interactions in the same situation. */
export function scene(given: Scene, rows: readonly Row[]): Interaction[] {
  const place =
    (given.cold ? ', the first act on the page' : '') + (given.wide ? ', wide window' : '');
  return rows.map(([name, does, shown]) => ({ ...given, name: name + place, act: does, shown }));
}

/** Sending a form that is empty, which shows errors, and one that is filled in. */
export function sending(form: FormId, given: Scene): Interaction[] {
  const element = formElement(form);
  const send = sendButton(form);
  const { before = [] } = given;
  return [
    // By a key: a tap so far down the page might hit the pop-up.
    ...scene(given, [
      [`send the ${form} form with errors`, enter(send), `${element} [aria-invalid="true"]`],
    ]),
    // The form itself is gone once the loading overlay has been shown for its time.
    ...scene({ ...given, before: [...before, fillIn(form)] }, [
      [`send the ${form} form`, tap(send), `body:not(:has(${element}))`],
    ]),
  ];
}

/** Fills in the fields that a form has. */
export const fillIn = (form: FormId) =>
  act(async (page) => {
    for (const [name, value] of Object.entries(filledFields(form))) {
      await page.locator(field(form, name)).fill(value);
    }
  });

export function field(form: FormId, name: string): string {
  return `${formElement(form)} [name="${name}"]`;
}

export function sendButton(form: FormId): string {
  return `${formElement(form)} [type="submit"]`;
}

/** Selector of a form. */
export function formElement(form: FormId): string {
  return `form[data-form="${form}"]`;
}

export function shownPage(route: string): string {
  return `[data-page="${route}___${defaultLocale}"]`;
}

/** The page, or the panels that cover the window before it is shown. */
export function leadsTo(route: string): string {
  return `[data-phase="in"] > div, ${shownPage(route)}`;
}
