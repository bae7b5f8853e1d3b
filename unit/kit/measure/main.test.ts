import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

const measure = (...words: string[]) =>
  spawnSync(process.execPath, ['src/kit/measure/main.ts', ...words], { encoding: 'utf8' });

it('names the programs if none of them is given', () => {
  for (const words of [[], ['bench']]) {
    const { status, stderr } = measure(...words);
    expect(status).toBe(1);
    expect(stderr).toContain('lighthouse, interactions, main-thread, shift, load, faults');
  }
});

it('passes the options on to the given program', () => {
  const { status, stderr } = measure('load', '--conections', '3');
  expect(status).not.toBe(0);
  expect(stderr).toContain("'--conections'");
});

it.each([
  ['lighthouse', '--pages', '/'],
  ['main-thread', '--pages', '/'],
  ['main-thread', '--visitor', 'scrolls'],
  ['interactions', '--only', 'menu'],
  ['shift', '--only', '/de'],
])('%s %s %s refuses --write: only complete results may replace the table', (...words) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.resolve('src/kit/measure/main.ts'), ...words, '--write'],
    // Nothing is built there, so that a program that does not refuse ends before it measures.
    { cwd: temporaryFolder('measured'), encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  );
  expect(status).not.toBe(0);
  expect(stderr).toContain(`--write cannot be combined with ${words[1] ?? ''}`);
});

it.each([
  ['faults', '--database', 'mysql', '--database must be sqlite or postgres'],
  [
    'interactions',
    '--only',
    'no such act',
    'No interaction has a name that contains "no such act"',
  ],
  ['shift', '--only', '/nowhere', 'No page has an address that begins with /nowhere'],
])('%s %s %s is refused with a reason', (...words) => {
  const [program, option, value, sentence] = words;
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.resolve('src/kit/measure/main.ts'), program, option, value],
    // Nothing is built there, so that a program that does not refuse ends before it measures.
    { cwd: temporaryFolder('measured'), encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  );
  expect(status).not.toBe(0);
  expect(stderr).toContain(sentence);
});

/** Code that prints the provider at the end of a program. The server that the program starts inherits it. */
const reportProvider =
  'process.on("exit", () => console.log("leads go to " + process.env.LEADS_PROVIDER_URL + ";"))';

it.each([
  ['main.ts', 'load'],
  ['main.ts', 'interactions'],
  ['pictures.ts', 'take', 'pictures'],
])('%s %s sends no lead to the provider that .env names', (program, ...words) => {
  const cwd = temporaryFolder('measured');
  writeFileSync(path.join(cwd, '.env'), 'LEADS_PROVIDER_URL=https://provider.example\n');
  const { stdout } = spawnSync(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(reportProvider)}`,
      path.resolve('src/kit/measure', program),
      ...words,
    ],
    // Nothing is built there, so that the program ends before it measures.
    { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  );
  expect(stdout).toContain('leads go to ;');
});
