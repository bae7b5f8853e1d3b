import { describe, expect, it } from 'vitest';

import { sampleProblems } from '#content/sample-problems.ts';
import { type Sample, sample as schema } from '#content/schema.ts';

const sample: Sample = {
  title: 'Data contract: orders',
  note: 'What readers can rely on.',
  columns: ['Field', 'Promise'],
  rows: [
    ['order_id', 'Unique'],
    ['ordered_at', 'At most 15 minutes old'],
    ['net_amount', 'Matches the ledger'],
  ],
  cells: [
    { label: 'Owner', value: 'Orders team' },
    { label: 'Notice', value: '14 days' },
    { label: 'Version', value: '2.3' },
  ],
};
const english = { locale: 'en', id: 'data', sample };
const messages = (...entries: Parameters<typeof sampleProblems>[0]) =>
  sampleProblems(entries, (id) => id === 'data').map(({ message }) => message);

describe('samples of what clients get', () => {
  it('may be in other words in other languages', () => {
    const german = { ...sample, title: 'Datenvertrag: Aufträge', columns: ['Feld', 'Zusage'] };
    expect(messages(english, { ...english, locale: 'de', sample: german })).toEqual([]);
  });

  it('have the same numbers of columns, rows and cells in every language', () => {
    const german = { ...sample, rows: sample.rows.slice(1) };
    expect(messages(english, { ...english, locale: 'de', sample: german })).toEqual([
      'has 2 columns, 2 rows and 3 cells, but in "en" it has 2 columns, 3 rows and 3 cells',
    ]);
  });

  it('are in each language if they are in one', () => {
    const without = { ...english, sample: undefined };
    expect(messages(without, { ...without, locale: 'de' })).toEqual([]);
    expect(messages(english, { ...without, locale: 'de' })).toEqual([
      'has no sample, but in "en" it has 2 columns, 3 rows and 3 cells',
    ]);
    expect(messages(without, { ...english, locale: 'de' })).toEqual([
      'has 2 columns, 3 rows and 3 cells, but in "en" it has no sample',
    ]);
  });

  it('are on categories, and nowhere else', () => {
    expect(messages({ ...english, id: 'data/lakes' })).toEqual([
      'may stand only on the page of a category',
    ]);
    expect(messages({ ...english, id: 'data/lakes', sample: undefined })).toEqual([]);
  });

  it('have a cell for each column in each row', () => {
    expect(schema.safeParse(sample).success).toBe(true);
    const { error } = schema.safeParse({ ...sample, rows: [...sample.rows, ['cancelled_at']] });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'must have a cell for each column',
    ]);
  });
});
