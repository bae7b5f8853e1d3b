/**
 * Measures the first view of pages with Lighthouse (docs/measurements/lighthouse.md).
 * Options: `--runs 3`, `--pages /de,/about`, `--write` (not with `--pages`).
 *
 * `--beside DIR` names the folder of another built site, and `--besidePages /` its pages. The program then only
 * compares how both sites load and what their main threads do, with simulated and with applied throttling. `--write`
 * writes the comparison into docs/measurements/lighthouse-beside.md, also with `--pages`.
 */
import lighthouse from 'lighthouse';

import { defaultLocale } from '#kit/i18n/locales.ts';
import { parseLocalizedPath } from '#kit/i18n/paths.ts';
import { freePort } from '#kit/testing/free-port.ts';
import { templates } from '#kit/testing/templates.ts';

import { measureBeside } from './lighthouse/beside.ts';
import { markdownTable, median } from './measurements.ts';
import { readOptions, refusePartialWrite } from './options.ts';
import { report, withSite } from './program.ts';

/** Addresses of one page of each template. */
const allAddresses = templates(defaultLocale)
  .map(({ address }) => address)
  .join(',');
const { runs, pages, beside, besidePages, write } = readOptions({
  runs: 3,
  pages: allAddresses,
  beside: '',
  besidePages: '/',
});
// A comparison with another site is written into a document of its own, which may have any pages.
if (!beside) refusePartialWrite(write, '--pages', pages === allAddresses);

/**
 * Goals for every page: minimum scores of the four categories, maximum milliseconds of the times, and the
 * maximum of the layout shift. The first contentful paint of the home page has a goal of its own (`homePaintGoal`).
 */
const goals = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'first-contentful-paint': 800,
  'largest-contentful-paint': 1000,
  'total-blocking-time': 60,
  'cumulative-layout-shift': 0.02,
};
/**
 * Maximum milliseconds of the first contentful paint of the home page, in every language. The home page needs more
 * packets than a connection sends at first, so its paint comes a round trip later (docs/decisions/0012-first-view.md).
 */
const homePaintGoal = 850;
type Measure = keyof typeof goals;
const measures = Object.keys(goals) as Measure[];
/**
 * The measures that are scores, by the names of Lighthouse's categories. More is better for a score, less for every
 * other measure.
 */
const scoreNames: readonly string[] = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
] satisfies Measure[];

const debuggingPort = await freePort();
if (beside) {
  const text = await measureBeside({
    runs,
    pages: pages.split(','),
    folder: beside,
    folderPages: besidePages.split(','),
    debuggingPort,
  });
  await report({ name: 'lighthouse-beside', text }, write);
  // Everything below measures this site alone.
  process.exit();
}
const args = [`--remote-debugging-port=${String(debuggingPort)}`];
const rows: string[][] = [];
const missed: string[] = [];
/** Value of the worst page so far, by measure. */
const worst = new Map<Measure, number>();
await withSite(
  async (site) => {
    const results = new Map(
      pages.split(',').map((page) => [page, [] as Record<Measure, number>[]]),
    );
    // Pages take turns, so that other load on the machine affects all of them alike.
    for (let run = 0; run < runs; run += 1) {
      for (const [page, pageResults] of results) pageResults.push(await measure(site.url + page));
    }
    for (const [page, pageResults] of results) {
      const row = measures.map((name) => {
        const value = median(pageResults.map((result) => result[name]));
        const isScore = scoreNames.includes(name);
        const worstOf = isScore ? Math.min : Math.max;
        worst.set(name, worstOf(worst.get(name) ?? value, value));
        const goal = goalOf(name, page);
        const isMissed = isScore ? value < goal : value > goal;
        if (isMissed) {
          missed.push(`${page}: ${name} is ${String(value)}, the goal is ${String(goal)}`);
        }
        return formatValue(name, value);
      });
      rows.push([page, ...row]);
      console.log(page, ...row);
    }
  },
  { args },
);
const head = ['page', ...measures.map((name) => name.replaceAll('-', ' '))];
const text = markdownTable([head, ...rows]);
await report({ name: 'lighthouse', text, figures: worstFigures(), missed }, write);

/** Measures one load of a page. A missing score counts as 0, any other missing value as infinite. */
async function measure(url: string): Promise<Record<Measure, number>> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { categories, audits } = result.lhr;
  return Object.fromEntries(
    measures.map((name) => [
      name,
      scoreNames.includes(name)
        ? Math.round((categories[name]?.score ?? 0) * 100)
        : roundToThousandths(audits[name]?.numericValue ?? Infinity),
    ]),
  ) as Record<Measure, number>;
}

function roundToThousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Returns new values for the README: the first cell of each row, and the value of the worst page. */
function worstFigures(): Record<string, string> {
  const worstTime = (name: Measure) => formatValue(name, worst.get(name) ?? NaN);
  return {
    'Lighthouse, lowest of four scores': String(
      Math.min(...scoreNames.map((name) => worst.get(name as Measure) ?? NaN)),
    ),
    'First contentful paint': worstTime('first-contentful-paint'),
    'Largest contentful paint': worstTime('largest-contentful-paint'),
    'Total blocking time': worstTime('total-blocking-time'),
  };
}

function formatValue(name: Measure, value: number): string {
  if (scoreNames.includes(name)) return String(value);
  return name === 'cumulative-layout-shift' ? value.toFixed(3) : `${String(Math.round(value))} ms`;
}

function goalOf(name: Measure, page: string): number {
  const isHome = parseLocalizedPath(page).path === '/';
  return isHome && name === 'first-contentful-paint' ? homePaintGoal : goals[name];
}
