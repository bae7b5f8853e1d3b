/**
 * Measures the time from a visitor's act to the next paint (docs/measurements/interactions.md).
 * Options: `--runs 5`, `--only menu` (a part of the names of interactions), `--write` (not with `--only`).
 */
import { type Browser, devices } from '@playwright/test';

import { site as definition } from '#kit/site/definition.ts';
import type { Site } from '#kit/testing/site.ts';
import { variant } from '#kit/testing/variant.ts';
import { signOfIntent } from '#kit/testing/visitor.ts';

import type { Interaction } from './interactions/acts.ts';
import { markdownTable, median } from './measurements.ts';
import { readOptions, refusePartialWrite } from './options.ts';
import { report, withSite } from './program.ts';

const { runs, only, write } = readOptions({ runs: 5, only: '' });
refusePartialWrite(write, '--only', only === '');

/** How many times slower the processor is made. */
const slowdown = 4;
/**
 * Maximum milliseconds from an act to the next paint. If the act navigates, this is also the maximum until the other
 * page or its transition shows, at full speed.
 */
const goal = 100;
/** Maximum milliseconds from the first act on a page that is not hydrated yet to the next paint. */
const coldGoal = 200;
/** Milliseconds from the first paint to the first act on a page that is not hydrated yet. */
const coldDelay = 300;
/** Shortest duration that the browser reports, in milliseconds, for each figure of `Measured`. */
const shortestReported = { event: 16, task: 50, change: 0 };

const { interactions = [] } = (await definition.measured?.()) ?? {};
const chosen = interactions.filter(({ name }) => name.includes(only));
if (chosen.length === 0) throw new Error(`No interaction has a name that contains "${only}".`);
const rows: string[][] = [];
const missed: string[] = [];
let slowest = 0;
// The site asks for consent only in a build with third-party scripts.
for (const [asksConsent, settings] of [
  [false, {}],
  [true, variant],
] as const) {
  const ofThisBuild = chosen.filter(
    (interaction) => Boolean(interaction.asksConsent) === asksConsent,
  );
  if (ofThisBuild.length === 0) continue;
  await withSite(
    async (site, browser) => {
      for (const interaction of ofThisBuild) {
        rows.push(await measureRow(site, browser, interaction));
      }
    },
    { settings },
  );
}
const head = [
  'interaction',
  'next paint',
  'longest task',
  'other page or its transition shows, at full speed',
];
const figures = { 'Interaction to next paint': `${String(slowest)} ms` };
await report(
  { name: 'interactions', text: markdownTable([head, ...rows]), figures, missed },
  write,
);

/** Measures an interaction `runs` times. Returns its row of the table. Updates `slowest` and `missed`. */
async function measureRow(
  site: Site,
  browser: Browser,
  interaction: Interaction,
): Promise<string[]> {
  const { name, cold, navigates, onBrowser } = interaction;
  const slowRuns: Measured[] = [];
  const fullSpeedRuns: Measured[] = [];
  for (let run = 0; run < runs; run += 1) {
    slowRuns.push(await measure(site, browser, interaction, slowdown));
    if (navigates) fullSpeedRuns.push(await measure(site, browser, interaction, 1));
  }
  const medianOf = (results: Measured[], figure: keyof Measured) =>
    median(results.map((result) => result[figure]));
  // Going back or forward in the browser is no event of the page.
  const event = onBrowser ? undefined : medianOf(slowRuns, 'event');
  const change = navigates ? medianOf(fullSpeedRuns, 'change') : undefined;
  // The README names the slowest interaction on a hydrated page.
  if (!cold) slowest = Math.max(slowest, event ?? 0);
  const limit = cold ? coldGoal : goal;
  if (Math.max(event ?? 0, change ?? 0) > limit) missed.push(`Over ${String(limit)} ms: ${name}`);
  const cells = [
    name,
    formatFigure('event', event),
    formatFigure('task', medianOf(slowRuns, 'task')),
    formatFigure('change', change),
  ];
  console.log(...cells);
  return cells;
}

/** Results of one run, in milliseconds. */
interface Measured {
  /** Duration of the longest event, from the act to the next paint. */
  event: number;
  /** Duration of the longest task. */
  task: number;
  /** Time from the act until its result is in the document. */
  change: number;
}

function formatFigure(figure: keyof Measured, milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '';
  const shortest = shortestReported[figure];
  return milliseconds < shortest ? `under ${String(shortest)} ms` : `${String(milliseconds)} ms`;
}

/** Measures an interaction once. `rate` is how many times slower the processor is made. */
async function measure(
  site: Site,
  browser: Browser,
  { page: address, wide, cold, asksConsent, before = [], act, shown }: Interaction,
  rate: number,
): Promise<Measured> {
  const context = await browser.newContext({
    ...(wide ? { viewport: { width: 1280, height: 800 } } : devices['Pixel 7']),
    locale: 'en',
  });
  try {
    if (asksConsent) {
      // Blocks third-party scripts, which the page requests once the visitor agrees.
      await context.route(
        (url) => url.origin !== site.url,
        (route) => route.abort(),
      );
    }
    if (!cold) await context.addInitScript(signOfIntent);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    if (cold) {
      await page.goto(site.url + address, { waitUntil: 'commit' });
      await page.waitForFunction(hasPainted);
      await page.waitForTimeout(coldDelay);
    } else {
      await page.goto(site.url + address);
      await page.locator('html[data-ready]').waitFor();
      for (const { run } of before) await run(page);
      // A visitor would have scrolled to the element before the act.
      if (act.selector)
        await page
          .locator(act.selector)
          .nth(act.nth ?? 0)
          .scrollIntoViewIfNeeded();
      // Lets earlier work end, so that it is not counted.
      await page.waitForTimeout(500);
    }
    await page.evaluate(observe, shown);
    await act.run(page);
    await page.locator(shown).first().waitFor();
    // The browser reports events and tasks some time after their end.
    await page.waitForTimeout(500);
    return await page.evaluate(() => globalThis.measured);
  } finally {
    await context.close();
  }
}

declare global {
  /** In the page: where `observe` collects the results of the run. */
  var measured: Measured;
}

/** Runs in the page: whether content has been painted. */
function hasPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

/**
 * Runs in the page: from now on records in `measured` the longest event, the longest task, and the time from the
 * act until an element matches `shown`.
 *
 * @param shown A selector.
 */
function observe(shown: string): void {
  globalThis.measured = { event: 0, task: 0, change: 0 };
  const start = performance.now();
  const record = (name: 'event' | 'task', { startTime, duration }: PerformanceEntry) => {
    if (startTime >= start) measured[name] = Math.max(measured[name], Math.round(duration));
  };
  // TypeScript's DOM library lacks `durationThreshold`. Without it, the browser would report events from 104 ms on. Its
  // value repeats `shortestReported.event`, because a function that runs in the page cannot read constants of this file.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    // Only events that a visitor causes have an interaction id. Pointer events that the browser fires because
    // the page moves below the pointer have none.
    const entries = list.getEntries() as (PerformanceEntry & { interactionId: number })[];
    for (const entry of entries) if (entry.interactionId > 0) record('event', entry);
  }).observe(options);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) record('task', entry);
  }).observe({ type: 'longtask' });
  let actTime = NaN;
  for (const type of ['click', 'popstate']) {
    addEventListener(type, ({ timeStamp }) => (actTime = timeStamp), { capture: true });
  }
  new MutationObserver((_, observer) => {
    if (Number.isNaN(actTime) || !document.querySelector(shown)) return;
    measured.change = Math.round(performance.now() - actTime);
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
