/** Measures what animation costs (docs/measurements/motion.md): `--page /de/about`, `--write`. */
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  devices,
  type Page,
} from '@playwright/test';

import { markdownTable } from './measurements.ts';
import { readOptions } from './options.ts';
import { report, withSite } from './program.ts';

const { page: address, write } = readOptions({ page: '/' });

const slowdown = 4;
/** Share of the main thread in percent, milliseconds, and the sum of layout shifts. */
const goals = { busy: 5, task: 50, shift: 0.001 };
/** Seconds for which the page rests: until its entries have ended, and while it is measured. */
const rest = { before: 4, measured: 5 };
const windows = [
  ['phone', devices['Pixel 7']],
  ['1280 px', { viewport: { width: 1280, height: 800 } }],
] as const;

interface Measured {
  /** In percent of the main thread. */
  busy: number;
  frames: number;
  task: number;
  shift: number;
  /** What moved, by element. */
  shifted: string[];
}

const rows: string[][] = [];
const missed: string[] = [];
await withSite(async (site, browser) => {
  for (const [name, options] of windows) {
    const { busy, frames, task, shift, shifted } = await measure(browser, site.url, options);
    const row = [
      name,
      `${busy.toFixed(1)} %`,
      String(Math.round(frames)),
      task < goals.task ? `under ${String(goals.task)} ms` : `${String(Math.round(task))} ms`,
      shift.toFixed(4),
    ];
    rows.push(row);
    console.log(...row, ...shifted);
    if (busy > goals.busy || task > goals.task || shift >= goals.shift) {
      missed.push(`A goal is missed: ${name}.`);
    }
  }
});
const head = [
  'window',
  'main thread at rest',
  'frames a second',
  'longest task',
  'shift of a whole scroll',
];
await report({ name: 'motion', text: markdownTable([head, ...rows]), missed }, write);

async function measure(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Measured> {
  const context = await browser.newContext({ ...options, locale: 'en' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url + address);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForTimeout(rest.before * 1000);
  const before = await taskTime(session);
  await page.waitForTimeout(rest.measured * 1000);
  const busy = ((await taskTime(session)) - before) / rest.measured;
  const frames = await page.evaluate(countFrames);
  await page.evaluate(observe);
  await scrollThrough(page);
  const observed = await page.evaluate(() => globalThis.observed);
  await context.close();
  return { busy: busy * 100, frames, ...observed };
}

/** Seconds that the main thread has worked so far. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}

async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(150);
  }
}

declare global {
  var observed: Omit<Measured, 'busy' | 'frames'>;
}

/** In the page: frames of a second. */
async function countFrames(): Promise<number> {
  const start = performance.now();
  let count = 0;
  for (; performance.now() < start + 2000; count += 1) {
    await new Promise(requestAnimationFrame);
  }
  return (count * 1000) / (performance.now() - start);
}

/** In the page: notes layout shifts and long tasks from now on. */
function observe(): void {
  const observed: Omit<Measured, 'busy' | 'frames'> = { task: 0, shift: 0, shifted: [] };
  globalThis.observed = observed;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      observed.task = Math.max(observed.task, duration);
    }
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    for (const { value, sources } of list.getEntries() as Shift[]) {
      observed.shift += value;
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        observed.shifted.push(`${element?.localName ?? '?'}.${element?.className ?? ''}`);
      }
    }
  }).observe({ type: 'layout-shift' });
}
