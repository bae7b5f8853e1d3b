import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { localeRecord } from '#kit/i18n/locales.ts';
import { motionKey, motionPaused } from '#kit/motion/motion-preference.ts';
import { site as definition } from '#kit/site/definition.ts';
import { variant } from '#kit/testing/variant.ts';
import { signOfIntent } from '#kit/testing/visitor.ts';

import { withSite } from '../program.ts';
import { viewports } from '../windows.ts';
import { type Choice, isChosen } from './choice.ts';
import { forcePseudoClasses } from './pseudo-classes.ts';
import { allShots, type Shot } from './shots.ts';

/**
 * `--disable-partial-raster`: by default, Chromium redraws only the changed part of a tile, with different
 * anti-aliasing at the edges of the part. With this argument it redraws the complete tile.
 */
const browserArguments = ['--disable-gpu', '--disable-partial-raster'];
/** Number of pictures that are taken at the same time. */
const workerCount = 2;
/** Milliseconds between two polls of whether a page still changes. */
const pollInterval = 50;
/**
 * Number of polls in a row that must find a page unchanged. The number is higher while a request is pending. The
 * response itself is not awaited, because some states exist only until the response comes.
 */
const quietPolls = { nothingPending: 4, requestPending: 20 };
/** Timeout in milliseconds for a page to come to rest, and for an act to find its element. */
const timeout = 20_000;
/** Maximum height of a page in pixels. Chromium's screenshot of a higher page repeats its beginning. */
const maxHeight = 16_384;
/** Pixels around an element that its picture includes, for outlines and the like. */
const margin = 16;

/**
 * Takes the pictures of the site, which it builds from the sources in the current working directory.
 *
 * @param folder Where the pictures are written.
 * @returns how many pictures were taken, and an error message for each of the others.
 */
export async function takePictures(
  folder: string,
  choice: Choice,
): Promise<{ taken: number; failures: string[] }> {
  const { states = [] } = (await definition.measured?.()) ?? {};
  const shots = allShots(states).filter(({ name }) => isChosen(name, choice));
  const failures: string[] = [];
  // The site asks for consent only in a build with third-party scripts.
  for (const [asksConsent, settings] of [
    [false, {}],
    [true, variant],
  ] as const) {
    const ofThisBuild = shots.filter(({ state }) => Boolean(state?.asksConsent) === asksConsent);
    if (ofThisBuild.length === 0) continue;
    await withSite(
      async (site, browser) => {
        // The workers share this iterator, so each shot is taken once.
        const queue = ofThisBuild.values();
        const takeShots = async () => {
          for (const shot of queue) {
            const file = path.join(folder, `${shot.name}.png`);
            // If this shot fails, the picture of an earlier run must not be mistaken for it.
            rmSync(file, { force: true });
            try {
              writeFileSync(file, await takePicture(browser, site.url, shot));
            } catch (error) {
              failures.push(`${shot.name}: ${String(error)}`);
            }
          }
        };
        await Promise.all(Array.from({ length: workerCount }, takeShots));
      },
      { settings, args: browserArguments },
    );
  }
  return { taken: shots.length - failures.length, failures };
}

async function takePicture(browser: Browser, origin: string, shot: Shot): Promise<Buffer> {
  const { address, condition, state, status } = shot;
  const context = await browser.newContext({ baseURL: origin, ...contextOptions(origin, shot) });
  context.setDefaultTimeout(timeout);
  try {
    // Blocks third-party scripts.
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    // Makes random choices the same each time.
    await context.addInitScript(() => (Math.random = () => 0.5));
    await context.addInitScript(signOfIntent);
    const page = await context.newPage();
    const waitForRest = watchRequests(page);
    if (condition === 'print') await page.emulateMedia({ media: 'print' });
    const response = await page.goto(address);
    if (response?.status() !== status) {
      throw new Error(`${address} has status ${String(response?.status())}, not ${String(status)}`);
    }
    if (condition !== 'no-javascript') {
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    }
    const viewport = page.viewportSize() ?? viewports[0];
    await showWholePage(page);
    await waitForRest();
    if (condition === 'hover' || condition === 'focus') {
      // Only after the page has come to rest: pseudo-classes are forced on the elements that exist now, and some
      // elements, such as carousel controls, are added late.
      await forcePseudoClasses(page, condition);
      await waitForRest();
    }
    if (!state) return await capture(page);
    await page.setViewportSize(viewport);
    await waitForRest();
    for (const { run } of state.acts) await run(page);
    await waitForRest();
    if (state.of === undefined) return await capture(page);
    await showWholePage(page);
    await waitForRest();
    return await capture(page, await boxOf(page, state.of));
  } finally {
    await context.close();
  }
}

function contextOptions(
  origin: string,
  { locale, width, condition, state }: Shot,
): BrowserContextOptions {
  const isPaused = condition === 'paused' || state?.paused === true;
  const localStorage = [{ name: motionKey, value: motionPaused }];
  return {
    viewport: viewports.find((size) => size.width === width) ?? viewports[0],
    // Phones and tablets.
    hasTouch: width < 1000,
    locale: localeRecord(state?.visitor ?? locale).iso,
    timezoneId: 'UTC',
    reducedMotion: isPaused ? 'no-preference' : 'reduce',
    forcedColors: condition === 'forced-colors' ? 'active' : 'none',
    contrast: condition === 'more-contrast' ? 'more' : 'no-preference',
    javaScriptEnabled: condition !== 'no-javascript',
    ...(isPaused && { storageState: { cookies: [], origins: [{ origin, localStorage }] } }),
  };
}

