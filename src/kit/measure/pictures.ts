/**
 * Proves that a change of styles has no visible effect. Takes screenshots of one page of every template and of every
 * opened state (shots.ts), and compares those from before the change with those from after it.
 *
 *     npm run pictures -- take DIR [--site CHECKOUT]
 *     npm run pictures -- compare BEFORE AFTER [--share 0.1]
 *
 * Both commands have the filters `--only about`, `--width 390` and `--locale de` (choice.ts). `--site` builds another
 * checkout of the project. The list of pictures is always that of the current checkout, whose content must have been
 * generated (`npm run generate`). `--share` is the percentage of a picture's pixels that may differ. Pictures of the
 * differences are written to AFTER/differences.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ensureBuild } from '#kit/build/build-stamp.ts';
import { ignoreSettingsFile } from '#kit/runtime/environment.ts';

import { isChosen } from './pictures/choice.ts';
import { compareFolders } from './pictures/compare.ts';

const usage =
  'Usage: npm run pictures -- take DIR, or npm run pictures -- compare BEFORE AFTER [options]';
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: '.' },
    share: { type: 'string', default: '0.1' },
    only: { type: 'string' },
    width: { type: 'string' },
    locale: { type: 'string' },
  },
});
const [command, ...folders] = positionals;
const [firstFolder, secondFolder] = folders.map((folder) => path.resolve(folder));

if (command === 'take' && firstFolder !== undefined && folders.length === 1) {
  await take(firstFolder);
} else if (command === 'compare' && firstFolder !== undefined && secondFolder !== undefined) {
  compare(firstFolder, secondFolder);
} else {
  console.error(usage);
  process.exitCode = 1;
}

async function take(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const start = performance.now();
  ignoreSettingsFile();
  // The build, the server and the message catalogues are those of the current working directory.
  process.chdir(values.site);
  ensureBuild();
  // Imported only after the build, because the imported modules read the content, which the build generates.
  const { takePictures } = await import('./pictures/take.ts');
  const { taken, failures } = await takePictures(folder, values);
  for (const failure of failures) console.error(failure);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${String(taken)} pictures, ${String(failures.length)} failed, ${seconds} s`);
  process.exitCode = failures.length > 0 || taken === 0 ? 1 : 0;
}

function compare(before: string, after: string): void {
  const share = Number(values.share) / 100;
  if (!(share >= 0)) throw new Error(`--share ${values.share} is no percentage, such as 0.1.`);
  const differences = path.join(after, 'differences');
  const isIncluded = (name: string) => isChosen(name, values);
  const comparison = compareFolders({ before, after, differences, share, isIncluded });
  const { same, below, above, onlyBefore, onlyAfter } = comparison;
  for (const { name, pixels, share: differingShare, box, sizes } of above) {
    const { left, top, width, height } = box;
    const area = `${String(width)}×${String(height)} at ${String(left)},${String(top)}`;
    const resized = sizes ? `, ${sizes.before} became ${sizes.after}` : '';
    console.log(
      `${name}: ${String(pixels)} pixels (${(differingShare * 100).toFixed(2)} %), ${area}${resized}`,
    );
  }
  for (const name of onlyBefore) console.log(`${name}: only in ${before}`);
  for (const name of onlyAfter) console.log(`${name}: only in ${after}`);
  const missing = onlyBefore.length + onlyAfter.length;
  const counts = [
    `${String(same.length)} the same`,
    `${String(below.length)} below ${values.share} %`,
    `${String(above.length)} above`,
    `${String(missing)} on one side only`,
  ];
  const total = same.length + below.length + above.length + missing;
  console.log(`${String(total)} pictures: ${counts.join(', ')}`);
  process.exitCode = above.length + missing > 0 || total === 0 ? 1 : 0;
}
