import type { Result } from 'lighthouse';

import { markdownTable, median } from '#kit/measure/measurements.ts';

/** One load as Lighthouse tells it; times in milliseconds. */
export interface Load {
  'benchmark index': number;
  'first paint': number;
  'largest paint': number;
  'blocking time': number;
  /** Of the main thread, by kind. */
  'style and layout': number;
  rendering: number;
  script: number;
  parsing: number;
  other: number;
  'main thread': number;
}

/** Of what Lighthouse reads; it calls the kinds of work groups. */
export type LighthouseResult = Pick<Result, 'audits' | 'environment'>;

const kindOf: Readonly<Record<string, keyof Load>> = {
  styleLayout: 'style and layout',
  paintCompositeRender: 'rendering',
  scriptEvaluation: 'script',
  scriptParseCompile: 'script',
  parseHTML: 'parsing',
};

/** @throws Error where a figure is missing: Lighthouse could not load the page, or names it otherwise. */
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
    load[kindOf[group] ?? 'other'] += duration;
    load['main thread'] += duration;
  }
  return load;

  function figure(audit: string): number {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${audit}.`);
    return value;
  }
}

/** Loads of one page, and the page that it is compared with. */
export interface Compared {
  name: string;
  loads: readonly Load[];
  with?: Compared;
}

/** A table of medians; under each page that is compared, its share of the other. */
export function loadTable(pages: readonly Compared[]): string {
  const names = Object.keys(pages[0]?.loads[0] ?? {}) as (keyof Load)[];
  const medianOf = (page: Compared, name: keyof Load) =>
    median(page.loads.map((load) => load[name]));
  const rows = pages.flatMap((page) => {
    const own = [page.name, ...names.map((name) => String(Math.round(medianOf(page, name))))];
    const peer = page.with;
    if (!peer) return [own];
    const share = names.map((name) => {
      const whole = medianOf(peer, name);
      return whole > 0 ? (medianOf(page, name) / whole).toFixed(2) : '–';
    });
    return [own, [`of ${peer.name}`, ...share]];
  });
  return markdownTable([['page', ...names], ...rows]);
}
