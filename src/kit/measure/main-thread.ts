/**
 * Measures what loading a page costs the main thread of a slow phone (docs/measurements/main-thread.md).
 * Options: `--runs 5`, `--pages /,/contact`, `--visitor waits|scrolls`, `--write` (not with `--pages` or
 * `--visitor scrolls`), `--beside DIR` (the folder of another built site) with `--besidePages /` (pages of that site).
 *
 * All pages are served in the same way (folder-server.ts) and measured in turn. Compare the ratios to the plain page,
 * not the times: the speed of a machine differs from day to day.
 */
import path from 'node:path';

import type { Browser } from '@playwright/test';

import { ensureBuild } from '#kit/build/build-stamp.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import { launchBrowser } from '#kit/testing/browser.ts';
import { templates } from '#kit/testing/templates.ts';

import { serveFolder } from './main-thread/folder-server.ts';
import { plainPage } from './main-thread/plain-page.ts';
import { timeWork, type WorkTimes } from './main-thread/thread-time.ts';
import { phone, traceLoad } from './main-thread/trace-load.ts';
import { markdownTable, median } from './measurements.ts';
import { readOptions, refusePartialWrite } from './options.ts';
import { report } from './program.ts';

/** Addresses of one page of each template. */
const allAddresses = templates(defaultLocale)
  .map(({ address }) => address)
  .join(',');
const { runs, pages, beside, besidePages, visitor, write } = readOptions({
  runs: 5,
  pages: allAddresses,
  beside: '',
  besidePages: '/',
  visitor: 'waits',
});
refusePartialWrite(write, '--pages', pages === allAddresses);
refusePartialWrite(write, '--visitor', visitor === 'waits');
if (visitor !== 'waits' && visitor !== 'scrolls') {
  throw new Error('--visitor must be waits or scrolls.');
}
/**
 * Maximum work of a page for a visitor who waits, as a ratio to the plain page. The plain page has some 6,000
 * elements and no script (plain-page.ts), so a page can be below 1. The goal is a quarter of the work of the first
 * version of the home page.
 */
const goal = 0.9;
/** How many times slower the processor is made. */
const slowdown = 4;
/** Columns of the table: the medians of these times, in milliseconds. */
const columns = ['style', 'layout', 'paint', 'script', 'work', 'blocking', 'longest'] as const;

ensureBuild();
const plainAddress = '/plain-page';
const ownServer = await serveFolder(path.resolve('dist/public'), { [plainAddress]: plainPage() });
const otherServer = beside ? await serveFolder(path.resolve(beside)) : undefined;
const plain = createSubject('plain page', ownServer.url + plainAddress);
const ownPages = pages.split(',').map((address) => createSubject(address, ownServer.url + address));
const otherPages = otherServer
  ? besidePages
      .split(',')
      .map((address) => createSubject(`beside: ${address}`, otherServer.url + address))
  : [];
const subjects = [plain, ...ownPages, ...otherPages];
const browser = await launchBrowser();
try {
  for (let run = 0; run < runs; run += 1) {
    for (const { url, loads } of subjects) loads.push(await measure(browser, url));
  }
} finally {
  await browser.close();
  ownServer.stop();
  otherServer?.stop();
}

const rows = subjects.map((page) => [
  page.name,
  ...columns.map((column) => String(Math.round(medianOf(page, column)))),
  workRatio(page).toFixed(2),
]);
const missedRatios = ownPages
  .filter((page) => workRatio(page) > goal)
  .map(
    (page) =>
      `${page.name}: ${workRatio(page).toFixed(2)} of the plain page, the goal is ${String(goal)}`,
  );
const text = markdownTable([['page', ...columns, 'of the plain page'], ...rows]);
// The goal is for a visitor who waits.
const missed = visitor === 'waits' ? missedRatios : undefined;
await report({ name: 'main-thread', text, missed }, write);

/** A page to measure, and the results of its loads so far. */
interface Subject {
  name: string;
  url: string;
  loads: WorkTimes[];
}

function createSubject(name: string, url: string): Subject {
  return { name, url, loads: [] };
}

function medianOf({ loads }: Subject, column: keyof WorkTimes): number {
  return median(loads.map((load) => load[column]));
}

/** Returns the work of a page as a ratio to the work of the plain page. */
function workRatio(page: Subject): number {
  return medianOf(page, 'work') / medianOf(plain, 'work');
}

/** Loads a page once, on a slowed-down processor, in a browser context of its own. */
async function measure(usedBrowser: Browser, url: string): Promise<WorkTimes> {
  const context = await usedBrowser.newContext(phone);
  try {
    const page = await context.newPage();
    const events = await traceLoad(page, url, { scrolls: visitor === 'scrolls', slowdown });
    return timeWork(events, url);
  } finally {
    await context.close();
  }
}
