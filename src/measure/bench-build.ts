/** Measures how builds grow (docs/measurements/build.md): `--pages 3000`, `--write`. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';

import { copyProject, linkPackages } from '../testing/copy-project.ts';
import { memoryOf } from '../testing/memory.ts';
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
    const { seconds, peak } = await build();
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
if (options.write) await writeMeasurement('build', table, figures);

/** Builds without npm around it: one process, whose threads share its memory. */
async function build(): Promise<{ seconds: number; peak: number }> {
  const start = performance.now();
  const building = promisify(execFile)(process.execPath, ['node_modules/waku/cli.js', 'build'], {
    cwd: folder,
    maxBuffer: Infinity,
  });
  let peak = NaN;
  const timer = setInterval(() => {
    const held = memoryOf(building.child);
    if (held > peak || Number.isNaN(peak)) peak = held;
  }, 50);
  await building.finally(() => clearInterval(timer));
  return { seconds: (performance.now() - start) / 1000, peak };
}

/** Pages of a finished build. */
function countPages(): number {
  return globSync('dist/public/**/index.html', { cwd: folder }).length;
}
