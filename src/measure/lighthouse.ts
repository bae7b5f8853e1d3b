/**
 * Measures the first view with Lighthouse, mobile with its default throttling: the median of
 * `--runs 3` of each page. Ends with 1 where a goal is missed. `--write` puts the table into
 * docs/measurements, the worst of it into the README. Needs a quiet machine.
 */
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

import { ensureBuild } from '../build/build-stamp.ts';
import { browserPath } from '../testing/browser.ts';
import { freePort } from '../testing/free-port.ts';
import { startSite } from '../testing/site.ts';
import { machine, markdownTable, writeMeasurement } from './measurements.ts';

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

/** One page of each template. */
const templates = [
  '/de',
  '/services',
  '/services/data-engineering',
  '/services/data-engineering/data-architecture',
  '/work',
  '/work/nordkai-terminal',
  '/blogs',
  '/blogs/release-date-tolerance',
  '/about',
  '/contact',
];
const pages = positionals.length > 0 ? positionals : templates;

/** Scores in points, times in milliseconds, shift without a unit. */
const goals = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'first-contentful-paint': 850,
  'largest-contentful-paint': 1000,
  'total-blocking-time': 60,
  'cumulative-layout-shift': 0.02,
};
type Measure = keyof typeof goals;
const measures = Object.keys(goals) as Measure[];
const categories: readonly string[] = measures.slice(0, 4);

ensureBuild();
const site = await startSite();
const port = await freePort();
const executablePath = browserPath();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: [
    `--remote-debugging-port=${String(port)}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});

const rows: string[][] = [];
const missed: string[] = [];
const worst = new Map<Measure, number>();
try {
  for (const page of pages) {
    const runs: Record<Measure, number>[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measure(page));
    const medians = Object.fromEntries(
      measures.map((name) => [name, median(runs.map((run) => run[name]))]),
    ) as Record<Measure, number>;
    for (const name of measures) {
      const pick = categories.includes(name) ? Math.min : Math.max;
      worst.set(name, pick(worst.get(name) ?? medians[name], medians[name]));
      if (!meets(name, medians[name])) {
        missed.push(
          `${page}: ${name} is ${String(medians[name])}, the goal ${String(goals[name])}`,
        );
      }
    }
    rows.push([page, ...measures.map((name) => shown(name, medians[name]))]);
    console.log(...(rows.at(-1) ?? []));
  }
} finally {
  await browser.close();
  await site.stop();
}
const table = markdownTable([
  ['page', ...measures.map((name) => name.replaceAll('-', ' '))],
  ...rows,
]);
console.log(`${machine()}\n${table}`);
if (values.write) writeMeasurement('lighthouse', table, figures());
console.log(missed.length > 0 ? missed.join('\n') : 'Every goal is met.');
process.exitCode = missed.length > 0 ? 1 : 0;

async function measure(page: string): Promise<Record<Measure, number>> {
  const result = await lighthouse(site.url + page, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has no result for ${page}.`);
  const { categories: scores, audits } = result.lhr;
  return Object.fromEntries(
    measures.map((name) => [
      name,
      categories.includes(name)
        ? Math.round((scores[name]?.score ?? 0) * 100)
        : Math.round((audits[name]?.numericValue ?? Infinity) * 1000) / 1000,
    ]),
  ) as Record<Measure, number>;
}

/** Of the page that is the worst at each. */
function figures(): Record<string, string> {
  const paint = (name: Measure) => shown(name, worst.get(name) ?? NaN);
  return {
    'Lighthouse, lowest of four scores': String(
      Math.min(...categories.map((name) => worst.get(name as Measure) ?? NaN)),
    ),
    'First contentful paint': paint('first-contentful-paint'),
    'Largest contentful paint': paint('largest-contentful-paint'),
    'Total blocking time': paint('total-blocking-time'),
  };
}

function shown(name: Measure, value: number): string {
  if (categories.includes(name)) return String(value);
  return name === 'cumulative-layout-shift' ? value.toFixed(3) : `${String(Math.round(value))} ms`;
}

function meets(name: Measure, value: number): boolean {
  return categories.includes(name) ? value >= goals[name] : value <= goals[name];
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
