import { expect, it } from 'vitest';

import {
  type Compared,
  type LighthouseResult,
  type Load,
  loadOf,
  loadTable,
} from '#kit/measure/lighthouse/load.ts';

const resultOf = (items?: { group: string; duration: number }[]) =>
  ({
    environment: { benchmarkIndex: 1500 },
    audits: {
      'first-contentful-paint': { numericValue: 900 },
      'largest-contentful-paint': { numericValue: 1200 },
      'total-blocking-time': { numericValue: 30 },
      'mainthread-work-breakdown': { details: items && { items } },
    },
  }) as unknown as LighthouseResult;

const result = resultOf([
  { group: 'styleLayout', duration: 100 },
  { group: 'scriptEvaluation', duration: 40 },
  { group: 'scriptParseCompile', duration: 10 },
  { group: 'garbageCollection', duration: 5 },
]);

it('reads paints, the machine and the work of the main thread by kind', () => {
  expect(loadOf(result)).toEqual({
    'benchmark index': 1500,
    'first paint': 900,
    'largest paint': 1200,
    'blocking time': 30,
    'style and layout': 100,
    rendering: 0,
    script: 50,
    parsing: 0,
    other: 5,
    'main thread': 155,
  });
});

it('fails with a reason if a result lacks figures', () => {
  expect(() => loadOf(resultOf())).toThrow('does not say what the main thread did');
  const { audits, environment } = result;
  expect(() =>
    loadOf({ environment, audits: { ...audits, 'first-contentful-paint': undefined! } }),
  ).toThrow('no first-contentful-paint');
});

it('adds the ratio to the compared page under each page', () => {
  const load = loadOf(result);
  const loadWithPaintAt = (time: number): Load => ({ ...load, 'first paint': time, rendering: 0 });
  const peer: Compared = { name: 'beside: /', loads: [loadWithPaintAt(1000)] };
  const table = loadTable([
    peer,
    { name: '/', loads: [700, 750, 9000].map(loadWithPaintAt), with: peer },
  ]);
  const cells = table.split('\n').map((row) => row.split(' | '));
  const at = cells[0]?.indexOf('first paint') ?? -1;
  expect(cells.slice(2).map((row) => row[at])).toEqual(['1000', '750', '0.75']);
  expect(cells.at(-1)?.[cells[0]?.indexOf('rendering') ?? -1]).toBe('–');
});
