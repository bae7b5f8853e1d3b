import type { BaseEntry, EntryProblem } from '#kit/content/collection.ts';
import { originalsOf } from '#kit/content/missing-translations.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';

import type { Sample } from './schema.ts';

interface Sampled extends BaseEntry {
  sample?: Sample | undefined;
}

/**
 * Returns the problems in the samples of categories. In every language, a sample must have as many columns,
 * rows and cells as in the default language.
 *
 * @param mayHaveSample Whether a page can show a sample.
 */
export function sampleProblems(
  entries: readonly Sampled[],
  mayHaveSample: (id: string) => boolean,
): EntryProblem[] {
  const originals = originalsOf(entries);
  return entries.flatMap((entry) => {
    const { id, sample } = entry;
    const problem = (message: string): EntryProblem => ({ entry, field: ['sample'], message });
    if (sample && !mayHaveSample(id)) return [problem('may stand only on the page of a category')];
    const original = originals.get(id);
    if (!original) return [];
    const [size, originalSize] = [sizeOf(sample), sizeOf(original.sample)];
    if (size === originalSize) return [];
    return [problem(`has ${size}, but in "${defaultLocale}" it has ${originalSize}`)];
  });
}

/** Returns the size of a sample in words, which are compared between languages and shown in messages. */
function sizeOf(sample: Sample | undefined): string {
  if (!sample) return 'no sample';
  const { columns, rows, cells } = sample;
  return `${String(columns.length)} columns, ${String(rows.length)} rows and ${String(cells.length)} cells`;
}
