import type { BaseEntry, EntryProblem } from '#kit/content/collection.ts';
import { originalsOf } from '#kit/content/missing-translations.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';

import type { Estimate } from './schema.ts';

interface Priced extends BaseEntry {
  steps?: { items: readonly { duration?: string | undefined }[] } | undefined;
  estimate?: Estimate | undefined;
  /** What the price depends on, in words, for a service whose numbers would be guesses. */
  pricedBy?: string | undefined;
}

/**
 * Returns the problems in the prices of services: fields that contradict each other, and differences between
 * languages. Each language repeats the numbers of an estimate, which must equal those of the default language.
 *
 * @param mustHavePrice Whether a page has to say what its service costs.
 */
export function estimateProblems(
  entries: readonly Priced[],
  mustHavePrice: (id: string) => boolean,
): EntryProblem[] {
  const originals = originalsOf(entries);
  return entries.flatMap((entry) => {
    const { estimate, pricedBy, steps } = entry;
    const original = originals.get(entry.id);
    const problem = (message: string, ...field: string[]): EntryProblem => ({
      entry,
      field,
      message,
    });
    if (estimate && pricedBy !== undefined) {
      return [problem('must be left out: the estimate says what it costs', 'pricedBy')];
    }
    const kind = priceKindOf(entry);
    if (original && priceKindOf(original) !== kind) {
      return [problem(`has ${kind}, but in "${defaultLocale}" it has ${priceKindOf(original)}`)];
    }
    if (kind === 'no price' && mustHavePrice(entry.id)) {
      return [problem('must say what it costs: by an estimate, or in words by pricedBy')];
    }
    if (!estimate) return [];
    const problems: EntryProblem[] = [];
    const items = steps?.items ?? [];
    const indexWithDuration = items.findIndex(({ duration }) => duration !== undefined);
    if (indexWithDuration >= 0) {
      const message = 'must be left out: the estimate calculates the durations of the steps';
      problems.push(problem(message, 'steps', 'items', String(indexWithDuration), 'duration'));
    }
    if (estimate.shares.length !== items.length) {
      const message = `must have one share for each of the ${String(items.length)} steps`;
      problems.push(problem(message, 'estimate', 'shares'));
    }
    if (original?.estimate && numbersKey(original.estimate) !== numbersKey(estimate)) {
      problems.push(problem(`has other numbers than in "${defaultLocale}"`, 'estimate'));
    }
    return problems;
  });
}

/** Returns a phrase for the kind of price that an entry has; it follows "has" in messages. */
function priceKindOf({ estimate, pricedBy }: Priced): string {
  if (estimate) return 'an estimate';
  return pricedBy === undefined ? 'no price' : 'a price in words';
}

/** Returns a string that is equal for two estimates with the same numbers. */
function numbersKey({ quantities, base, unknown, people, shares }: Estimate): string {
  const quantityNumbers = quantities.map(({ days, from, to, usual }) => [days, from, to, usual]);
  return JSON.stringify([base, unknown, people, shares, quantityNumbers]);
}
