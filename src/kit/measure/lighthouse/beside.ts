import path from 'node:path';

import lighthouse from 'lighthouse';

import { ensureBuild } from '#kit/build/build-stamp.ts';
import { serveFolder } from '#kit/measure/main-thread/folder-server.ts';
import { launchBrowser } from '#kit/testing/browser.ts';

import { type Load, loadOf, loadTable } from './load.ts';

export interface BesideOptions {
  /** Number of loads of each page for each throttling. */
  runs: number;
  /** Addresses of pages of this site. */
  pages: readonly string[];
  /** Folder of the other built site. */
  folder: string;
  /** Addresses of pages of the other site. */
  folderPages: readonly string[];
  /** A free port, on which Lighthouse controls the browser. */
  debuggingPort: number;
}

/**
 * The two ways in which Lighthouse imitates a phone: it computes the times from a load at full speed
 * (`simulate`), or slows down the load itself (`devtools`).
 */
const throttlings = { simulated: 'simulate', applied: 'devtools' } as const;

/**
 * Measures pages of this site and of another site in turn, both served in the same way (folder-server.ts).
 *
 * @returns Markdown with a table for each throttling. Below each page of this site, a row has the ratios of
 *   its values to those of the other site's first page.
 * @throws Error if Lighthouse cannot measure a page.
 */
export async function measureBeside({
  runs,
  pages,
  folder,
  folderPages,
  debuggingPort,
}: BesideOptions): Promise<string> {
  ensureBuild();
  const ownServer = await serveFolder(path.resolve('dist/public'));
  const otherServer = await serveFolder(path.resolve(folder));
  const browser = await launchBrowser([`--remote-debugging-port=${String(debuggingPort)}`]);
  const tables: string[] = [];
  try {
    for (const [title, throttlingMethod] of Object.entries(throttlings)) {
      const otherPages = folderPages.map((address) =>
        createSubject(`beside: ${address}`, otherServer.url + address),
      );
      const ownPages = pages.map((address) => createSubject(address, ownServer.url + address));
      for (let run = 0; run < runs; run += 1) {
        for (const { url, loads } of [...otherPages, ...ownPages]) {
          loads.push(await measureLoad(url, throttlingMethod, debuggingPort));
        }
      }
      const [firstOtherPage] = otherPages;
      const compared = ownPages.map((page) => ({
        ...page,
        ...(firstOtherPage && { with: firstOtherPage }),
      }));
      tables.push(`Throttling ${title}:\n\n${loadTable([...otherPages, ...compared])}`);
    }
  } finally {
    await browser.close();
    ownServer.stop();
    otherServer.stop();
  }
  return tables.join('\n\n');
}

/** Measures one load of a page. */
async function measureLoad(
  url: string,
  throttlingMethod: (typeof throttlings)[keyof typeof throttlings],
  port: number,
): Promise<Load> {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] },
    { extends: 'lighthouse:default', settings: { throttlingMethod } },
  );
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  return loadOf(result.lhr);
}

/** Returns a page to measure; `loads` collects the results of its loads. */
function createSubject(name: string, url: string): { name: string; url: string; loads: Load[] } {
  return { name, url, loads: [] };
}
