import type { Result } from 'lighthouse';

import { markdownTable, median } from '#kit/measure/measurements.ts';

/** Results of one load from Lighthouse; times in milliseconds. The keys are the column headings. */
export interface Load {
  'benchmark index': number;
  'first paint': number;
  'largest paint': number;
  'blocking time': number;
  /** From here on, the time of the main thread: by kind of work, and finally in all. */
  'style and layout': number;
  rendering: number;
  script: number;
  parsing: number;
  other: number;
  'main thread': number;
}

/** The parts of Lighthouse's result that are read here. */
export type LighthouseResult = Pick<Result, 'audits' | 'environment'>;

/** Kinds of work by the names of Lighthouse, which calls them groups. */
const kinds: Readonly<Record<string, keyof Load>> = {
  styleLayout: 'style and layout',
  paintCompositeRender: 'rendering',
  scriptEvaluation: 'script',
  scriptParseCompile: 'script',
  parseHTML: 'parsing',
};

/**
 * Reads the results of a load from Lighthouse's report.
 *
 * @throws Error if a value is missing, because Lighthouse could not load the page or renamed the audit.
 */
export function loadOf({ audits, environment }: LighthouseResult): Load {
  const work = audits['mainthread-work-breakdown'];
  const { items } = (work?.details ?? {}) as { items?: { group: string; duration: number }[] };
  if (!items) throw new Error('Lighthouse does not say what the main thread did.');
  const load: Load = {
    'benchmark index': environment.benchmarkIndex,
    'first paint': figure('first-contentful-paint'),
    'largest paint': figure('largest-contentful-paint'),
    'blocking time': figure('total-blocking-time'),
    'style and layout': 0,
    rendering: 0,
    script: 0,
    parsing: 0,
    other: 0,
    'main thread': 0,
  };
  for (const { group, duration } of items) {
    load[kinds[group] ?? 'other'] += duration;
    load['main thread'] += duration;
  }
  return load;

  function figure(audit: string): number {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${audit}.`);
    return value;
  }
}

/** The loads of one page, and the page with which it is compared. */
export interface Compared {
  name: string;
  loads: readonly Load[];
  with?: Compared;
}

/**
 * Returns a table of medians. Below each page that is compared with another page, a second row has the
 * ratios of their values.
 */
export function loadTable(pages: readonly Compared[]): string {
  const names = Object.keys(pages[0]?.loads[0] ?? {}) as (keyof Load)[];
  const medianOf = (page: Compared, name: keyof Load) =>
    median(page.loads.map((load) => load[name]));
  const rows = pages.flatMap((page) => {
    const own = [page.name, ...names.map((name) => String(Math.round(medianOf(page, name))))];
    const peer = page.with;
    if (!peer) return [own];
    const ratios = names.map((name) => {
      const peerValue = medianOf(peer, name);
      return peerValue > 0 ? (medianOf(page, name) / peerValue).toFixed(2) : '–';
    });
    return [own, [`of ${peer.name}`, ...ratios]];
  });
  return markdownTable([['page', ...names], ...rows]);
}
