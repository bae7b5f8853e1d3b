/**
 * Runs all checks of the project, tests included; with the argument `quick` only those that take less than a minute.
 * Prints the title of each check, and at the end how many checks passed.
 */
import { spawn } from 'node:child_process';

/** `script` is a script of package.json. */
type Check = readonly [title: string, script: string];

/** Groups run one after the other. The checks of a group use one core each, and run in parallel. */
const all: readonly (readonly Check[])[] = [
  [['Content, drawings and portraits', 'generate']],
  [
    ['Lint and format', 'lint'],
    ['Types', 'typecheck'],
    ['Style of the texts', 'content:check'],
    ['Messages in every language', 'i18n:check'],
    ['Known vulnerabilities in packages', 'audit'],
    ['Built output', 'test:output'],
  ],
  [['Unit tests', 'test:unit']],
  [['Traces of the template, once the site is adopted', 'adopt:check']],
  [['End-to-end tests on the production build', 'test:e2e']],
];

const quick: readonly (readonly Check[])[] = [
  [['Content, drawings and portraits', 'generate']],
  [
    ['Types', 'typecheck'],
    ['Lint of changed files', 'lint:changed'],
    ['Fast unit tests', 'test:quick'],
    ['One page of the present build, with axe', 'test:page'],
  ],
];

const isQuick = process.argv.includes('quick');
// With this variable, e2e/support/global-setup.ts uses the present build. A new build would take longer than all quick
// checks together.
if (isQuick) process.env['PRESENT_BUILD'] = '1';

/**
 * Runs a check. If it runs alone, its output is printed as it comes, otherwise when it has ended.
 *
 * @returns whether the check has passed.
 */
async function run([title, script]: Check, isAlone: boolean): Promise<boolean> {
  const heading = `\n── ${title} (npm run ${script})`;
  if (isAlone) console.log(heading);
  const start = performance.now();
  const outputStdio = isAlone ? 'inherit' : 'pipe';
  const child = spawn('npm', ['run', script, '--silent'], {
    stdio: ['inherit', outputStdio, outputStdio],
  });
  let output = '';
  // Both streams are null if the check runs alone.
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (!isAlone) console.log(`${heading}\n${output.trimEnd()}`);
  console.log(`   ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return status === 0;
}

const failed: string[] = [];
const groups = isQuick ? quick : all;
for (const group of groups) {
  const results = await Promise.all(group.map((check) => run(check, group.length === 1)));
  failed.push(...group.filter((_, index) => !results[index]).map(([title]) => title));
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
const passedCount = groups.flat().length - failed.length;
console.log(`\n${String(passedCount)} passed, ${String(failed.length)} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
