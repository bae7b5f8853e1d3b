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
 * What does not fit together in the estimates of services: each language repeats their numbers.
 *
 * @param isPriced Whether a service is to say what it costs.
 */
export function estimateProblems(
  entries: readonly Priced[],
  isPriced: (id: string) => boolean,
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
      return [problem('stands beside an estimate; one of the two says what it costs', 'pricedBy')];
    }
    const kind = kindOf(entry);
    if (original && kindOf(original) !== kind) {
      return [problem(`has ${kind}, its ${defaultLocale} has ${kindOf(original)}`)];
    }
    if (kind === 'no price' && isPriced(entry.id)) {
      return [problem('must say what it costs: by an estimate, or in words by pricedBy')];
    }
    if (!estimate) return [];
    const count = steps?.items.length ?? 0;
    const timed = steps?.items.findIndex(({ duration }) => duration !== undefined) ?? -1;
    return [
      ...(timed < 0
        ? []
        : [
            problem(
              'stands beside an estimate, which reckons it',
              'steps',
              'items',
              String(timed),
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
        ? [problem(`has other numbers than its ${defaultLocale}`, 'estimate')]
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
