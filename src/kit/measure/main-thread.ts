/**
 * Measures what loading a page costs the main thread of a slow phone (docs/measurements/main-thread.md).
 * Options: `--runs 5`, `--pages /,/contact`, `--visitor waits|scrolls`, `--write` (not with `--pages`),
 * `--beside DIR` (the folder of another built site, such as a peer's `dist`) with `--besidePages /` (its
 * pages).
 *
 * All pages are served in the same plain way and measured in turn in one run. Compare the ratios to the
 * plain page, not the times: the speed of a machine differs from day to day.
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
 * Maximum work of a page for a visitor who waits, as a ratio to the plain page. That page has some 6,000
 * elements and no script (plain-page.ts): it is the unit of work, not a minimum. The goal is a quarter of the
 * work of the first version of the home page.
 */
const goal = 0.9;
const kinds = ['style', 'layout', 'paint', 'script', 'work', 'blocking', 'longest'] as const;

ensureBuild();
const plain = '/plain-page';
const ownServer = await serveFolder(path.resolve('dist/public'), { [plain]: plainPage() });
const peerServer = beside ? await serveFolder(path.resolve(beside)) : undefined;
const subjects = [
  { name: 'plain page', url: ownServer.url + plain },
  ...pages.split(',').map((address) => ({ name: address, url: ownServer.url + address })),
  ...(peerServer
    ? besidePages
        .split(',')
        .map((address) => ({ name: `beside: ${address}`, url: peerServer.url + address }))
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
  ownServer.stop();
  peerServer?.stop();
}

const medians = times.map((loads) => kinds.map((kind) => median(loads.map((load) => load[kind]))));
const workOf = (index: number) => medians[index]?.[kinds.indexOf('work')] ?? NaN;
/** The ratio to the plain page, which is the first subject. */
const ratioOf = (index: number) => workOf(index) / workOf(0);
const rows = subjects.map(({ name }, index) => [
  name,
  ...(medians[index] ?? []).map((time) => String(Math.round(time))),
  ratioOf(index).toFixed(2),
]);
const ratios = subjects.flatMap(({ name, url }, index) =>
  index > 0 && url.startsWith(ownServer.url) ? [{ name, ratio: ratioOf(index) }] : [],
);
const missedRatios = ratios
  .filter(({ ratio }) => ratio > goal)
  .map(
    ({ name, ratio }) =>
      `${name}: ${ratio.toFixed(2)} of the plain page, the goal is ${String(goal)}`,
  );
const text = markdownTable([['page', ...kinds, 'of the plain page'], ...rows]);
// The goal is for a visitor who waits.
const missed = visitor === 'waits' ? missedRatios : undefined;
await report({ name: 'main-thread', text, missed }, write);

/** Loads a page once, at a fourfold slowdown, in a browser context of its own. */
async function measure(usedBrowser: Browser, url: string): Promise<ThreadTime> {
  const context = await usedBrowser.newContext(phone);
  try {
    const page = await context.newPage();
    const events = await traceLoad(page, url, { scrolls: visitor === 'scrolls', slowdown: 4 });
    return threadTime(events, url);
  } finally {
    await context.close();
  }
}
