/**
 * Measures how builds grow: adds sample posts to a copy of the project until it has as many pages
 * as each of `--pages 3000,10000`, and builds it twice, the second time with what the first has
 * kept. The site as it is comes first. `--write` puts the table into docs/measurements/build.md
 * and the README. Needs a quiet machine.
 */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { type Measured, runMeasured } from '../testing/process-tree.ts';
import { copyProject } from './bench-build/copy.ts';
import { addSamplePosts } from './bench-build/sample-posts.ts';
import { markdownTable, writeMeasurement } from './measurements.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '3000,10000' },
    write: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

/** Of the whole build when what can be kept is kept. */
const goal = { pagesPerSecond: 200, gigabytes: 2 };

interface Row {
  pages: number;
  first: Measured;
  again: Measured;
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
const rows: Row[] = [];
try {
  copyProject(folder);
  for (const pages of [0, ...values.pages.split(',').map(Number)]) {
    if (pages > 0) addSamplePosts(folder, pages - countPages(folder));
    const first = await build();
    const again = await build();
    rows.push({ pages: countPages(folder), first, again });
    console.log(table([rows.at(-1)!]));
  }
} finally {
  if (values.keep) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
}

const text = table(rows);
console.log(text);
if (values.write) writeMeasurement('build', text);
const missed = rows.slice(1).filter(({ pages, again }) => {
  return pages / again.seconds < goal.pagesPerSecond || again.peak > goal.gigabytes * 2 ** 30;
});
console.log(
  missed.length === 0
    ? 'Every goal is met.'
    : `The goal of ${String(goal.pagesPerSecond)} pages a second in ${String(goal.gigabytes)} GB is missed at ${missed.map(({ pages }) => String(pages)).join(' and ')} pages.`,
);
process.exitCode = missed.length > 0 ? 1 : 0;

function build(): Promise<Measured> {
  return runMeasured('waku build', folder);
}

function table(measured: readonly Row[]): string {
  const lines = measured.flatMap(({ pages, first, again }) =>
    (
      [
        ['first', first],
        ['again', again],
      ] as const
    ).map(([name, { seconds, peak }]) => [
      String(pages),
      name,
      `${seconds.toFixed(1)} s`,
      String(Math.round(pages / seconds)),
      `${(peak / 2 ** 30).toFixed(2)} GB`,
    ]),
  );
  return markdownTable([['pages', 'build', 'time', 'pages/s', 'peak memory'], ...lines]);
}

/** Pages of a finished build. */
function countPages(project: string): number {
  return globSync('dist/public/**/index.html', { cwd: project }).length;
}
