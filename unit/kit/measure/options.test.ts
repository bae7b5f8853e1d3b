import { afterEach, expect, it } from 'vitest';

import { readOptions } from '#kit/measure/options.ts';

const words = process.argv;
afterEach(() => (process.argv = words));

it('reads options with the types of their defaults', () => {
  process.argv = ['node', 'program', '--runs', '5', '--write'];
  expect(readOptions({ runs: 3, only: '/' })).toEqual({ runs: 5, only: '/', write: true });
  process.argv = ['node', 'program', '--only', '/de'];
  expect(readOptions({ runs: 3, only: '/' })).toEqual({ runs: 3, only: '/de', write: false });
});

it('refuses an option that the program does not have', () => {
  process.argv = ['node', 'program', '--rnus', '5'];
  expect(() => readOptions({ runs: 3 })).toThrow('--rnus');
});

it.each(['three', '0', '-1', '2.5', ''])('refuses "%s" as a number of runs', (runs) => {
  process.argv = ['node', 'program', `--runs=${runs}`];
  expect(() => readOptions({ runs: 3 })).toThrow('--runs must be a whole number above 0');
});
