import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';

import { judgements } from './axe-judgements.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface GuardOptions {
  browser: Browser;
  /** Whether pages run their scripts. */
  scripted: boolean;
  /** Messages that the test expects on the console; everything else fails it. */
  expectedErrors: readonly RegExp[];
}

/** What watches all pages of a browser context. */
export interface Guard {
  /** Has axe look at a page as it now is. */
  check: (page: Page) => Promise<void>;
  /**
   * Has axe look at the pages that are still open, and fails where the browser reported an error.
   * Closing the context does the same.
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
  { browser, scripted, expectedErrors }: GuardOptions,
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
    // A prefetch or picture that a navigation overtakes is not a failure.
    if (reason !== 'net::ERR_ABORTED') report(`${request.url()} ${reason}`);
  });
  const check = (page: Page) => (scripted ? checkPage(page) : checkCopy(page, browser));
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const close = page.close.bind(page);
    page.goto = async (...parameters) => {
      await check(page);
      const response = await goto(...parameters);
      if (scripted && isPage(page)) await page.locator('html[data-ready]').waitFor();
      return response;
    };
    page.reload = async (...parameters) => {
      await check(page);
      const response = await reload(...parameters);
      if (scripted) await page.locator('html[data-ready]').waitFor();
      return response;
    };
    page.close = async (...parameters) => {
      await check(page);
      await close(...parameters);
    };
  });
  const finish = async () => {
    for (const page of context.pages()) await check(page);
    expect(errors, 'errors in the browser').toEqual([]);
  };
  const close = context.close.bind(context);
  context.close = async (...parameters) => {
    await finish();
    await close(...parameters);
  };
  return { check, finish };
}

function isPage(page: Page): boolean {
  return /^https?:/.test(page.url());
}

/** At a page that goes on changing. */
const mostLooks = 3;

async function checkPage(page: Page): Promise<void> {
  if (page.isClosed() || !isPage(page)) return;
  // A link may have been followed just before: axe would judge half a document.
  await page.waitForLoadState('domcontentloaded');
  // Movement that is under way would be judged in mid-air.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });
  for (let look = 1; ; look += 1) {
    const { state, faults } = await lookAt(page);
    // What axe says of a page that changes under its eyes is true of neither state.
    if (faults.length > 0 && look < mostLooks) {
      if ((await whileStill(page, () => stateOf(page))) !== state) continue;
    }
    expect(faults, `axe on ${page.url()}`).toEqual([]);
    rememberClean(state);
    return;
  }
}

/** What axe finds, which it is not asked of a state that it has found clean before. */
function lookAt(page: Page): Promise<{ state: string; faults: string[] }> {
  return whileStill(page, async () => {
    const state = await stateOf(page);
    return { state, faults: isKnownClean(state) ? [] : await faultsOf(page) };
  });
}

/** What moves without end would be another state with every frame: it stands still meanwhile. */
async function whileStill<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const wasPaused = await pauseMotion(page, true);
  const result = await work();
  await pauseMotion(page, wasPaused);
  return result;
}

/**
 * States in which axe has found a page clean, a file each. The temporary folder is that of this run
 * (global-setup.ts): all workers know them, and no other run does.
 */
const cleanStates = path.join(tmpdir(), 'axe-clean');
mkdirSync(cleanStates, { recursive: true });

function isKnownClean(state: string): boolean {
  return existsSync(path.join(cleanStates, state));
}

function rememberClean(state: string): void {
  writeFileSync(path.join(cleanStates, state), '');
}

/**
 * A digest of all that a page's accessibility depends on: not of what no two documents share and axe
 * does not read, which are scripts, hidden fields, and where decoration stands.
 */
