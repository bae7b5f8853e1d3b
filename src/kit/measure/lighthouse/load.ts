import type { Result } from 'lighthouse';

import { markdownTable, median } from '#kit/measure/measurements.ts';

/** Results of one load. Times are in milliseconds. The keys are the column headings of the table. */
export interface Load {
  /** Lighthouse's measure of the speed of the machine; higher is faster. */
  'benchmark index': number;
  'first paint': number;
  'largest paint': number;
  'blocking time': number;
  // The time of the main thread by kind of work. `main thread` is the sum.
  'style and layout': number;
  rendering: number;
  script: number;
  parsing: number;
  other: number;
  'main thread': number;
}

/** The parts of Lighthouse's result that are read here. */
export type LighthouseResult = Pick<Result, 'audits' | 'environment'>;

/** The key of `Load` for each group of work in Lighthouse's report. All other groups count as `other`. */
const keyOfGroup: Readonly<Record<string, keyof Load>> = {
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
  // Lighthouse's types do not say which fields the details of this audit have.
  const { items } = (work?.details ?? {}) as { items?: { group: string; duration: number }[] };
  if (!items) throw new Error('Lighthouse does not say what the main thread did.');
  const load: Load = {
    'benchmark index': environment.benchmarkIndex,
    'first paint': valueOf('first-contentful-paint', audits),
    'largest paint': valueOf('largest-contentful-paint', audits),
    'blocking time': valueOf('total-blocking-time', audits),
    'style and layout': 0,
    rendering: 0,
    script: 0,
    parsing: 0,
    other: 0,
    'main thread': 0,
  };
  for (const { group, duration } of items) {
    load[keyOfGroup[group] ?? 'other'] += duration;
    load['main thread'] += duration;
  }
  return load;
}

function valueOf(audit: string, audits: LighthouseResult['audits']): number {
  const value = audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no ${audit}.`);
  return value;
}

/** The loads of a page. */
export interface Compared {
  name: string;
  loads: readonly Load[];
  /** Another page, with which the values of this page are compared. */
  with?: Compared;
}

/**
 * Returns a table with a row of medians for each page. Below a page that is compared with another page, a second row
 * has the ratios of its medians to those of the other page.
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
