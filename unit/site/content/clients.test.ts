import { expect, it } from 'vitest';

import { content } from '#content/index.ts';
import { localeCodes } from '#kit/i18n/locales.ts';

it.each(localeCodes)(
  'names the trade of a client alike in its case and its record (%s)',
  (locale) => {
    const sectorOf = new Map(content.clients(locale).map(({ name, sector }) => [name, sector]));
    for (const { client, sector } of content.work(locale)) {
      expect(sector).toBe(sectorOf.get(client) ?? sector);
    }
  },
);

it.each(localeCodes)('signs a testimonial with the name of its client (%s)', (locale) => {
  for (const { client, designation } of content.testimonials(locale)) {
    expect(designation.endsWith(`, ${content.client(locale, client).name}`)).toBe(true);
  }
});
