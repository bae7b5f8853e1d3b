import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';

import { collections } from '#content/collections.ts';
import { checkTexts } from '#kit/build/content/check-texts.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

/** The problems of services that have nothing but these fields. */
function problems(locale: string, entries: readonly object[]) {
  const directory = path.join(temporaryFolder('variety'), 'services');
  mkdirSync(path.join(directory, locale), { recursive: true });
  for (const [index, entry] of entries.entries())
    writeFileSync(path.join(directory, locale, `${String(index)}.yaml`), stringify(entry));
  const services = { ...collections.services, directory, schema: z.looseObject({}) };
  return checkTexts({ services: { ...services, transform: (_, place) => place } }, ['variety'])
    .problems;
}

type Entry = (text: string) => object;

const crate = (...quantities: string[]) => ({
  crate: { rows: quantities.map((quantity) => ({ quantity })) },
});

describe('texts of services that follow a template are reported', () => {
  it.each([
    [
      'the first word "we"',
      ['We build models', 'We find it', 'We count', '“We decide”', 'We move'],
      (lead: string) => ({ lead }),
    ],
    [
      'the first two words "nous construisons"',
      ['un', 'deux', 'trois', 'quatre', 'cinq'].map((what) => `Nous construisons ${what}.`),
      (lead: string) => ({ lead }),
    ],
    [
      'the title "five rounds"',
      Array.from({ length: 5 }, () => 'Five rounds'),
      (title: string) => ({ parts: { title } }),
    ],
    [
      'a statement of short sentences',
      [
        'Tests are slow to run; they are costly to keep. We write few of them.',
        'A backup is a promise. A restore is a fact.',
        'Dashboards do not decide. People do. We write for people.',
        '¿Quién lo sabe? Nadie más.',
        'Ein Modell rät. Wir messen, wie gut.',
      ],
      (statement: string) => ({ statement }),
    ],
    [
      'a second sentence',
      [
        'you have one product. A review will do.',
        'votre produit change encore ? Revenez plus tard.',
        'Sie haben drei Server. Ein Skript genügt.',
        'tiene un solo equipo. Bastará una pizarra.',
        'all is well! Carry on.',
      ],
      (not: string) => ({ fits: { not } }),
    ],
    ['a quantity of 1', ['1', '1', '1', '1', '1'], (quantity: string) => crate('12', quantity)],
  ] satisfies [string, string[], Entry][])('in any language: %s', (what, texts, entry: Entry) => {
    expect(problems('en', texts.map(entry)).join()).toContain(`${what} in 5 of 5 entries`);
    expect(problems('en', texts.slice(1).map(entry))).toEqual([]);
  });

  const title: Entry = (text) => ({ questions: { title: text } });
  const subtitle: Entry = (text) => ({ parts: { subtitle: text } });
  const answer: Entry = (text) => ({ questions: { items: [{ answer: text }] } });
  const inSite = ([locale]: readonly [string, ...unknown[]]) => localeCodes.includes(locale);
  const patterns = [
    ['en', 'a title "From … to …"', title, ['From source to table', 'From the sensor to the ERP']],
    [
      'de',
      'a title "Von … bis …"',
      title,
      ['Vom Sensor bis zum ERP', 'Von der Idee in den Betrieb'],
    ],
    ['es', 'a title "De … a …"', title, ['Del sensor al ERP', 'De seis a diez semanas']],
    ['fr', 'a title "De … à …"', title, ['Du capteur à l’ERP', 'D’une idée au produit']],
    ['en', 'a title "Before …"', title, ['Before you ask', 'Questions before the go-ahead']],
    ['de', 'a title "Bevor …"', title, ['Bevor Sie fragen', 'Fragen vor der Freigabe']],
    ['es', 'a title "Antes de …"', title, ['Antes de empezar', 'Preguntas antes de firmar']],
    ['fr', 'a title "Avant …"', title, ['Avant de signer', 'Questions avant le feu vert']],
    ['en', 'a title that begins by counting', title, ['Five rounds', 'Ten weeks']],
    ['de', 'a title that begins by counting', title, ['Fünf Schritte', 'Zehn Wochen']],
    ['es', 'a title that begins by counting', title, ['Cinco pasos', 'Diez semanas']],
    ['fr', 'a title that begins by counting', title, ['Cinq étapes', 'Dix semaines']],
    ['en', 'a subtitle that only', subtitle, ['and what each costs', 'to production']],
    ['de', 'a subtitle that only', subtitle, ['und was sie kosten', 'in die Produktion']],
    ['es', 'a subtitle that only', subtitle, ['y lo que cuesta', 'hasta producción']],
    ['fr', 'a subtitle that only', subtitle, ['et ce que cela coûte', 'vers la production']],
    ['en', 'nobody', answer, ['Nobody wants the side door.', 'It wakes no one.']],
    ['de', 'niemand', answer, ['Niemand will das.', 'Es weckt niemanden.']],
    ['es', 'nadie', answer, ['Nadie lo quiere.', 'No despierta a nadie.']],
    ['fr', 'personne', answer, ['Personne n’en veut.', 'Il ne réveille personne.']],
  ] as const;
  it.each(patterns.filter(inSite))('in %s: %s', (locale, what, entry, [first, second]) => {
    const found = problems(locale, [first, second, first, second, first].map(entry));
    expect(found.join()).toContain(what);
    expect(found.join()).toContain('in 5 of 5 entries');
  });

  const once = [
    ['en', title, ['Manufacturing from the sensor to the ERP', 'Measured before and after']],
    ['de', title, ['Dauer, von der Probe bis zum Betrieb', 'Vorher gemessen']],
    ['es', title, ['Migración, de doce a dieciséis semanas', 'Medición antes y después']],
    ['fr', title, ['Délais, de la maquette à la mise en ligne', 'Mesurer avant et après']],
    ['en', subtitle, ['Android and iOS', 'two options are tried']],
    ['fr', answer, ['Une personne ne suffit pas.', 'La personne qui ne sait pas']],
  ] as const;
  it.each(once.filter(inSite))(
    'a similar text that does not match a pattern is accepted: %s',
    (locale, entry, texts) => {
      const found = problems(locale, [...texts, ...texts, ...texts].map(entry));
      expect(found).toEqual([]);
    },
  );

  it('different texts have nothing in common', () => {
    const statements = [
      'Each of about 30 entities gets one key and one system whose value counts.',
      'Before a table is published, keys, ranges and sums are checked. The figures are reconciled with your ledger, and every difference is explained to the cent.',
      'Your data stay in Frankfurt, with a copy in Dublin that is restored every quarter.',
      'A rollback takes 2.5 minutes.',
      'One colleague of yours works with us from the second week and writes the thirteenth contract alone.',
      'In the third week we show the first figure. By then your controllers know which system it was read from and how far it may be wrong.',
    ];
    const entries = statements.map((statement) => ({ statement, ...crate('12', '3') }));
    expect(problems('en', entries)).toEqual([]);
  });
});
