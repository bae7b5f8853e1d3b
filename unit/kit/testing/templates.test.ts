import '#unit/kit/with-content.ts';

import { expect, it } from 'vitest';

import { templates } from '#kit/testing/templates.ts';

import { otherLocale } from '../known.ts';

it('is the first page of every row of the table', () => {
  const addresses = templates(otherLocale).map(({ address }) => address);
  expect(addresses).toEqual(['/ar', '/ar/lamps', '/ar/lamps/bora', '/ar/contact']);
});
