import { expect, it } from 'vitest';

import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { reckon } from '#sections/services/estimate/reckon.ts';

const words =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const numberOf = (text: string) => words.indexOf(text.toLowerCase()) + 1 || Number(text);

/** Ranges of weeks in a text in English, but for those of a part of the work. */
function rangesIn(text: string): [number, number][] {
  return [...text.matchAll(/\b(\w+) (?:to|or) (\w+) weeks(?!\s(?:of building|later))/gi)].map(
    ([, low = '', high = '']) => [numberOf(low), numberOf(high)],
  );
}

/** Services with an estimate, and how many weeks the work takes at the usual quantities. */
function estimated(locale: (typeof localeCodes)[number]) {
  return servicePaths.flatMap((path) => {
    const service = content.service(locale, path);
    const { estimate } = service;
    if (!estimate || !('quantities' in estimate)) return [];
    const usual = estimate.quantities.map((quantity) => quantity.usual);
    return [{ path, service, rule: estimate, duration: reckon(estimate, usual, 1).duration }];
  });
}

it('what a service says of its weeks is what its estimate reckons', () => {
  for (const { path, service, duration } of estimated('en')) {
    const { description, lead, statement, steps } = service;
    for (const text of [description, lead, statement, steps?.title ?? '']) {
      for (const range of rangesIn(text.replace(/[\u00AD\u2060]/g, ''))) {
        expect(range, `${path}: ${text}`).toEqual([duration.low, duration.high]);
      }
    }
  }
});

it('an estimate reckons alike in every language', () => {
  const reckoned = localeCodes.map((locale) =>
    estimated(locale).map(({ path, duration }) => ({ path, duration })),
  );
  for (const others of reckoned) expect(others).toEqual(reckoned[0]);
});
