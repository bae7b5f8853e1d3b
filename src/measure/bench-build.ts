/**
 * Measures how builds grow: builds a copy of the project as it is, then with copies of the blog's
 * posts until it has as many pages as `--pages 3000`; each twice, the second time with what the
 * first has kept. `--write` puts the table into docs/measurements, two figures of it into the
 * README. Needs a quiet machine.
 */
import { globSync } from 'node:fs';

import { copyProject, linkPackages } from '../testing/copy-project.ts';
import { runMeasured } from '../testing/process-tree.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { markdownTable, writeMeasurement } from './measurements.ts';
import { readOptions } from './options.ts';
import { addSamplePosts } from './sample-posts.ts';

const options = readOptions({ pages: 3000 });

const folder = temporaryFolder('bench-build');
const rows: string[][] = [];
const figures: Record<string, string> = {};
copyProject(folder);
linkPackages(folder);
for (const goal of [0, options.pages]) {
  if (goal > 0) addSamplePosts(folder, goal - countPages());
  for (const name of ['first', 'again']) {
    const { seconds, peak } = await runMeasured('npm run build', folder);
    const pages = countPages();
    const row = [
      String(pages),
      name,
      `${seconds.toFixed(1)} s`,
      String(Math.round(pages / seconds)),
      `${(peak / 2 ** 30).toFixed(2)} GB`,
    ];
    rows.push(row);
    console.log(...row);
    figures[`Build of ${goal > 0 ? '3,000' : '400'} pages, ${name}`] = `${seconds.toFixed(1)} s`;
  }
}

const table = markdownTable([['pages', 'build', 'whole', 'pages/s', 'peak memory'], ...rows]);
console.log(table);
if (options.write) writeMeasurement('build', table, figures);

/** Pages of a finished build. */
function countPages(): number {
  return globSync('dist/public/**/index.html', { cwd: folder }).length;
}
