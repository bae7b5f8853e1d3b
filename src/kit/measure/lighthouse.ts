/**
 * Measures the first view (docs/measurements/lighthouse.md): `--runs 3`, `--pages /de,/about`,
 * `--write`. With `--beside DIR` (a site that is built; its pages by `--besidePages /`) it compares loads
 * of both, throttled by computation and really, with what the main thread did.
 */
import lighthouse from 'lighthouse';

import { defaultLocale } from '#kit/i18n/locales.ts';
import { parseLocalizedPath } from '#kit/i18n/paths.ts';
import { freePort } from '#kit/testing/free-port.ts';
import { templates } from '#kit/testing/templates.ts';

import { measureBeside } from './lighthouse/beside.ts';
import { markdownTable, median } from './measurements.ts';
import { readOptions } from './options.ts';
import { report, withSite } from './program.ts';

const addresses = templates(defaultLocale).map(({ address }) => address);
const { runs, pages, beside, besidePages, write } = readOptions({
  runs: 3,
  pages: addresses.join(','),
  beside: '',
  besidePages: '/',
});

/** Scores in points, times in milliseconds, shift without a unit. */
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
/** The first paint of the home page, in every language. */
const homePaint = 850;
type Measure = keyof typeof goals;
const measures = Object.keys(goals) as Measure[];
const categories: readonly string[] = measures.slice(0, 4);

const port = await freePort();
if (beside) {
  const text = await measureBeside({
    runs,
    pages: pages.split(','),
    folder: beside,
    folderPages: besidePages.split(','),
    port,
  });
  await report({ name: 'lighthouse-beside', text, missed: [] }, write);
  process.exit();
}
const args = [`--remote-debugging-port=${String(port)}`];
const rows: string[][] = [];
const missed: string[] = [];
const worst = new Map<Measure, number>();
await withSite(
  async (site) => {
    const results = new Map(
      pages.split(',').map((page) => [page, [] as Record<Measure, number>[]]),
    );
    // In turn, so that what else the machine does meets all pages alike.
    for (let run = 0; run < runs; run += 1) {
      for (const [page, ofPage] of results) ofPage.push(await measure(site.url + page));
    }
    for (const [page, ofPage] of results) {
      const row = measures.map((name) => {
        const value = median(ofPage.map((result) => result[name]));
        const pick = categories.includes(name) ? Math.min : Math.max;
        worst.set(name, pick(worst.get(name) ?? value, value));
        const goal = goalOf(name, page);
        if (categories.includes(name) ? value < goal : value > goal) {
          missed.push(`${page}: ${name} is ${String(value)}, the goal ${String(goal)}`);
        }
        return shown(name, value);
      });
      rows.push([page, ...row]);
      console.log(page, ...row);
    }
  },
  { args },
);
const head = ['page', ...measures.map((name) => name.replaceAll('-', ' '))];
const text = markdownTable([head, ...rows]);
await report({ name: 'lighthouse', text, figures: figures(), missed }, write);

async function measure(url: string): Promise<Record<Measure, number>> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
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

function goalOf(name: Measure, page: string): number {
  const isHome = parseLocalizedPath(page).path === '/';
  return isHome && name === 'first-contentful-paint' ? homePaint : goals[name];
}
