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

/** What changes in a tile is drawn with all of it: curves are smoothed otherwise at the edge of a part. */
const args = ['--disable-gpu', '--disable-partial-raster'];
/** Browser pages at a time. */
const atOnce = 2;
/**
 * Milliseconds between two looks at whether a page still changes, and how many must find it the same:
 * more while a request has no answer, since that may be what is to be seen.
 */
const interval = 50;
const quietLooks = { answered: 4, waiting: 20 };
/** Milliseconds in which a page must have come to rest, and an act have found its element. */
const patience = 20_000;
/** Pixels: of what is higher, Chromium would take the beginning twice. */
const greatestHeight = 16_384;
/** Pixels around an element of which a picture is taken: for what stands out of it, such as outlines. */
const margin = 16;

/**
 * Takes the pictures of the site, built from the sources of the present folder.
 *
 * @returns how many were taken, and why others could not be.
 */
export async function takePictures(
  folder: string,
  choice: Choice,
): Promise<{ taken: number; failures: string[] }> {
  const { states = [] } = (await definition.measured?.()) ?? {};
  const shots = allShots(states).filter(({ name }) => isChosen(name, choice));
  const failures: string[] = [];
  // Visitors are asked about scripts of others in a build of its own.
  for (const [asks, settings] of [
    [false, {}],
    [true, variant],
  ] as const) {
    const part = shots.filter(({ state }) => Boolean(state?.asks) === asks);
    if (part.length === 0) continue;
    await withSite(
      async (site, browser) => {
        const queue = part.values();
        const work = async () => {
          for (const shot of queue) {
            const file = path.join(folder, `${shot.name}.png`);
            // One of an earlier run would pass for this one.
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
      { settings, args },
    );
  }
  return { taken: shots.length - failures.length, failures };
}

async function takePicture(browser: Browser, origin: string, shot: Shot): Promise<Buffer> {
  const { address, condition, state, status } = shot;
  const context = await browser.newContext({ baseURL: origin, ...contextOptions(origin, shot) });
  context.setDefaultTimeout(patience);
  try {
    // Scripts of others are not there.
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    // What is chosen at random is the same each time.
    await context.addInitScript(() => (Math.random = () => 0.5));
    await context.addInitScript(signOfIntent);
    const page = await context.newPage();
    const settle = watch(page);
    if (condition === 'print') await page.emulateMedia({ media: 'print' });
    const answer = await page.goto(address);
    if (answer?.status() !== status) throw new Error(`${address}: ${String(answer?.status())}`);
    if (condition !== 'no-javascript') {
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    }
    const window = page.viewportSize() ?? windows[0];
    await showWholePage(page);
    await settle();
    if (condition === 'hover' || condition === 'focus') {
      // Only what is there by now: carousels have their controls late.
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
 * Makes the window as high as the page, so that everything that waits until it comes near loads and
 * starts. Scrolling would do so too, but far down a page the pop-up would come. And Chromium takes what
 * lies outside the window only after it has told the page of a window of one pixel.
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
 * In the page: what is measured by the height of the window keeps its size in a higher one; what is
 * rendered or loaded only near the window is there, slides beside it too; and no caret blinks.
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

/** @returns what waits until a page has loaded all that it asked for, and changes no more. */
function watch(page: Page): () => Promise<void> {
  let requests = 0;
  page.on('request', () => (requests += 1));
  page.on('requestfinished', () => (requests -= 1));
  page.on('requestfailed', () => (requests -= 1));
  return async () => {
    const deadline = performance.now() + patience;
    let [last, quiet] = ['', 0];
    while (quiet < (requests === 0 ? quietLooks.answered : quietLooks.waiting)) {
      if (performance.now() > deadline) throw new Error(`The page does not come to rest: ${last}`);
      await page.waitForTimeout(interval);
      const { busy, look } = await page.evaluate(lookOf);
      const now = `${String(busy)} ${String(requests)} ${look}`;
      quiet = busy === 0 && now === last ? quiet + 1 : 0;
      last = now;
    }
  };
}

/** In the page: how much is still on its way, and what changes when anything does. */
async function lookOf(): Promise<{ busy: number; look: string }> {
  const images = [...document.images].filter((image) => image.checkVisibility());
  const missing = images.filter(({ complete }) => !complete);
  // Otherwise they would be decoded after they were asked to be painted.
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

/** CSS pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As Playwright's own screenshot of the window, but compressed in a third of the time. */
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
 * In the page: what has arrived is drawn where it stands, which is where every animation ends. The
 * compositor would draw it, now and then a fraction of a pixel beside.
 */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const { playState, timeline } = animation;
    if (playState === 'finished' && timeline === document.timeline) animation.cancel();
  }
}

/** Of an element with a margin around it, as far as the window reaches. */
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
