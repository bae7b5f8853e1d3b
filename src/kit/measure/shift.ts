/**
 * Measures the layout shift of pages while they load (docs/measurements/shift.md).
 * Options: `--only /de` (the beginning of the pages' addresses), `--write` (not with `--only`).
 */
import type { BrowserContext } from '@playwright/test';

import { allPages } from '#kit/site/routes.ts';
import { signOfIntent } from '#kit/testing/visitor.ts';

import { markdownTable } from './measurements.ts';
import { readOptions, refusePartialWrite } from './options.ts';
import { report, withSite } from './program.ts';
import { viewports } from './windows.ts';

const { only, write } = readOptions({ only: '/' });
refusePartialWrite(write, '--only', only === '/');
/** Maximum cumulative layout shift of a page. */
const goal = 0.02;
/** In a smaller shift, only a word moves sideways within its line. */
const negligibleShift = 0.001;
const addresses = allPages
  .map(({ address }) => address)
  .filter((address) => address.startsWith(only));
if (addresses.length === 0) throw new Error(`No page has an address that begins with ${only}.`);

const rows: string[][] = [];
const missed: string[] = [];
let largestOfAll = 0;
await withSite(async (site, browser) => {
  for (const viewport of viewports) {
    const context = await browser.newContext({ viewport });
    await context.addInitScript(signOfIntent);
    let largest = { shift: 0, address: '' };
    let negligibleCount = 0;
    for (const address of addresses) {
      const shift = await measure(context, site.url + address);
      if (shift < negligibleShift) negligibleCount += 1;
      if (shift >= largest.shift) largest = { shift, address };
      if (shift > goal) missed.push(`${address} at ${String(viewport.width)}: ${shift.toFixed(3)}`);
    }
    await context.close();
    largestOfAll = Math.max(largestOfAll, largest.shift);
    const row = [
      `${String(viewport.width)} px`,
      String(addresses.length),
      String(negligibleCount),
      largest.shift.toFixed(3),
      largest.address,
    ];
    rows.push(row);
    console.log(...row);
  }
});
const text = markdownTable([
  ['window', 'pages', `under ${String(negligibleShift)}`, 'largest shift', 'of the page'],
  ...rows,
]);
const figures = { 'Layout shift, any page and width': largestOfAll.toFixed(3) };
await report({ name: 'shift', text, figures, missed }, write);

/** Loads a page. Returns the sum of its layout shifts. */
async function measure(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto(url);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    return await page.evaluate(async () => {
      await document.fonts.ready;
      let sum = 0;
      const addShifts = (entries: PerformanceEntryList) => {
        // TypeScript's DOM library has no type for entries of layout shifts.
        for (const { value } of entries as (PerformanceEntry & { value: number })[]) sum += value;
      };
      const observer = new PerformanceObserver((list) => addShifts(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // The browser reports a shift up to two frames after its layout.
      for (let frames = 0; frames < 3; frames += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await new Promise((resolve) => setTimeout(resolve));
      addShifts(observer.takeRecords());
      return sum;
    });
  } finally {
    await page.close();
  }
}
