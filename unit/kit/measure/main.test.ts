import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

const measure = (...words: string[]) =>
  spawnSync(process.execPath, ['src/kit/measure/main.ts', ...words], { encoding: 'utf8' });

it('names the programs where none of them is asked for', () => {
  for (const words of [[], ['bench']]) {
    const { status, stderr } = measure(...words);
    expect(status).toBe(1);
    expect(stderr).toContain('lighthouse, interactions, main-thread, shift, load, faults');
  }
});

it('hands the options on to the program that is asked for', () => {
  const { status, stderr } = measure('load', '--conections', '3');
  expect(status).not.toBe(0);
  expect(stderr).toContain("'--conections'");
});