async function stateOf(page: Page): Promise<string> {
  const state = await page.evaluate(() => {
    const media = ['(forced-colors: active)', '(prefers-reduced-motion: reduce)', 'print'];
    // In a document without a window, where pictures are not fetched.
    const copy = document.implementation
      .createHTMLDocument()
      .importNode(document.documentElement, true);
    for (const script of copy.querySelectorAll('script')) script.remove();
    for (const field of copy.querySelectorAll('input[type="hidden"]'))
      field.removeAttribute('value');
    for (const decoration of copy.querySelectorAll(
      '[aria-hidden="true"][style], [aria-hidden="true"] [style]',
    )) {
      decoration.removeAttribute('style');
    }
    return JSON.stringify([
      location.pathname,
      innerWidth,
      innerHeight,
      scrollY,
      media.map((query) => matchMedia(query).matches),
      [...document.querySelectorAll(':popover-open, :modal')].map(({ id, className }) => [
        id,
        className,
      ]),
      document.activeElement?.outerHTML.slice(0, 200),
      copy.outerHTML.replaceAll(location.origin, ''),
    ]);
  });
  return createHash('sha256').update(state).digest('hex');
}

/** What axe finds, and what it could not decide. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags(tags)
    // In the page itself and in one go, a quarter of the time: there are no frames to look into.
    .setLegacyMode()
    .analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      if (id === 'target-size' && (await isBelowHeader(page, String(target)))) continue;
      found.push(`${id}: ${html}`);
    }
  }
  return [...found, ...(await undecided(page, incomplete))];
}

/** As the visitor's switch does, without being remembered. Tells whether motion was paused. */
function pauseMotion(page: Page, pause: boolean): Promise<boolean> {
  return page.evaluate((paused) => {
    const { dataset } = document.documentElement;
    const before = dataset['motion'] === 'paused';
    if (paused) dataset['motion'] = 'paused';
    else delete dataset['motion'];
    document.dispatchEvent(new Event('motionchange'));
    return before;
  }, pause);
}

/**
 * Whether the fixed header lies over a part of a target. axe measures what is left of it, which
 * depends on where the page happens to be scrolled; the focus never stays below the header.
 */
function isBelowHeader(page: Page, target: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector);
    const header = document.querySelector('.site-header');
    if (!element || !header || header.contains(element)) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return top < header.getBoundingClientRect().bottom && bottom > 0;
  }, target);
}

/** What axe could not decide, and nobody has judged either. */
async function undecided(
  page: Page,
  incomplete: Awaited<ReturnType<AxeBuilder['analyze']>>['incomplete'],
): Promise<string[]> {
  const cases = incomplete.flatMap(({ id: rule, nodes }) =>
    nodes.map(({ html, target, any }) => ({
      rule,
      html,
      target: String(target),
      cause: (any[0]?.data as { messageKey?: string } | null)?.messageKey ?? 'none',
    })),
  );
  const open = await page.evaluate(
    ({ cases, judgements }) =>
      cases.filter(({ rule, cause, target }) => {
        const element = document.querySelector(target);
        // The page may have changed since.
        if (!element) return false;
        return !judgements.some(
          (judged) =>
            judged.rule === rule && judged.cause === cause && element.closest(judged.within),
        );
      }),
    { cases, judgements },
  );
  return open.map(({ rule, cause, html }) => `${rule}, undecided (${cause}): ${html}`);
}

/** axe needs scripts: what a page without them shows is copied into one that runs none but axe. */
async function checkCopy(page: Page, browser: Browser): Promise<void> {
  if (page.isClosed() || !isPage(page)) return;
  // Without its scripts, or the page would notice that they fail to load and ask for itself again.
  const html = (await page.content()).replace(/<script[\s\S]*?<\/script>/g, '');
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    javaScriptEnabled: true,
  });
  const copy = await context.newPage();
  await copy.route('**/*', (route) => {
    const type = route.request().resourceType();
    if (type === 'document') return route.fulfill({ body: html, contentType: 'text/html' });
    return type === 'script' ? route.abort() : route.continue();
  });
  await copy.goto(page.url());
  await checkPage(copy);
  await context.close();
}
