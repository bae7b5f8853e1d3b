import { expect, test } from 'vitest';

import { contrast, contrastProblems, mix, nearestWithContrast } from '#kit/site/colour.ts';

test('contrast is the ratio of WCAG, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test('colours mix by their share', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
});

test('a pair with too little contrast is named with the nearest colour that passes', () => {
  const pairs = [{ colour: 'accent', ground: 'surface', least: 4.5 }];
  const [problem = '', ...others] = contrastProblems(
    { accent: '#ff8800', surface: '#ffffff' },
    pairs,
  );
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^colours\.accent: #ff8800 on surface \(#ffffff\) has a contrast of 2\.\d\d:1 and needs 4\.5:1; the nearest colour with enough contrast is #[0-9a-f]{6}$/,
  );
  const [nearest = ''] = /(?<=enough contrast is )#\w{6}/.exec(problem) ?? [];
  expect(contrast(nearest, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  // It is the nearest: a step back towards the original colour does not pass.
  expect(contrast(mix(nearest, '#ff8800', 0.05), '#ffffff')).toBeLessThan(4.5);
});

test('a colour has no nearest one if none of its shades passes on all backgrounds', () => {
  const grounds = ['#ffffff', '#000000'].map((ground) => ({ ground, least: 7 }));
  expect(nearestWithContrast('#808080', grounds)).toBeUndefined();
});
