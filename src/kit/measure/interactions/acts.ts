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

interface Scene {
  page: string;
  /** Where the window must be wide; a phone's otherwise. */
  wide?: boolean;
  /** Where visitors are asked about scripts of others, which a plain build has none of. */
  asks?: boolean;
  /** What happens before, unmeasured. */
  before?: readonly Act[];
  /** Whether it leads to another page, which should show as soon, or sheets cross; no server need answer. */
  prompt?: boolean;
  /** Whether the visitor acts on the browser instead of the page: events of the page say nothing. */
  outside?: boolean;
}

export interface Interaction extends Scene {
  name: string;
  act: Act;
  /** What shows that it has happened. */
  shown: string;
}

type Row = readonly [name: string, act: Act, shown: string];

/** How long a finger, or a button of the mouse, stays down. Milliseconds. */
const down = 80;

export const tap = (selector: string, nth = 0) =>
  on(selector, nth, (page) => touch(page, selector, nth));
export const click = (selector: string, nth = 0) =>
  on(selector, nth, (page) => page.locator(selector).nth(nth).click({ delay: down }));
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

/** Something done by Playwright's own means. */
export function act(run: Act['run']): Act {
  return { run };
}

/** Playwright's own tap leaves in the moment in which it comes, as no finger does. */
async function touch(page: Page, selector: string, nth: number): Promise<void> {
  const target = page.locator(selector).nth(nth);
  // Waits until it could be tapped.
  await target.tap({ trial: true });
  const { x, y, width, height } = (await target.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(down);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

function on(selector: string, nth: number, run: Act['run']): Act {
  return { selector, nth, run };
}

/** Interactions that begin alike. */
export function scene(given: Scene, rows: readonly Row[]): Interaction[] {
  const place = given.wide ? ', wide window' : '';
  return rows.map(([name, does, shown]) => ({ ...given, name: name + place, act: does, shown }));
}

/** A form sent as it is, which shows errors, and sent as it should be. */
export function sending(form: FormId, given: Scene): Interaction[] {
  const element = formElement(form);
  const send = sendButton(form);
  const { before = [] } = given;
  return [
    // By a key, like others far down a page: a finger might meet the pop-up.
    ...scene(given, [
      [`send the ${form} form with errors`, enter(send), `${element} [aria-invalid="true"]`],
    ]),
    // The overlay stands for a moment: afterwards the form itself is gone.
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

/** The page, or what crosses the window before it is shown. */
export function leadsTo(route: string): string {
  return `.page-panels[data-phase="in"] .page-panel, ${shownPage(route)}`;
}
