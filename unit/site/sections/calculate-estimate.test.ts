import { describe, expect, it } from 'vitest';

import {
  calculateEstimate,
  distributeSteps,
  type EstimateRule,
  readCounts,
  writeCounts,
} from '#sections/services/estimate/calculate.ts';
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
    const { quantityDays, days } = calculateEstimate(rule, [5, 8], 600);
    expect(quantityDays).toEqual([10, 4]);
    expect(days.low).toBe(24);
  });

  it('gives the range that the unknown opens, and no other', () => {
    const { days } = calculateEstimate(rule, [5, 8], 600);
    expect(days).toEqual({ low: 24, high: 30 });
    expect(calculateEstimate({ ...rule, unknown: 0 }, [5, 8], 600).days).toEqual({
      low: 24,
      high: 24,
    });
  });

  it('prices the whole days that it shows', () => {
    const { days, price } = calculateEstimate({ ...rule, unknown: 0.1 }, [5, 8], 680);
    expect(days).toEqual({ low: 24, high: 26 });
    expect(price.high).toBe(17_700);
  });

  it.each(settings)(
    'prices %i sources and %i reports within five per cent of days by rate',
    (...counts) => {
      const { days, price } = calculateEstimate(rule, counts, 640);
      expect(Math.abs(price.low / (days.low * 640) - 1)).toBeLessThan(0.05);
      expect(Math.abs(price.high / (days.high * 640) - 1)).toBeLessThan(0.05);
      expect([price.low % 100, price.high % 100]).toEqual([0, 0]);
    },
  );

  it('counts weeks of five days for all who work on it, in halves', () => {
    expect(calculateEstimate(rule, [20, 40], 600).duration).toEqual({
      unit: 'week',
      low: 7,
      high: 9,
    });
    expect(calculateEstimate({ ...rule, people: 1 }, [5, 8], 600).duration).toEqual({
      unit: 'week',
      low: 5,
      high: 6,
    });
  });

  it('counts up to four weeks in days, one for each stage at least', () => {
    expect(calculateEstimate(rule, [5, 8], 600).duration).toEqual({
      unit: 'day',
      low: 12,
      high: 15,
    });
    expect(calculateEstimate({ ...rule, people: 1, unknown: 0 }, [4, 4], 600).duration).toEqual({
      unit: 'day',
      low: 20,
      high: 20,
    });
    expect(calculateEstimate({ ...rule, base: 0.5, people: 4 }, [1, 0], 600).duration.low).toBe(3);
  });

  it.each(settings)(
    'of %i sources and %i reports takes as long as its stages together, and no stage has a maximum below its minimum',
    (...counts) => {
      const { duration, stages } = calculateEstimate(rule, counts, 600);
      expect(stages).toHaveLength(3);
      for (const end of ['low', 'high'] as const)
        expect(stages.reduce((sum, stage) => sum + stage[end], 0)).toBe(duration[end]);
      for (const { unit, low, high } of stages) {
        expect(unit).toBe(duration.unit);
        expect(high).toBeGreaterThanOrEqual(low);
      }
    },
  );

  it('grows with every quantity', () => {
    for (const [place, { to }] of rule.quantities.entries()) {
      const counts = [5, 8];
      const before = calculateEstimate(rule, counts, 600).price;
      counts[place] = to;
      const after = calculateEstimate(rule, counts, 600).price;
      expect(after.low).toBeGreaterThan(before.low);
      expect(after.high).toBeGreaterThan(before.high);
    }
  });
});

describe('distributed steps', () => {
  it.each([
    [15, [0.2, 0.53, 0.27], [3, 8, 4]],
    [14, [0.2, 0.53, 0.27], [3, 7, 4]],
    [7, [0.25, 0.5, 0.25], [2, 3, 2]],
    [26, [0.15, 0.52, 0.3, 0.03], [4, 13, 8, 1]],
    [2, [0.2, 0.5, 0.3], [1, 1, 1]],
  ])('%i by %j are %j', (count, shares, expected) => {
    expect(distributeSteps(count, shares)).toEqual(expected);
  });

  it('give no stage fewer steps if there is one more to share', () => {
    const shares = [0.06, 0.06, 0.44, 0.44];
    for (let count = 4; count < 60; count += 1) {
      const [fewer, more] = [distributeSteps(count, shares), distributeSteps(count + 1, shares)];
      for (const [place, steps] of fewer.entries())
        expect(more[place]).toBeGreaterThanOrEqual(steps);
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

  it('stays within the bounds of the quantities', () => {
    expect(readCounts(rule, '0-99999')).toEqual([1, 40]);
  });
});
