import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';

import { templateAt } from '#kit/testing/templates.ts';
import { sameChances, signOfIntent } from '#kit/testing/visitor.ts';

import { expectNoFaults } from './axe.ts';
import { digest, sharedSet } from './clean-states.ts';

export interface GuardOptions {
  browser: Browser;
  /** Whether pages run their scripts. */
  scripted: boolean;
  /** No page is waited for to be taken over, since the visitor gives no sign. */
  quiet?: boolean;
  /** Messages that the test expects on the console; everything else fails it. */
  expectedErrors: readonly RegExp[];
}

/** What watches all pages of a browser context. */
export interface Guard {
  /** Has axe look at a page as it now is. */
  check: (page: Page) => Promise<void>;
  /**
   * Has axe look at the pages that are still open and at those that were passed through, and fails
   * where the browser reported an error. Closing the context does the same, where it was not done.
   */
  finish: () => Promise<void>;
}

/**
 * Watches a browser context before it has any page: errors on the console, page errors and failed
 * requests of all pages fail the test, and axe looks at each page before the test leaves or closes
 * it, and at the end.
 */
export function guard(
  context: BrowserContext,
  { browser, scripted, quiet = false, expectedErrors }: GuardOptions,
): Guard {
  const errors: string[] = [];
  const report = (text: string) => {
    if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') report(message.text());
  });
  context.on('weberror', (error) => report(String(error.error())));
  context.on('requestfailed', (request) => {
    // With scripts switched off the browser refuses them: that is the point of the test.
    if (!scripted && request.resourceType() === 'script') return;
    const reason = request.failure()?.errorText ?? '';
    // A prefetch or picture that a navigation overtakes is not a failure. In the words of Chromium, Firefox and WebKit:
    if (!/^(?:net::ERR_ABORTED|NS_BINDING_ABORTED|.*cancelled)$/i.test(reason))
      report(`${request.url()} ${reason}`);
  });
  /** Documents that showed, as they were when they came, until axe has looked at one. */
  const unseen = new Map<string, () => Promise<void>>();
  const check = async (page: Page) => {
    if (page.isClosed() || !isPage(page)) return;
    unseen.delete(addressOf(page));
    // A link may have been followed just before: axe would judge half a document.
    await page.waitForLoadState('domcontentloaded');
    await (scripted ? expectNoFaults(page) : checkCopy(page, browser));
  };
  context.on('page', (page) => {
    // What a click leads to, the next click leaves, and no method of the page says so.
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || !isPage(page)) return;
      const address = addressOf(page);
      const viewport = (page.viewportSize()?.width ?? wide.width) < 768 ? phone : wide;
      unseen.set(address, () => checkAnew(address, { browser, scripted, viewport }));
    });
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const close = page.close.bind(page);
    page.goto = async (...parameters) => {
      await check(page);
      const response = await goto(...parameters);
      if (scripted && !quiet && isPage(page)) await page.locator('html[data-ready]').waitFor();
      return response;
    };
    page.reload = async (...parameters) => {
      await check(page);
      const response = await reload(...parameters);
      if (scripted && !quiet) await page.locator('html[data-ready]').waitFor();
      return response;
    };
    page.close = async (...parameters) => {
      await check(page);
      await close(...parameters);
    };
  });
  let isFinished = false;
  const finish = async () => {
    isFinished = true;
    for (const page of context.pages()) await check(page);
    for (const look of unseen.values()) await look();
    unseen.clear();
    expect(errors, 'errors in the browser').toEqual([]);
  };
  const close = context.close.bind(context);
  context.close = async (...parameters) => {
    if (!isFinished) await finish();
    await close(...parameters);
  };
  return { check, finish };
}

/** The windows in which axe looks at every template: a page that is passed through in another is looked at in the nearer one. */
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** The temporary folder is that of this run (global-setup.ts). */
const looked = sharedSet(path.join(tmpdir(), 'looked-at'));

function isPage(page: Page): boolean {
  return /^https?:/.test(page.url());
}

/** Without what only says which part of a page shows. */
function addressOf(page: Page): string {
  const { origin, pathname } = new URL(page.url());
  return origin + pathname;
}

/**
 * Has axe look at a page that a test only passed through, as a visitor would find it who came now:
 * once a run at one page of each template, as pages.spec.ts does with all of them. One that no
 * longer answers (its server was stopped, its address was made up) is none.
 */
async function checkAnew(
  address: string,
  {
    browser,
    scripted,
    viewport,
  }: Pick<GuardOptions, 'browser' | 'scripted'> & { viewport: typeof wide },
): Promise<void> {
  const { pathname } = new URL(address);
  const name = digest('passed', templateAt(pathname) ?? pathname, scripted, viewport);
  if (looked.has(name)) return;
  const context = await browser.newContext({ viewport, javaScriptEnabled: scripted });
  try {
    await context.addInitScript(sameChances);
    await context.addInitScript(signOfIntent);
    const page = await context.newPage();
    const response = await page.goto(address).catch(() => null);
    if (!response?.ok() || !response.headers()['content-type']?.startsWith('text/html')) return;
    if (scripted) await page.locator('html[data-ready]').waitFor();
    await (scripted ? expectNoFaults(page) : checkCopy(page, browser));
  } finally {
    await context.close();
  }
  looked.add(name);
}

/** axe needs scripts: what a page without them shows is copied into one that runs none but axe. */
async function checkCopy(page: Page, browser: Browser): Promise<void> {
  // Without its scripts, or the page would notice that they fail to load and ask for itself again.
  const html = (await page.content()).replace(/<script[\s\S]*?<\/script>/g, '');
  const viewport = page.viewportSize();
  // Neither the port of the server nor what is hidden in a form can be seen.
  const { origin, pathname } = new URL(page.url());
  const shown = html.replaceAll(origin, '').replace(/<input type="hidden"[^>]*>/g, '');
  const name = digest('copy', pathname, viewport, shown);
  if (looked.has(name)) return;
  const context = await browser.newContext({ viewport, javaScriptEnabled: true });
  const copy = await context.newPage();
  await copy.route('**/*', (route) => {
    const type = route.request().resourceType();
    if (type === 'document') return route.fulfill({ body: html, contentType: 'text/html' });
    return type === 'script' ? route.abort() : route.continue();
  });
  await copy.goto(page.url());
  await expectNoFaults(copy);
  await context.close();
  looked.add(name);
}
