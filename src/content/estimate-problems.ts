import type { EntryProblem, Placed } from '#kit/content/collection.ts';
import { originalsOf } from '#kit/content/in-every-language.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';

import type { Estimate } from './schema.ts';

interface Priced extends Placed {
  steps?: { items: readonly { duration?: string | undefined }[] } | undefined;
  estimate?: Estimate | undefined;
  pricedBy?: string | undefined;
}

/**
 * Returns what does not fit together in the prices of services. The numbers of an estimate are written in
 * every language, and must be the same as in the default one.
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
    const kind = kindOf(entry);
    if (original && kindOf(original) !== kind) {
      return [problem(`has ${kind}, but in "${defaultLocale}" it has ${kindOf(original)}`)];
    }
    if (kind === 'no price' && mustHavePrice(entry.id)) {
      return [problem('must say what it costs: by an estimate, or in words by pricedBy')];
    }
    if (!estimate) return [];
    const count = steps?.items.length ?? 0;
    const firstTimed = steps?.items.findIndex(({ duration }) => duration !== undefined) ?? -1;
    return [
      ...(firstTimed < 0
        ? []
        : [
            problem(
              'must be left out: the estimate calculates the durations of the steps',
              'steps',
              'items',
              String(firstTimed),
              'duration',
            ),
          ]),
      ...(estimate.shares.length === count
        ? []
        : [
            problem(
              `must have one share for each of the ${String(count)} steps`,
              'estimate',
              'shares',
            ),
          ]),
      ...(original?.estimate && numbersOf(original.estimate) !== numbersOf(estimate)
        ? [problem(`has other numbers than in "${defaultLocale}"`, 'estimate')]
        : []),
    ];
  });
}

function kindOf({ estimate, pricedBy }: Priced): string {
  if (estimate) return 'an estimate';
  return pricedBy === undefined ? 'no price' : 'a price in words';
}

function numbersOf({ quantities, base, unknown, people, shares }: Estimate): string {
  const rules = quantities.map(({ days, from, to, usual }) => [days, from, to, usual]);
  return JSON.stringify([base, unknown, people, shares, rules]);
}
