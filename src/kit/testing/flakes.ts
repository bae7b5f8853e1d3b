/**
 * Runs the end-to-end suite several times in a row (ten by default) and names the tests that failed in
 * any run.
 *
 *     npm run test:flakes -- [runs] [arguments of playwright test]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The fields of Playwright's JSON report that are read here. */
export interface Report {
  suites: Suite[];
}
interface Suite {
  specs?: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[];
}

/** Returns the tests of a report that did not pass, each named by its project, file and title. */
export function failedTests({ suites }: Report): string[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
    ),
    ...failedTests({ suites: inner }),
  ]);
}

/**
 * Returns a line for each test that failed, with the number of runs in which the test failed. The most frequent
 * failures come first.
 *
 * @param runs The failed tests of each run.
 */
export function summary(runs: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const name of runs.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${String(count)} of ${String(runs.length)}: ${name}`);
}

/** Runs the suite once. Returns the tests that failed. */
function run(playwrightArguments: readonly string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'flakes-'));
  const file = path.join(folder, 'report.json');
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--reporter=json', ...playwrightArguments],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
  try {
    const failed = failedTests(JSON.parse(readFileSync(file, 'utf8')) as Report);
    // A run can fail without a failed test, for example if the build fails.
    const hasFailedOutsideTests = status !== 0 && failed.length === 0;
    return hasFailedOutsideTests ? ['the run itself'] : failed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const words = process.argv.slice(2);
  const hasCount = /^\d+$/.test(words[0] ?? '');
  const count = hasCount ? Number(words[0]) : 10;
  const playwrightArguments = hasCount ? words.slice(1) : words;
  const runs = Array.from({ length: count }, (_, index) => {
    const start = performance.now();
    const failed = run(playwrightArguments);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`Run ${String(index + 1)}: ${String(failed.length)} failed, ${seconds} s`);
    return failed;
  });
  for (const line of summary(runs)) console.error(line);
  process.exitCode = runs.flat().length > 0 ? 1 : 0;
}
