import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';

import { templateAt } from '#kit/testing/templates.ts';
import { seedRandom, signOfIntent } from '#kit/testing/visitor.ts';

import { expectNoFaults } from './axe.ts';
import { digest, sharedSet } from './clean-states.ts';

export interface GuardOptions {
  browser: Browser;
  /** Whether pages run their scripts. */
  scripted: boolean;
  /** Whether documents get no sign of intent; then the guard does not wait for hydration. */
  quiet?: boolean;
  /** Patterns of the errors that the test expects in the browser; any other error fails the test. */
  expectedErrors: readonly RegExp[];
}

/** Watches all pages of a browser context. */
export interface Guard {
  /** Checks a page in its present state with axe. */
  check: (page: Page) => Promise<void>;
  /**
   * Checks the pages that are still open, and the pages that the test has left without a check. Throws if the browser
   * has reported an error. If the test does not call this method, closing the context does.
   */
  finish: () => Promise<void>;
}

/**
 * Watches a browser context that has no pages yet. Console errors, page errors and failed requests of all
 * its pages fail the test. axe checks each page before the test leaves or closes it, and at the end.
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
    // Without JavaScript the browser refuses to load scripts, as the test intends.
    if (!scripted && request.resourceType() === 'script') return;
    const reason = request.failure()?.errorText ?? '';
    // A prefetch or picture that a navigation cancels is no failure. The texts of Chromium, Firefox and WebKit:
    const isCancelled = /^(?:net::ERR_ABORTED|NS_BINDING_ABORTED|.*cancelled)$/i.test(reason);
    if (!isCancelled) report(`${request.url()} ${reason}`);
  });
  /** Checks of documents that have been shown but not checked, by address. */
  const pendingChecks = new Map<string, () => Promise<void>>();
  const check = async (page: Page) => {
    if (page.isClosed() || !hasDocument(page)) return;
    pendingChecks.delete(addressOf(page));
    // If a link has just been followed, axe would otherwise check an incomplete document.
    await page.waitForLoadState('domcontentloaded');
    await (scripted ? expectNoFaults(page) : checkCopy(page, browser));
  };
  /** Adds a pending check for each document. A test may leave a document by a click, which calls no method of the page. */
  const addPendingChecks = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || !hasDocument(page)) return;
      const address = addressOf(page);
      const viewport = (page.viewportSize()?.width ?? wide.width) < 768 ? phone : wide;
      pendingChecks.set(address, () => checkAnew(address, { browser, scripted, viewport }));
    });
  /** Makes the methods by which a test leaves a document check this document first. */
  const checkBeforeLeaving = (page: Page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const close = page.close.bind(page);
    page.goto = async (...parameters) => {
      await check(page);
      const response = await goto(...parameters);
      if (scripted && !quiet && hasDocument(page)) await page.locator('html[data-ready]').waitFor();
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
  };
  context.on('page', (page) => {
    addPendingChecks(page);
    checkBeforeLeaving(page);
  });
  let isFinished = false;
  const finish = async () => {
    isFinished = true;
    for (const page of context.pages()) await check(page);
    for (const checkPending of pendingChecks.values()) await checkPending();
    pendingChecks.clear();
    expect(errors, 'errors in the browser').toEqual([]);
  };
  const close = context.close.bind(context);
  context.close = async (...parameters) => {
    if (!isFinished) await finish();
    await close(...parameters);
  };
  return { check, finish };
}

/** The two viewports for pending checks. Below the breakpoint `md` (768 px) a page is checked in that of a phone. */
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Digests of what has been checked in this run. global-setup.ts makes a new temporary folder for each run. */
const checked = sharedSet(path.join(tmpdir(), 'looked-at'));

/** Whether a page shows a document of a server. A new page shows `about:blank`. */
function hasDocument(page: Page): boolean {
  return /^https?:/.test(page.url());
}

/** Returns the address of a page without its query and fragment. */
function addressOf(page: Page): string {
  const { origin, pathname } = new URL(page.url());
  return origin + pathname;
}

/**
 * Loads a page again that a test has left without a check, and checks it. In each run only one page of each template is
 * checked here, because pages.spec.ts checks all pages. A page that does not respond is skipped: its server may have
 * stopped, or its address was made up.
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
  if (checked.has(name)) return;
  const context = await browser.newContext({ viewport, javaScriptEnabled: scripted });
  try {
    await context.addInitScript(seedRandom);
    await context.addInitScript(signOfIntent);
    const page = await context.newPage();
    const response = await page.goto(address).catch(() => null);
    if (!response?.ok() || !response.headers()['content-type']?.startsWith('text/html')) return;
    if (scripted) await page.locator('html[data-ready]').waitFor();
    await (scripted ? expectNoFaults(page) : checkCopy(page, browser));
  } finally {
    await context.close();
  }
  checked.add(name);
}

/**
 * Checks a page without JavaScript. axe needs scripts, so it runs in a copy of the page. No other script runs in the
 * copy.
 */
async function checkCopy(page: Page, browser: Browser): Promise<void> {
  // Scripts are removed, because the page would reload if they failed to load.
  const html = (await page.content()).replace(/<script[\s\S]*?<\/script>/g, '');
  const viewport = page.viewportSize();
  // The server's port and hidden inputs are not visible, so they must not make a state look new.
  const { origin, pathname } = new URL(page.url());
  const shown = html.replaceAll(origin, '').replace(/<input type="hidden"[^>]*>/g, '');
  const name = digest('copy', pathname, viewport, shown);
  if (checked.has(name)) return;
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
  checked.add(name);
}
