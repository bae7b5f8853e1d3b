/** Checks the built site as a whole: every page, link, picture, list and feed. DIST_DIR says where. */
import path from 'node:path';

import { ensureBuild } from '#kit/build/build-stamp.ts';
import { currentEnvironment } from '#kit/runtime/environment.ts';

import { readOutput } from './built-site.ts';
import { problemsOf, rules } from './rules.ts';

/** Faults of one rule that are printed; the rest is counted. */
const shown = 10;

ensureBuild();
const output = await readOutput(path.join(currentEnvironment().distDir, 'public'));
const problems = await problemsOf(output);
for (const [title, found] of problems) {
  console.error(`\n${title}: ${String(found.length)} faults`);
  for (const fault of found.slice(0, shown)) console.error(`  ${fault}`);
  if (found.length > shown) console.error(`  and ${String(found.length - shown)} more`);
}
console.log(
  `${String(output.pages.size)} pages and ${String(output.files.size)} files: ${String(rules.length - problems.size)} rules hold, ${String(problems.size)} do not`,
);
process.exitCode = problems.size > 0 ? 1 : 0;
