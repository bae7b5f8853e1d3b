import { describe, expect, it } from 'vitest';

import { estimateProblems } from '#content/estimate-problems.ts';
import { type Estimate, estimate as schema } from '#content/schema.ts';
import { sampleEstimate as estimate } from '#unit/site/sample-estimate.ts';

const steps = { items: [{}, {}, {}] };
const english = { locale: 'en', id: 'data/lakes', steps, estimate };
const translated = (...quantities: Estimate['quantities']) => ({
  ...english,
  locale: 'de',
  estimate: { ...estimate, quantities },
});
const messages = (...entries: Parameters<typeof estimateProblems>[0]) =>
  estimateProblems(entries, (id) => id.startsWith('data/')).map(
    ({ message, field }) => `${field?.join('.') ?? ''}: ${message}`,
  );

describe('estimates', () => {
  it('may be in other words in other languages', () => {
    const [sources, reports] = estimate.quantities;
    const german = translated({ ...sources!, name: 'Quellen' }, { ...reports!, name: 'Berichte' });
    expect(messages(english, german)).toEqual([]);
  });

  it('have the same numbers in every language', () => {
    const [sources, reports] = estimate.quantities;
    expect(messages(english, translated({ ...sources!, days: 3 }, reports!))).toEqual([
      'estimate: has other numbers than in "en"',
    ]);
  });

  it('have a share for each step', () => {
    expect(messages({ ...english, steps: { items: [{}, {}] } })).toEqual([
      'estimate.shares: must have one share for each of the 2 steps',
    ]);
  });

  it('calculate the durations of steps, which may state none', () => {
    const timed = { items: [{}, { duration: '2 weeks' }, {}] };
    expect(messages({ ...english, steps: timed })).toEqual([
      'steps.items.1.duration: must be left out: the estimate calculates the durations of the steps',
    ]);
  });

  it('may not be left out or said in words in another language', () => {
    expect(messages(english, { ...english, locale: 'de', estimate: undefined })).toEqual([
      ': has no price, but in "en" it has an estimate',
    ]);
    expect(
      messages(english, { ...english, locale: 'fr', estimate: undefined, pricedBy: 'Le volume.' }),
    ).toEqual([': has a price in words, but in "en" it has an estimate']);
  });

  it('may be missing only on pages of categories', () => {
    const { estimate: _, ...unpriced } = english;
    expect(messages(unpriced)).toEqual([
      ': must say what it costs: by an estimate, or in words by pricedBy',
    ]);
    expect(messages({ ...unpriced, id: 'data' })).toEqual([]);
  });

  it('exclude a price in words', () => {
    expect(messages({ ...english, pricedBy: 'The volume.' })).toEqual([
      'pricedBy: must be left out: the estimate says what it costs',
    ]);
  });

  it('have shares that are together 1, and usual values within bounds', () => {
    const issues = (changed: Partial<Estimate>) =>
      schema
        .safeParse({ ...estimate, ...changed })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(issues({})).toBeUndefined();
    expect(issues({ shares: [0.5, 0.4] })).toEqual([['shares', 'must add up to 1']]);
    const [sources, reports] = estimate.quantities;
    expect(issues({ quantities: [{ ...sources!, usual: 30 }, reports!] })).toEqual([
      ['quantities.0.usual', 'must lie between "from" and "to"'],
    ]);
  });
});
