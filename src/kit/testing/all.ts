/**
 * Runs every check and test of the project, or with the word `quick` those that answer within a
 * minute, says which, and closes with how many passed.
 */
import { spawnSync } from 'node:child_process';

type Part = readonly [title: string, script: string];

const all: readonly Part[] = [
  ['Content, drawings and portraits', 'generate'],
  ['Style of the texts', 'content:check'],
  ['Known holes in packages', 'audit'],
  ['Types', 'typecheck'],
  ['Lint and format', 'lint'],
  ['Messages in every language', 'i18n:check'],
  ['Unit tests', 'test:unit'],
  ['Built output', 'test:output'],
  ['Traces of the template, once the site is adopted', 'adopt:check'],
  ['End-to-end tests on the production build', 'test:e2e'],
];

const quick: readonly Part[] = [
  ['Types', 'typecheck'],
  ['Lint of changed files', 'lint:changed'],
  ['Fast unit tests', 'test:quick'],
  ['One page of the present build, with axe', 'test:page'],
];
const isQuick = process.argv.includes('quick');
const parts = isQuick ? quick : all;
// A build takes longer than all of the quick ones.
if (isQuick) process.env['PRESENT_BUILD'] = '1';

let passed = 0;
const failed: string[] = [];
for (const [title, script] of parts) {
  console.log(`\n── ${title} (npm run ${script})`);
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', script, '--silent'], { stdio: 'inherit' });
  console.log(`   ${((performance.now() - start) / 1000).toFixed(0)} s`);
  if (status === 0) passed += 1;
  else failed.push(title);
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${String(passed)} passed, ${String(failed.length)} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
