import { expect, it } from 'vitest';

import { failedTests, summary } from '#kit/testing/flakes.ts';

const spec = (title: string, status: string) => ({
  file: 'menus.spec.ts',
  title,
  tests: [{ projectName: 'desktop', status }],
});

it('tests that did not pass are found in suites within suites, those that passed are not', () => {
  const report = {
    suites: [
      { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'unexpected')] }] },
    ],
  };
  expect(failedTests(report)).toEqual(['[desktop] menus.spec.ts: closes']);
});

it('the summary counts the runs in which a test failed, the most frequent first', () => {
  expect(summary([['a'], ['b', 'a'], []])).toEqual(['2 of 3: a', '1 of 3: b']);
  expect(summary([[], []])).toEqual([]);
});
