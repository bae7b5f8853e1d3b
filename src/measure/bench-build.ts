/**
 * Measures how builds grow: builds a copy of the project as it is, then with copies of the blog's
 * posts until it has as many pages as `--pages 3000`; each twice, the second time with what the
 * first has kept. `--write` puts the table into docs/measurements, two figures of it into the
 * README. Needs a quiet machine.
 */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { runMeasured } from '../testing/process-tree.ts';
import { copyProject } from './bench-build/copy.ts';
import { addSamplePosts } from './bench-build/sample-posts.ts';
import { markdownTable, writeMeasurement } from './measurements.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '3000' },
    write: { type: 'boolean', default: false },
  },
});

const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
const rows: string[][] = [];
const figures: Record<string, string> = {};
try {
  copyProject(folder);
  for (const goal of [0, Number(values.pages)]) {
    if (goal > 0) addSamplePosts(folder, goal - countPages());
    for (const name of ['first', 'again']) {
      const { seconds, peak } = await runMeasured('npm run build', folder);
      const pages = countPages();
      rows.push([
        String(pages),
        name,
        `${seconds.toFixed(1)} s`,
        String(Math.round(pages / seconds)),
        `${(peak / 2 ** 30).toFixed(2)} GB`,
      ]);
      console.log(...(rows.at(-1) ?? []));
      figures[`Build of ${goal > 0 ? '3,000' : '400'} pages, ${name}`] = `${seconds.toFixed(1)} s`;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const table = markdownTable([['pages', 'build', 'whole', 'pages/s', 'peak memory'], ...rows]);
console.log(table);
if (values.write) writeMeasurement('build', table, figures);

/** Pages of a finished build. */
function countPages(): number {
  return globSync('dist/public/**/index.html', { cwd: folder }).length;
}