/**
 * Makes the viewport as high as the page. All content is then near the viewport, so what was deferred loads and starts.
 * Scrolling would do the same, but scrolling far down a page opens the pop-up. A screenshot beyond the viewport
 * (`captureBeyondViewport`) is no alternative: Chromium resizes the viewport to one pixel first, and the page reacts to
 * this.
 */
async function showWholePage(page: Page): Promise<void> {
  await page.evaluate(prepareForHighViewport);
  const viewport = page.viewportSize() ?? viewports[0];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > maxHeight) throw new Error(`The page is ${String(height)} pixels high.`);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.setViewportSize({ ...viewport, height });
}

/**
 * Runs in the page: freezes lengths and media queries that depend on the height of the viewport, so that they keep
 * their values in a higher viewport. Also renders deferred sections, loads lazy images such as those of a carousel's
 * next slides, and hides the blinking caret.
 */
function prepareForHighViewport(): void {
  const alwaysTrue = '(min-width: 0px)';
  const alwaysFalse = '(max-width: 0px)';
  const freeze = (style: CSSStyleDeclaration) => {
    const { cssText } = style;
    const frozen = cssText.replace(
      /(-?[\d.]+)[sld]?vh\b/g,
      (_, percentage: string) => `${String((Number(percentage) * innerHeight) / 100)}px`,
    );
    if (frozen !== cssText) style.cssText = frozen;
  };
  const freezeRules = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        rule.media.mediaText = rule.media.mediaText.replace(/\([^()]*height[^()]*\)/g, (query) =>
          matchMedia(query).matches ? alwaysTrue : alwaysFalse,
        );
      }
      // The casts are needed because TypeScript does not know which classes of rules have these properties.
      if ('style' in rule) freeze(rule.style as CSSStyleDeclaration);
      if ('cssRules' in rule) freezeRules(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) freezeRules(cssRules);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    freeze(element.style);
    if (getComputedStyle(element).contentVisibility !== 'auto') continue;
    element.style.contentVisibility = 'visible';
  }
  for (const image of document.images) if (image.checkVisibility()) image.loading = 'eager';
  document.documentElement.style.caretColor = 'transparent';
}

/**
 * Counts the pending requests of a page from now on.
 *
 * @returns a function that waits until the page is at rest, and rejects after `timeout`.
 */
function watchRequests(page: Page): () => Promise<void> {
  let pending = 0;
  page.on('request', () => (pending += 1));
  page.on('requestfinished', () => (pending -= 1));
  page.on('requestfailed', () => (pending -= 1));
  return async () => {
    const deadline = performance.now() + timeout;
    let lastState = '';
    let quietCount = 0;
    while (quietCount < (pending === 0 ? quietPolls.nothingPending : quietPolls.requestPending)) {
      if (performance.now() > deadline) {
        throw new Error(`The page does not come to rest: ${lastState}`);
      }
      await page.waitForTimeout(pollInterval);
      const { busyCount, digest } = await page.evaluate(readState);
      const state = `${String(busyCount)} ${String(pending)} ${digest}`;
      quietCount = busyCount === 0 && state === lastState ? quietCount + 1 : 0;
      lastState = state;
    }
  };
}

/**
 * Runs in the page.
 *
 * @returns `busyCount`: how many images are loading and animations running, plus 1 while fonts are loading. `digest`: a
 *   text that differs when the page has changed.
 */
async function readState(): Promise<{ busyCount: number; digest: string }> {
  const images = [...document.images].filter((image) => image.checkVisibility());
  const loadingImages = images.filter(({ complete }) => !complete);
  // Without this, the browser might decode an image only after the paint that should show it.
  await Promise.all(
    images.filter(({ complete }) => complete).map((image) => image.decode().catch(() => undefined)),
  );
  // Animations that follow a scroll timeline never finish by themselves.
  const runningAnimations = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
  const isLoadingFonts = document.fonts.status === 'loading';
  const { scrollHeight, outerHTML } = document.documentElement;
  return {
    busyCount: loadingImages.length + runningAnimations.length + Number(isLoadingFonts),
    digest: [
      scrollHeight,
      outerHTML.length,
      scrollY,
      loadingImages.length,
      runningAnimations.length,
    ].join(' '),
  };
}

/** A rectangle in CSS pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Takes a screenshot of the viewport or of a box in the viewport, as a PNG. With `optimizeForSpeed`, the compression
 * takes a third of the time that Playwright's own screenshots need.
 */
async function capture(page: Page, box?: Box): Promise<Buffer> {
  await page.evaluate(cancelFinishedAnimations);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    ...(box && { clip: { ...box, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
}

/**
 * Runs in the page: cancels finished animations. This has no visible effect, because every animation of the site ends
 * in the element's own styles. Otherwise the compositor would draw the element, sometimes a fraction of a pixel off.
 */
function cancelFinishedAnimations(): void {
  for (const animation of document.getAnimations()) {
    const { playState, timeline } = animation;
    if (playState === 'finished' && timeline === document.timeline) animation.cancel();
  }
}

/** Returns the box of an element with a margin around it, as far as it is in the viewport. */
async function boxOf(page: Page, selector: string): Promise<Box> {
  // `toJSON` returns a plain object that has the fields of a DOMRect.
  const { left, top, right, bottom } = await page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const viewport = page.viewportSize() ?? viewports[0];
  const x = Math.max(0, Math.floor(left) - margin);
  const y = Math.max(0, Math.floor(top) - margin);
  return {
    x,
    y,
    width: Math.min(viewport.width, Math.ceil(right) + margin) - x,
    height: Math.min(viewport.height, Math.ceil(bottom) + margin) - y,
  };
}
