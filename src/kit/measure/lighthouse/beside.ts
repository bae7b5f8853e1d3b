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
  const own = await serveFolder(path.resolve('dist/public'));
  const other = await serveFolder(path.resolve(folder));
  const browser = await launchBrowser([`--remote-debugging-port=${String(debuggingPort)}`]);
  const tables: string[] = [];
  try {
    for (const [title, throttlingMethod] of Object.entries(throttlings)) {
      const otherPages = folderPages.map((address) =>
        createSubject(`beside: ${address}`, other.url + address),
      );
      const ownPages = pages.map((address) => createSubject(address, own.url + address));
      for (let run = 0; run < runs; run += 1) {
        for (const { url, loads } of [...otherPages, ...ownPages]) {
          const result = await lighthouse(
            url,
            {
              port: debuggingPort,
              output: 'json',
              logLevel: 'error',
              onlyCategories: ['performance'],
            },
            { extends: 'lighthouse:default', settings: { throttlingMethod } },
          );
          if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
          loads.push(loadOf(result.lhr));
        }
      }
      const [peer] = otherPages;
      const compared = ownPages.map((page) => ({ ...page, ...(peer && { with: peer }) }));
      tables.push(`Throttling ${title}:\n\n${loadTable([...otherPages, ...compared])}`);
    }
  } finally {
    await browser.close();
    own.stop();
    other.stop();
  }
  return tables.join('\n\n');
}

/** Returns a page to measure; `loads` collects the results of its loads. */
function createSubject(name: string, url: string): { name: string; url: string; loads: Load[] } {
  return { name, url, loads: [] };
}
