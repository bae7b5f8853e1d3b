/**
 * Measures what a load costs the main thread of a slow phone (docs/measurements/main-thread.md):
 * `--runs 5`, `--pages /,/contact`, `--beside DIR` (a site that is built, such as a peer's `dist`, with
 * its pages by `--besidePages /`), `--visitor waits|scrolls`, `--write`. All pages are served by one
 * plain server, in one run, in turn: ratios count, since machines differ from day to day.
 */
import path from 'node:path';

import type { Browser } from '@playwright/test';

import { ensureBuild } from '#kit/build/build-stamp.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import { launchBrowser } from '#kit/testing/browser.ts';
import { templates } from '#kit/testing/templates.ts';

import { serveFolder } from './main-thread/folder-server.ts';
import { plainPage } from './main-thread/plain-page.ts';
import { type ThreadTime, threadTime } from './main-thread/thread-time.ts';
import { phone, traceLoad } from './main-thread/trace-load.ts';
import { markdownTable, median } from './measurements.ts';
import { readOptions } from './options.ts';
import { report } from './program.ts';

const addresses = templates(defaultLocale).map(({ address }) => address);
const { runs, pages, beside, besidePages, visitor, write } = readOptions({
  runs: 5,
  pages: addresses.join(','),
  beside: '',
  besidePages: '/',
  visitor: 'waits',
});
/** Work of a page in that of the plain page, for a visitor who waits: a quarter of the first home page. */
const goal = 0.9;
const names = ['style', 'layout', 'paint', 'script', 'work', 'blocking', 'longest'] as const;

ensureBuild();
const plain = '/plain-page';
const own = await serveFolder(path.resolve('dist/public'), { [plain]: plainPage() });
const peer = beside ? await serveFolder(path.resolve(beside)) : undefined;
const subjects = [
  { name: 'plain page', url: own.url + plain },
  ...pages.split(',').map((address) => ({ name: address, url: own.url + address })),
  ...(peer
    ? besidePages.split(',').map((at) => ({ name: `beside: ${at}`, url: peer.url + at }))
    : []),
];
const times = subjects.map((): ThreadTime[] => []);
const browser = await launchBrowser();
try {
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { url }] of subjects.entries()) {
      times[index]?.push(await measure(browser, url));
    }
  }
} finally {
  await browser.close();
  own.stop();
  peer?.stop();
}

const medians = times.map((all) => names.map((name) => median(all.map((time) => time[name]))));
const work = (index: number) => medians[index]?.[names.indexOf('work')] ?? NaN;
const rows = subjects.map(({ name }, index) => [
  name,
  ...(medians[index] ?? []).map((time) => String(Math.round(time))),
  (work(index) / work(0)).toFixed(2),
]);
const ratios = subjects.flatMap(({ name, url }, index) =>
  index > 0 && url.startsWith(own.url) ? [{ name, ratio: work(index) / work(0) }] : [],
);
const missed = ratios
  .filter(({ ratio }) => visitor === 'waits' && ratio > goal)
  .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)} plain pages, the goal ${String(goal)}`);
const text = markdownTable([['page', ...names, 'of the plain page'], ...rows]);
await report({ name: 'main-thread', text, missed }, write);

/** One load at a fourfold slowdown, in a context of its own. */
async function measure(used: Browser, url: string): Promise<ThreadTime> {
  const context = await used.newContext(phone);
  try {
    const page = await context.newPage();
    const events = await traceLoad(page, url, { scrolls: visitor === 'scrolls', slowdown: 4 });
    return threadTime(events, url);
  } finally {
    await context.close();
  }
}
