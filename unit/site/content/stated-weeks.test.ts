import { expect, it } from 'vitest';

import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { reckon } from '#sections/services/estimate/reckon.ts';
import { isAdopted } from '#unit/adopted-away.ts';

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
const numberOf = (text = '') => {
  const place = words.indexOf(text.toLowerCase());
  return place < 0 ? Number(text) : place;
};

const stated = servicePaths.flatMap((path) => {
  const { estimate, steps } = content.service('en', path);
  const title = withoutSoftHyphens(steps?.title ?? '');
  const [, low, high] = /(\w+)\sto\s(\w+)\sweeks/.exec(title) ?? [];
  return estimate && high !== undefined
    ? [{ path, estimate, weeks: [low, high].map(numberOf) }]
    : [];
});

if (!isAdopted) {
  it('some plans say in their title how long they take', () => {
    expect(stated.length).toBeGreaterThan(5);
  });
}

it('each such plan takes as long as its estimate', () => {
  const wrong = stated.filter(({ estimate, weeks }) => {
    const usual = estimate.quantities.map((quantity) => quantity.usual);
    const { duration } = reckon(estimate, usual, 1);
    const expected = [Math.floor(duration.low), Math.ceil(duration.high)];
    return duration.unit !== 'week' || weeks.join() !== expected.join();
  });
  expect(wrong.map(({ path, weeks }) => [path, weeks])).toEqual([]);
});
