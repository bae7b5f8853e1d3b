import type { Browser } from '@playwright/test';

import { ensureBuild } from '#kit/build/build-stamp.ts';
import { launchBrowser } from '#kit/testing/browser.ts';
import { type Site, startSite } from '#kit/testing/site.ts';

import { machine, writeMeasurement } from './measurements.ts';

export interface SiteOptions {
  /** Environment variables for the build and for the server. */
  settings?: Record<string, string>;
  /** Command-line arguments for the browser. */
  args?: readonly string[];
}

/** Builds and starts the site, launches a browser, and runs `work` with both. Stops them afterwards. */
export async function withSite(
  work: (site: Site, browser: Browser) => Promise<void>,
  { settings = {}, args }: SiteOptions = {},
): Promise<void> {
  ensureBuild(settings);
  const site = await startSite(settings);
  const browser = await launchBrowser(args);
  try {
    await work(site, browser);
  } finally {
    await browser.close();
    await site.stop();
  }
}

export interface Report {
  /** Name of the document in docs/measurements, without its extension. */
  name: string;
  /** The results, in Markdown. */
  text: string;
  /** New values for the README: the key is the first cell of a row, the value its second cell. */
  figures?: Record<string, string>;
  /**
   * A description of each missed goal; undefined if the measurement has no goals. If a goal is missed,
   * the exit code is 1.
   */
  missed?: readonly string[] | undefined;
}

/** Prints a measurement, and writes it into the documents if `write` is set. */
export async function report(
  { name, text, figures = {}, missed }: Report,
  write: boolean,
): Promise<void> {
  console.log(`${machine()}\n\n${text}\n`);
  if (write) await writeMeasurement(name, text, figures);
  const hasMissedGoal = missed !== undefined && missed.length > 0;
  if (missed) console.log(hasMissedGoal ? missed.join('\n') : 'Every goal is met.');
  process.exitCode = hasMissedGoal ? 1 : 0;
}
