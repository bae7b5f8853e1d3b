/**
 * Measures how long the page takes to answer the visitor, with the processor slowed down four times
 * and a phone's screen, or a wide window where the list says so: of each interaction the median of
 * `--runs 3`, each run the longest event, as INP counts it. `--only menu` measures those whose name
 * has the word. Ends with 1 where a goal is missed. Needs a quiet machine.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { devices } from '@playwright/test';

import { ensureBuild } from '../build/build-stamp.ts';
import { launchBrowser } from '../testing/browser.ts';
import { startSite } from '../testing/site.ts';
import { variant } from '../testing/variant.ts';
import { type Interaction, interactions } from './interactions/list.ts';
import { machine, markdownTable, writeMeasurement } from './measurements.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});

/** Slowdown of the processor. */
const slowdown = 4;
/** From the act to the next picture, and to the first change of another page. Milliseconds. */
const goal = 100;
/** Shorter ones the browser does not tell of. Milliseconds. */
const shortest = { event: 16, task: 50, change: 0 };

const list = interactions.filter(({ name }) => name.includes(values.only));
ensureBuild();
const asks = list.some((interaction) => interaction.asks);
if (asks) ensureBuild(variant);
const sites = { plain: await startSite(), asking: asks ? await startSite(variant) : undefined };
const browser = await launchBrowser();
const load = loadavg()[0] ?? 0;
const rows: string[][] = [];
const missed: string[] = [];
let slowest = 0;
try {
  for (const interaction of list) {
    const { name, prompt, outside } = interaction;
    const slow: Measured[] = [];
    const fast: Measured[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      slow.push(await measure(interaction, slowdown));
      if (prompt) fast.push(await measure(interaction, 1));
    }
    const event = outside ? undefined : median(slow, 'event');
    const change = prompt ? median(fast, 'change') : undefined;
    rows.push([
      name,
      told('event', event),
      told('task', median(slow, 'task')),
      told('change', change),
    ]);
    console.log(...(rows.at(-1) ?? []));
    slowest = Math.max(slowest, event ?? 0);
    if (Math.max(event ?? 0, change ?? 0) > goal) missed.push(name);
  }
} finally {
  await browser.close();
  await sites.plain.stop();
  await sites.asking?.stop();
}
const table = markdownTable([
  ['interaction', 'next paint', 'longest task', 'other page shows or sheets cross, at full speed'],
  ...rows,
]);
console.log(`${machine()}, load ${load.toFixed(1)} before\n${table}`);
if (values.write) {
  writeMeasurement('interactions', table, { 'Interaction to next paint': `${String(slowest)} ms` });
}
console.log(
  missed.length > 0 ? `Over ${String(goal)} ms: ${missed.join(', ')}.` : 'Every goal is met.',
);
process.exitCode = missed.length > 0 ? 1 : 0;

/** Milliseconds: the longest event, the longest task, and from the act to what it shows. */
interface Measured {
  event: number;
  task: number;
  change: number;
}

function median(runs: readonly Measured[], figure: keyof Measured): number {
  const sorted = runs.map((run) => run[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function told(figure: keyof Measured, milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '';
  const least = shortest[figure];
  return milliseconds < least ? `under ${String(least)} ms` : `${String(milliseconds)} ms`;
}

async function measure(
  { page: address, wide, asks: asking, before, act, shown }: Interaction,
  rate: number,
): Promise<Measured> {
  const context = await browser.newContext({
    ...(wide ? { viewport: { width: 1280, height: 800 } } : devices['Pixel 7']),
    locale: 'en',
  });
  try {
    const site = (asking && sites.asking) || sites.plain;
    if (asking) {
      // Scripts of others are loaded where the visitor agrees; here they are not there.
      await context.route(
        (url) => url.origin !== site.url,
        (route) => route.abort(),
      );
    }
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(site.url + address);
    await page.locator('html[data-ready]').waitFor();
    await before?.(page);
    // What came before must not be counted.
    await page.waitForTimeout(500);
    await page.evaluate(observe, shown);
    await act(page);
    await page.locator(shown).first().waitFor();
    await page.waitForTimeout(500);
    return await page.evaluate(() => globalThis.measured);
  } finally {
    await context.close();
  }
}

declare global {
  var measured: Measured;
}

/** In the page: notes the longest event, the longest task and the change from now on. */
function observe(shown: string): void {
  globalThis.measured = { event: 0, task: 0, change: 0 };
  const start = performance.now();
  const note = (name: 'event' | 'task') => (list: PerformanceObserverEntryList) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= start) measured[name] = Math.max(measured[name], Math.round(duration));
    }
  };
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver(note('event')).observe(options);
  new PerformanceObserver(note('task')).observe({ type: 'longtask' });
  let acted = NaN;
  for (const act of ['click', 'popstate']) {
    addEventListener(act, ({ timeStamp }) => (acted = timeStamp), { capture: true });
  }
  new MutationObserver((_, observer) => {
    if (Number.isNaN(acted) || !document.querySelector(shown)) return;
    measured.change = Math.round(performance.now() - acted);
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
