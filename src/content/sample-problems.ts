import type { EntryProblem, Placed } from '#kit/content/collection.ts';
import { originalsOf } from '#kit/content/in-every-language.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';

import type { Sample } from './schema.ts';

interface Sampled extends Placed {
  sample?: Sample | undefined;
}

/**
 * What does not fit together in the samples of categories: each language has the same sheet.
 *
 * @param hasSample Whether a page is to show one.
 */
export function sampleProblems(
  entries: readonly Sampled[],
  hasSample: (id: string) => boolean,
): EntryProblem[] {
  const originals = originalsOf(entries);
  return entries.flatMap((entry) => {
    const { id, sample } = entry;
    const problem = (message: string): EntryProblem => ({ entry, field: ['sample'], message });
    if (hasSample(id) !== (sample !== undefined)) {
      return [problem(sample ? 'belongs to a category' : 'is required on categories')];
    }
    const original = originals.get(id)?.sample;
    return sample && original && sizeOf(sample) !== sizeOf(original)
      ? [problem(`has ${sizeOf(sample)}, its ${defaultLocale} has ${sizeOf(original)}`)]
      : [];
  });
}

function sizeOf({ columns, rows, cells }: Sample): string {
  return `${String(columns.length)} columns, ${String(rows.length)} rows and ${String(cells.length)} cells`;
}
