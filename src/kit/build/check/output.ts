/**
 * Checks every page, link, picture, list and feed of the built site in the folder DIST_DIR, after a build if that
 * is needed. The exit code is 1 if a rule finds a fault.
 */
import path from 'node:path';

import { ensureBuild } from '#kit/build/build-stamp.ts';
import { currentEnvironment } from '#kit/runtime/environment.ts';

import { readOutput } from './built-site.ts';
import { problemsOf, rules } from './rules.ts';

/** How many faults of one rule are printed; the others are only counted. */
const maxPrinted = 10;

ensureBuild();
const output = await readOutput(path.join(currentEnvironment().distDir, 'public'));
const problems = await problemsOf(output);
for (const [title, faults] of problems) {
  console.error(`\n${title}: ${String(faults.length)} faults`);
  for (const fault of faults.slice(0, maxPrinted)) console.error(`  ${fault}`);
  if (faults.length > maxPrinted) console.error(`  and ${String(faults.length - maxPrinted)} more`);
}
console.log(
  `${String(output.pages.size)} pages and ${String(output.files.size)} files: ${String(rules.length - problems.size)} rules hold, ${String(problems.size)} do not`,
);
process.exitCode = problems.size > 0 ? 1 : 0;
