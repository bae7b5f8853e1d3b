/**
 * Runs every check and test of the project, or with the word `quick` those that answer within a
 * minute, says which, and closes with how many passed.
 */
import { spawn } from 'node:child_process';

type Part = readonly [title: string, script: string];

/** Groups come one after the other. Parts of a group keep one core busy each: they run side by side. */
const all: readonly (readonly Part[])[] = [
  [['Content, drawings and portraits', 'generate']],
  [
    ['Lint and format', 'lint'],
    ['Types', 'typecheck'],
    ['Style of the texts', 'content:check'],
    ['Messages in every language', 'i18n:check'],
    ['Known holes in packages', 'audit'],
    ['Built output', 'test:output'],
  ],
  [['Unit tests', 'test:unit']],
  [['Traces of the template, once the site is adopted', 'adopt:check']],
  [['End-to-end tests on the production build', 'test:e2e']],
];

const quick: readonly (readonly Part[])[] = [
  [['Content, drawings and portraits', 'generate']],
  [
    ['Types', 'typecheck'],
    ['Lint of changed files', 'lint:changed'],
    ['Fast unit tests', 'test:quick'],
    ['One page of the present build, with axe', 'test:page'],
  ],
];

const isQuick = process.argv.includes('quick');
// A build takes longer than all of the quick ones.
if (isQuick) process.env['PRESENT_BUILD'] = '1';

/** Runs a part; prints what it says as it comes, or where others run beside it, once it has ended. */
async function run([title, script]: Part, isAlone: boolean): Promise<boolean> {
  const heading = `\n── ${title} (npm run ${script})`;
  if (isAlone) console.log(heading);
  const start = performance.now();
  const child = spawn('npm', ['run', script, '--silent'], {
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (!isAlone) console.log(`${heading}\n${said.trimEnd()}`);
  console.log(`   ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return status === 0;
}

const failed: string[] = [];
const groups = isQuick ? quick : all;
for (const group of groups) {
  const passed = await Promise.all(group.map((part) => run(part, group.length === 1)));
  failed.push(...group.filter((_, index) => !passed[index]).map(([title]) => title));
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
const passed = groups.flat().length - failed.length;
console.log(`\n${String(passed)} passed, ${String(failed.length)} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
