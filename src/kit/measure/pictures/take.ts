import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { localeRecord } from '#kit/i18n/locales.ts';
import { motionKey, motionPaused } from '#kit/motion/motion-preference.ts';
import { site as definition } from '#kit/site/definition.ts';
import { variant } from '#kit/testing/variant.ts';
import { signOfIntent } from '#kit/testing/visitor.ts';

import { withSite } from '../program.ts';
import { windows } from '../windows.ts';
import { type Choice, isChosen } from './choice.ts';
import { forcePseudoClasses } from './pseudo-classes.ts';
import { allShots, type Shot } from './shots.ts';

/**
 * Chromium would redraw only the changed part of a tile, with different anti-aliasing at the edges of that
 * part. Without partial raster it redraws the complete tile.
 */
const browserArguments = ['--disable-gpu', '--disable-partial-raster'];
/** Number of pictures that are taken at a time. */
const atOnce = 2;
/** Milliseconds between two looks at whether a page still changes. */
const interval = 50;
/**
 * Number of looks in a row that must find a page unchanged. It is higher while a request is
 * pending. The response itself is not awaited: the picture may have to show the state without it.
 */
const quietLooks = { allAnswered: 4, requestPending: 20 };
/** Timeout in milliseconds for a page to come to rest, and for an act to find its element. */
const patience = 20_000;
/** Maximum height of a page in pixels. Chromium's screenshot of a higher page repeats its beginning. */
const greatestHeight = 16_384;
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
  for (const [asks, settings] of [
    [false, {}],
    [true, variant],
  ] as const) {
    const ofThisBuild = shots.filter(({ state }) => Boolean(state?.asks) === asks);
    if (ofThisBuild.length === 0) continue;
    await withSite(
      async (site, browser) => {
        // All workers take their shots from this one iterator.
        const queue = ofThisBuild.values();
        const work = async () => {
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
        await Promise.all(Array.from({ length: atOnce }, work));
      },
      { settings, args: browserArguments },
    );
  }
  return { taken: shots.length - failures.length, failures };
}

async function takePicture(browser: Browser, origin: string, shot: Shot): Promise<Buffer> {
  const { address, condition, state, status } = shot;
  const context = await browser.newContext({ baseURL: origin, ...contextOptions(origin, shot) });
  context.setDefaultTimeout(patience);
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
    const settle = watchForRest(page);
    if (condition === 'print') await page.emulateMedia({ media: 'print' });
    const response = await page.goto(address);
    if (response?.status() !== status) {
      throw new Error(`${address} has status ${String(response?.status())}, not ${String(status)}`);
    }
    if (condition !== 'no-javascript') {
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    }
    const window = page.viewportSize() ?? windows[0];
    await showWholePage(page);
    await settle();
    if (condition === 'hover' || condition === 'focus') {
      // The page had to settle first: only elements that exist by now are forced, and some, such as
      // carousel controls, come late.
      await forcePseudoClasses(page, condition);
      await settle();
    }
    if (!state) return await capture(page);
    await page.setViewportSize(window);
    await settle();
    for (const { run } of state.acts) await run(page);
    await settle();
    if (state.of === undefined) return await capture(page);
    await showWholePage(page);
    await settle();
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
    viewport: windows.find((window) => window.width === width) ?? windows[0],
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
 * Makes the window as high as the page, so that everything loads and starts that would wait until it is near
 * the window. Scrolling would do the same, but far down a page it opens the pop-up. A screenshot beyond the
 * window is no alternative, because Chromium resizes the window to one pixel first, which the page notices.
 */
async function showWholePage(page: Page): Promise<void> {
  await page.evaluate(prepare);
  const window = page.viewportSize() ?? windows[0];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > greatestHeight) throw new Error(`The page is ${String(height)} pixels high.`);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.setViewportSize({ ...window, height });
}

/**
 * Runs in the page: freezes lengths and media queries that depend on the height of the window, so that
 * they keep their values in a higher one. Also renders and loads whatever waits until it is near the window,
 * such as the next slides of a carousel, and hides the blinking caret.
 */
function prepare(): void {
  const freeze = (style: CSSStyleDeclaration) => {
    const { cssText } = style;
    const frozen = cssText.replace(
      /(-?[\d.]+)[sld]?vh\b/g,
      (_, share: string) => `${String((Number(share) * innerHeight) / 100)}px`,
    );
    if (frozen !== cssText) style.cssText = frozen;
  };
  const freezeRules = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        rule.media.mediaText = rule.media.mediaText.replace(/\([^()]*height[^()]*\)/g, (query) =>
          matchMedia(query).matches ? '(min-width: 0px)' : '(max-width: 0px)',
        );
      }
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
 * @returns a function that waits until the page is at rest. It rejects if that takes longer than `patience`.
 */
function watchForRest(page: Page): () => Promise<void> {
  let pending = 0;
  page.on('request', () => (pending += 1));
  page.on('requestfinished', () => (pending -= 1));
  page.on('requestfailed', () => (pending -= 1));
  return async () => {
    const deadline = performance.now() + patience;
    let [last, quietCount] = ['', 0];
    while (quietCount < (pending === 0 ? quietLooks.allAnswered : quietLooks.requestPending)) {
      if (performance.now() > deadline) throw new Error(`The page does not come to rest: ${last}`);
      await page.waitForTimeout(interval);
      const { busy, look } = await page.evaluate(lookOf);
      const current = `${String(busy)} ${String(pending)} ${look}`;
      quietCount = busy === 0 && current === last ? quietCount + 1 : 0;
      last = current;
    }
  };
}

/**
 * Runs in the page: returns how much is still loading or animating, and a digest that changes with the
 * page.
 */
async function lookOf(): Promise<{ busy: number; look: string }> {
  const images = [...document.images].filter((image) => image.checkVisibility());
  const missing = images.filter(({ complete }) => !complete);
  // Otherwise the browser could decode the images only after the paint that should show them.
  await Promise.all(
    images.filter(({ complete }) => complete).map((image) => image.decode().catch(() => undefined)),
  );
  const moving = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
  const isFontMissing = document.fonts.status === 'loading';
  const { scrollHeight, outerHTML } = document.documentElement;
  return {
    busy: missing.length + moving.length + Number(isFontMissing),
    look: [scrollHeight, outerHTML.length, scrollY, missing.length, moving.length].join(' '),
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
 * Takes a screenshot of the window or of a box in it. With `optimizeForSpeed` its compression takes a third
 * of the time that Playwright's own screenshots need.
 */
async function capture(page: Page, box?: Box): Promise<Buffer> {
  await page.evaluate(endAnimations);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    ...(box && { clip: { ...box, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
}

/**
 * Runs in the page: cancels finished animations, all of which end in the element's own styles. As long as
 * they last, the compositor draws the element, now and then a fraction of a pixel off.
 */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const { playState, timeline } = animation;
    if (playState === 'finished' && timeline === document.timeline) animation.cancel();
  }
}

/** Returns the box of an element with a margin around it, within the window. */
async function boxOf(page: Page, selector: string): Promise<Box> {
  const { left, top, right, bottom } = await page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const window = page.viewportSize() ?? windows[0];
  const x = Math.max(0, Math.floor(left) - margin);
  const y = Math.max(0, Math.floor(top) - margin);
  return {
    x,
    y,
    width: Math.min(window.width, Math.ceil(right) + margin) - x,
    height: Math.min(window.height, Math.ceil(bottom) + margin) - y,
  };
}
