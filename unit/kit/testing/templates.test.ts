import '#unit/kit/with-content.ts';

import { expect, it } from 'vitest';

import { templateAt, templates } from '#kit/testing/templates.ts';

import { otherLocale } from '../known.ts';

it('is the first page of every row of the table', () => {
  const addresses = templates(otherLocale).map(({ address }) => address);
  expect(addresses).toEqual(['/ar', '/ar/lamps', '/ar/lamps/bora', '/ar/contact']);
});

it('is the same at every address of a row, in every language, and none at others', () => {
  expect(templateAt('/ar/lamps/bora')).toBe(templateAt('/lamps/bora'));
  expect(templateAt('/lamps/bora')).not.toBe(templateAt('/lamps'));
  expect(templateAt('/nowhere')).toBeUndefined();
});
