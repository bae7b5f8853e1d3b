import { describe, expect, it } from 'vitest';

import {
  type EstimateRule,
  readCounts,
  reckon,
  writeCounts,
} from '#sections/services/estimate/reckon.ts';
import { sampleEstimate } from '#unit/site/sample-estimate.ts';

const rule: EstimateRule = sampleEstimate;

/** Counts of sources and of reports. */
const settings = [
  [1, 1],
  [5, 8],
  [12, 40],
  [20, 0],
];

describe('an estimate', () => {
  it('adds the days of each quantity to those that are needed anyway', () => {
    const { parts, days } = reckon(rule, [5, 8], 600);
    expect(parts).toEqual([10, 4]);
    expect(days.low).toBe(24);
  });

  it('gives the range that the unknown opens, and no other', () => {
    const { days } = reckon(rule, [5, 8], 600);
    expect(days).toEqual({ low: 24, high: 30 });
    expect(reckon({ ...rule, unknown: 0 }, [5, 8], 600).days).toEqual({ low: 24, high: 24 });
  });

  it('prices the whole days that it shows', () => {
    const { days, price } = reckon({ ...rule, unknown: 0.1 }, [5, 8], 680);
    expect(days).toEqual({ low: 24, high: 26 });
    expect(price.high).toBe(17_700);
  });

  it.each(settings)(
    'prices %i sources and %i reports within five per cent of days by rate',
    (...counts) => {
      const { days, price } = reckon(rule, counts, 640);
      expect(Math.abs(price.low / (days.low * 640) - 1)).toBeLessThan(0.05);
      expect(Math.abs(price.high / (days.high * 640) - 1)).toBeLessThan(0.05);
      expect([price.low % 100, price.high % 100]).toEqual([0, 0]);
    },
  );

  it('counts weeks of five days for all who work on it, in halves', () => {
    expect(reckon(rule, [5, 8], 600).weeks).toEqual({ low: 2.5, high: 3 });
    expect(reckon({ ...rule, people: 1 }, [5, 8], 600).weeks).toEqual({ low: 5, high: 6 });
    expect(reckon({ ...rule, base: 0.5, people: 4 }, [1, 0], 600).weeks.low).toBe(0.5);
  });

  it('shares the time out among the stages, the shortest and the longest', () => {
    const { weeks, stages } = reckon(rule, [5, 8], 600);
    expect(stages).toHaveLength(3);
    for (const end of ['low', 'high'] as const) {
      expect(stages.reduce((sum, stage) => sum + stage[end], 0)).toBeCloseTo(weeks[end]);
      expect(stages[1]?.[end]).toBeCloseTo(weeks[end] / 2);
    }
  });

  it('grows with every quantity', () => {
    for (const [place, { to }] of rule.quantities.entries()) {
      const counts = [5, 8];
      const before = reckon(rule, counts, 600).price;
      counts[place] = to;
      const after = reckon(rule, counts, 600).price;
      expect(after.low).toBeGreaterThan(before.low);
      expect(after.high).toBeGreaterThan(before.high);
    }
  });
});

describe('the choice in an address', () => {
  it('is read as it was written', () => {
    expect(writeCounts([12, 0])).toBe('12-0');
    expect(readCounts(rule, '12-0')).toEqual([12, 0]);
  });

  it.each([null, '', '12', '12-3-4', 'a-b', '12-', '1.5-2', '1e1-2', '-1-2'])(
    'is the usual one where the address has %o',
    (text) => {
      expect(readCounts(rule, text)).toEqual([5, 8]);
    },
  );

  it('stays within what the instrument can be set to', () => {
    expect(readCounts(rule, '0-99999')).toEqual([1, 40]);
  });
});
