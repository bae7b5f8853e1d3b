import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { breaksIn, unbreakableWords, withSoftHyphens } from '#kit/build/content/hyphenation.ts';
import { textsOf } from '#kit/build/content/texts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hyphenation-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const settings = { paragraphs: ['lead', 'note'], asWritten: ['phrases'] };

/** The fields of an entry as pages get them, with hyphens for soft hyphens. */
function shown(locale: string, fields: object): object {
  const entry = { fields, texts: textsOf(fields, settings) };
  const json = JSON.stringify(withSoftHyphens(entry, locale, folder).fields);
  return JSON.parse(json.replaceAll('\u00AD', '-')) as object;
}

function exceptions(locale: string, words: readonly string[]) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${locale}.yaml`), words.map((word) => `- ${word}\n`).join(''));
}

describe('a long word of a heading or label gets soft hyphens', () => {
  it.each([
    ['en', 'Observability and transparency', 'Observ-ability and transparency'],
    ['de', 'Der Wartungsvertrag am Wochenende', 'Der Wartungs-vertrag am Wochenende'],
    ['de', 'Modernisierungsplanung', 'Moderni-sierungs-planung'],
    ['es', 'La documentación trabajadora', 'La documen-tación trabajadora'],
    ['fr', 'L’ordonnancement d’aujourd’hui', 'L’ordonnan-cement d’aujourd’hui'],
  ])('%s: %s', (locale, text, broken) => {
    expect(shown(locale, { heading: text })).toEqual({ heading: broken });
  });

  it('only as many as it needs, with parts of four letters at least', () => {
    const { word } = shown('de', { word: 'Barrierefreiheitserklärung' }) as { word: string };
    const parts = word.split('-').map(({ length }) => length);
    expect(parts.length).toBe(3);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...parts)).toBeLessThanOrEqual(11);
  });

  it('in headings and tables of a text, but not in its code, addresses and descriptions', () => {
    const word = 'Wartungsvertrag';
    const content = [
      `## Der ${word}`,
      `Der ${word}.`,
      `| ${word} | \`${word}\` |`,
      `## [${word}](/${word})`,
      `![Der ${word} der ${word}sverwaltung](drawing:${word} "Ein ${word}")`,
    ];
    expect(shown('de', { content: content.join('\n') })).toEqual({
      content: [
        '## Der Wartungs-vertrag',
        content[1],
        `| Wartungs-vertrag | \`${word}\` |`,
        `## [Wartungs-vertrag](/${word})`,
        content[4],
      ].join('\n'),
    });
  });

  it('in paragraphs only if it is too long for the line of a phone', () => {
    const content = 'Wartungsverträge, Geschäftsbedingungen und Infrastrukturen';
    expect(shown('de', { items: [{ content }] })).toEqual({
      items: [{ content: content.replace('Geschäftsbedingungen', 'Geschäftsbe-dingungen') }],
    });
  });

  it('but not in title and description of the document', () => {
    const head = { title: 'Wartungsvertrag', description: 'Wartungsvertrag' };
    expect(shown('de', head)).toEqual(head);
  });
});

describe('a short compound', () => {
  /** The fields with `_` for a word joiner: no line ends at the hyphen before it. */
  const held = (fields: object) =>
    JSON.parse(JSON.stringify(shown('en', fields)).replaceAll('\u2060', '_')) as object;

  it.each([
    ['Every twelfth pick-up was an apology.', 'Every twelfth pick-_up was an apology.'],
    ['A deal-breaker is reported.', 'A deal-_breaker is reported.'],
    ['Team and key-person risk', 'Team and key-_person risk'],
    ['End-of-day run', 'End-_of-_day run'],
    ['Cloud-Migration', 'Cloud-Migration'],
    ['E-Commerce-Plattform', 'E-Commerce-Plattform'],
    ['From 6-14 to ISA-95', 'From 6-14 to ISA-95'],
    ['A [sign-in](/sign-in), `sign-in`', 'A [sign-_in](/sign-in), `sign-in`'],
  ])('stays on one line, a longer one need not: %s', (note, expected) => {
    expect(held({ items: [{ note }] })).toEqual({ items: [{ note: expected }] });
  });

  it('is not changed in names, which are the texts of links', () => {
    const fields = { name: 'E-commerce', rows: [{ name: 'Sign-in' }] };
    expect(held(fields)).toEqual(fields);
  });

  it('is not changed if it is the whole text, as in labels', () => {
    const fields = { words: { email: 'E-mail', save: 'Sign-in' } };
    expect(held(fields)).toEqual(fields);
  });

  it('is not changed in descriptions and captions of figures', () => {
    const content = 'A pick-up.\n\n![A pick-up](drawing:queue "Pick-ups")';
    expect(held({ items: [{ content }] })).toEqual({
      items: [{ content: content.replace('pick-up', 'pick-_up') }],
    });
  });

  it('is not changed in the head of the document, nor in fields of `asWritten`', () => {
    const fields = { title: 'A pick-up', description: 'A pick-up', phrases: ['A pick-up'] };
    expect(held(fields)).toEqual(fields);
  });
});

describe('an exception', () => {
  beforeEach(() => exceptions('de', ['daten-integration', 'platt-form']));

  it.each([
    ['takes precedence over patterns', 'Datenintegration', 'Daten-integration'],
    ['applies to a word with an ending too', 'Datenintegrationen', 'Daten-integrationen'],
    ['applies to short words too', 'Plattformen', 'Platt-formen'],
  ])('%s', (_what, word, broken) => {
    expect(shown('de', { name: word })).toEqual({ name: broken });
  });

  it('that is changed applies at once', () => {
    shown('de', { name: 'Datenintegration' });
    exceptions('de', ['dateninte-gration']);
    expect(shown('de', { name: 'Datenintegration' })).toEqual({ name: 'Dateninte-gration' });
  });
});

it('long words of messages get soft hyphens', () => {
  exceptions('de', ['daten-integration']);
  const messages = ['{count} Wochenstunden', 'Datenintegration', 'Der Wartungsvertrag, Senden'];
  expect(breaksIn(messages, 'de', folder)).toEqual({
    Wochenstunden: 'Wochen\u00ADstunden',
    Datenintegration: 'Daten\u00ADintegration',
    Wartungsvertrag: 'Wartungs\u00ADvertrag',
  });
});

it('soft hyphens in the source stay as they are', () => {
  expect(shown('de', { name: 'Wartung\u00ADsvertrag' })).toEqual({ name: 'Wartung-svertrag' });
});

it('a language without patterns gets no soft hyphens; its long words are reported only if it has exceptions', () => {
  const fields = { name: 'Abcdefghijklmnop' };
  expect(shown('xx', fields)).toEqual(fields);
  expect(unbreakableWords({ texts: textsOf(fields), locale: 'xx' }, folder)).toEqual([]);
  exceptions('xx', ['ab-cd']);
  expect(unbreakableWords({ texts: textsOf(fields), locale: 'xx' }, folder)).toEqual([
    { field: ['name'], line: 0, word: 'Abcdefghijklmnop' },
  ]);
});
