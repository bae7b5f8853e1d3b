import { describe, expect, it } from 'vitest';

import { withLastWords } from '#kit/build/content/last-words.ts';
import { textsOf } from '#kit/build/content/texts.ts';

/** The fields of an entry as pages get them, with `_` for no-break spaces. */
function shown(fields: object): object {
  const json = JSON.stringify(
    withLastWords({ fields, texts: textsOf(fields, { asWritten: ['phrases'] }) }).fields,
  );
  return JSON.parse(json.replaceAll('\u00A0', '_')) as object;
}

describe('the last words of a text', () => {
  it.each([
    ['Each movement says how far off it has been or may be.', 'been or_may_be.'],
    ['Prüft jede Ansicht auf Deutsch und bei 200 Prozent Zoom: es rät.', 'Zoom: es_rät.'],
    ['Nothing is joined where the very last word is incomprehensible.', 'is incomprehensible.'],
    ['We add everything up before the mean is taken. Means do.', 'is taken. Means_do.'],
    [
      'Somebody there has [described that for dates](/blogs/dates).',
      'that for_dates](/blogs/dates).',
    ],
  ])('are joined by no-break spaces if they are short: %s', (content, end) => {
    const { content: result } = shown({ content }) as { content: string };
    expect(result.slice(-end.length)).toBe(end);
    expect(result.replaceAll('_', ' ')).toBe(content);
  });

  it('are joined in every paragraph and item, but not in headings, tables and code', () => {
    const long = 'This one has more words than a label, and so it is';
    const lines = [
      `${long} one.`,
      '',
      `- ${long} two.`,
      `- ${long} six.`,
      '',
      `${long} one`,
      '*really* is.',
      '',
      `${long} one`,
      '1.5 times.',
      '',
      `## ${long} ten`,
      '',
      `| ${long} | of it |`,
    ];
    const { content } = shown({ content: lines.join('\n') }) as { content: string };
    expect(content.split('\n')).toEqual(
      lines.map((line) => line.replace(/it is (one|two|six)\.$/, 'it_is_$1.')),
    );
  });

  it('are not changed in labels, in the head of the document, nor in fields of `asWritten`', () => {
    const text = 'A sentence that is longer than a label is, as it is.';
    const fields = { label: 'As it is', title: text, description: text, phrases: [text] };
    expect(shown(fields)).toEqual(fields);
  });
});
