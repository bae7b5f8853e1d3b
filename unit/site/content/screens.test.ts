import { expect, it } from 'vitest';

import { content } from '#content/index.ts';
import { work } from '#content/schema.ts';
import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';

const kinds = ['rows', 'keys', 'figure', 'text', 'stacks'] as const;

it('every screen of a case shows something in each region, and has one orange element', () => {
  for (const locale of localeCodes) {
    for (const { id, screen } of content.work(locale)) {
      if (!screen) continue;
      const mainRegions = screen.regions.filter(({ main }) => main);
      expect(mainRegions, `${locale} ${id}`).toHaveLength(1);
      const [main] = mainRegions;
      expect(main?.shows?.mark ?? main?.shows?.figure, `${locale} ${id}`).toBeDefined();
      for (const { name, shows } of screen.regions) expect(shows, `${id}: ${name}`).toBeDefined();
    }
  }
});

it('a screen shows the same in every language', () => {
  const shapes = (locale: (typeof localeCodes)[number]) =>
    content
      .work(locale)
      .map(({ screen }) =>
        screen?.regions.map(({ area, shows }) => [
          area,
          shows?.mark,
          shows?.field?.length,
          shows?.note !== undefined,
          kinds.map((kind) => shows?.[kind]?.length && kind),
          shows?.rows?.map((row) => row.length),
        ]),
      );
  for (const locale of localeCodes) expect(shapes(locale), locale).toEqual(shapes(defaultLocale));
});

it('a region of a screen shows one kind of thing', () => {
  const { regions } = work.shape.screen.unwrap().shape;
  const region = { name: 'Count', note: 'One field.', area: [1, 1, 12, 8] };
  const read = (shows: object) => regions.safeParse([{ ...region, shows }, region]).success;
  expect(read({ figure: '31' })).toBe(true);
  expect(read({ rows: [['31', '27']], head: ['Expected', 'Counted'], mark: 1 })).toBe(true);
  expect(read({})).toBe(false);
  expect(read({ figure: '31', keys: ['1', '2'] })).toBe(false);
  expect(read({ keys: ['1', '2'], field: ['Candles', '27'] })).toBe(true);
  expect(read({ figure: '31', field: ['Candles', '27'] })).toBe(false);
});
