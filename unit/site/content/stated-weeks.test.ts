import { expect, it } from 'vitest';

import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { calculateEstimate } from '#sections/services/estimate/calculate.ts';
import { isAdopted } from '#unit/adopted-away.ts';

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const numberOf = (text = '') => {
  const place = words.indexOf(text.toLowerCase());
  return place < 0 ? Number(text) : place;
};

/** The weeks of the whole work that the texts of services with an estimate state. */
const stated = servicePaths.flatMap((path) => {
  const { estimate, steps, description, lead, statement } = content.service('en', path);
  if (!estimate) return [];
  return [steps?.title, description, lead, statement].flatMap((text = '') => {
    // Weeks of a part of the work do not count.
    const ranges = withoutSoftHyphens(text).matchAll(
      /(\w+)\s(?:to|or)\s(\w+)\sweeks(?!\s(?:of building|later))/gi,
    );
    return [...ranges].map(([, ...weeks]) => ({ path, estimate, weeks: weeks.map(numberOf) }));
  });
});

if (!isAdopted) {
  it('some services say how long they take', () => {
    expect(stated.length).toBeGreaterThan(5);
  });
}

it('each such service takes as long as its estimate', () => {
  const wrong = stated.filter(({ estimate, weeks }) => {
    const usual = estimate.quantities.map((quantity) => quantity.usual);
    const { duration } = calculateEstimate(estimate, usual, 1);
    return duration.unit !== 'week' || weeks.join() !== [duration.low, duration.high].join();
  });
  expect(wrong.map(({ path, weeks }) => [path, weeks])).toEqual([]);
});
