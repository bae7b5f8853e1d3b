import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { buildContent } from '#kit/build/content/build.ts';
import { checkTexts } from '#kit/build/content/check-texts.ts';
import { wordingMistakesIn } from '#kit/build/content/wording.ts';
import type { TextRule } from '#kit/site/define.ts';
import { site as known } from '#kit/site/definition.ts';

import { smallContent } from './small-content.ts';

let site: ReturnType<typeof smallContent>;

beforeEach(() => {
  site = smallContent();
});
afterEach(() => site.remove());

const all: readonly TextRule[] = [
  'typography',
  'terms',
  'facts',
  'soft-hyphens',
  'english',
  'repeated-sentences',
  'short-entries',
  'short-translations',
  'variety',
];
const folders = () => ({ terms: site.path('terms'), patterns: site.path('patterns') });
const problems = (rules = all) => checkTexts(site.collections, rules, folders()).problems;
const member = (...notes: string[]) =>
  `name: Ada\norder: 1\nnote:\n${notes.map((note) => `  - ${JSON.stringify(note)}\n`).join('')}`;

describe('a rule of a language reports a wrong text and accepts a right one', () => {
  it.each([
    ['en', 'a straight quotation', "It's", 'It’s'],
    ['de', 'a straight quotation', 'der "Fall"', 'der `"Fall"`, der „Fall“'],
    ['en', 'three full stops', 'and so on...', 'and so on…'],
    ['en', 'an em dash', 'Now—or never', 'Now, or never'],
    ['es', 'a hyphen for', '3-5 semanas', '3–5 semanas, ISO 8859-1, 1900-01-01'],
    ['fr', 'a hyphen for', 'de 2019-2023', 'de 2019–2023'],
    ['en', 'a space before a', 'Now , or never', 'Now, for … , or never'],
    ['de', 'a space before a', 'Wann ?', 'Wann?'],
    ['en', 'quotation marks', '„Now“', '“Now”'],
    ['en', 'quotation marks', 'say ”now”', 'say “now”'],
    ['de', 'quotation marks', 'sagt “jetzt”', 'sagt „jetzt“'],
    ['es', 'quotation marks', 'dice “ya”', 'dice «ya»'],
    ['fr', 'quotation marks', 'dit “oui”', 'dit «\u00A0oui\u00A0»'],
    ['en', 'a space before %', '15\u00A0%', '15%'],
    ['de', 'no no-break space', '15%', '15\u00A0%'],
    ['fr', 'no no-break space', '15\u202F%', '15\u00A0%'],
    ['en', 'a decimal comma', '2,5 times', '2.5 times of 1,024'],
    ['de', 'a decimal point', '2.5\u00A0s', '2,5\u00A0s, 1.430\u00A0ms, WCAG 2.2'],
    ['es', 'a decimal point', '2.5\u00A0s', '2,5\u00A0s, art. 6.1.a'],
    ['fr', 'a decimal point', '2.5\u00A0s', '2,5\u00A0s, version 1.3'],
    ['de', 'a comma between thousands', '1,024 Zeilen', '1.024 Zeilen'],
    ['es', 'a point or comma', '1,024 filas', '1024 filas, 38\u202F000 filas'],
    ['fr', 'a point or comma', '1.024 lignes', '1\u202F024 lignes'],
    ['es', 'a question that', 'Ahora? ¿O nunca?', '¿Ahora? ¿O nunca?'],
    ['es', 'an exclamation that', 'Ahora!', '¡Ahora!'],
    ['es', 'an opening mark', '¿Ahora o nunca', '¿Ahora o nunca?'],
    ['fr', 'a space before a comma', 'oui , non', 'oui, non'],
    ['fr', 'no narrow no-break space', 'oui\u00A0?', 'oui\u202F?'],
    [
      'de',
      'an English word, "the"',
      'Was the Team in der Nacht tut',
      'Was die Leute in der Cloud so tun: also `the code`, The Times',
    ],
    [
      'de',
      'an English word, "quality"',
      'Für quality sorgen wir',
      'Search Console, e-mail-quality',
    ],
    ['de', 'an English word, "our"', 'Our Preise', 'Oracle und [x](/our/way)'],
    ['es', 'an English word, "and"', 'datos and informes', 'Una red de control real y digital'],
    [
      'fr',
      'an English word, "with"',
      'un plan with des notes',
      'On a de l’or, but atteint, four à pain',
    ],
    ['en', 'an American -ize', 'organized', 'organised, resized, a prize'],
  ])('%s: %s', (locale, says, wrong, right) => {
    const file = `team/${locale}/ada.yaml`;
    site.write(file, member('Ada', wrong));
    const [first] = problems();
    expect(first).toContain(`${site.path(file)}:5: note.1: has ${says}`);
    expect(first).toContain(wrong.replaceAll('\u00AD', '').slice(0, 20));
    site.write(file, member('Ada', right));
    expect(problems()).toEqual([]);
  });
});

describe('no-break spaces are required in messages, and set by the build in content', () => {
  it.each([
    ['en', 'no no-break space', 'under 3 s', 'under 3\u00A0s, step 5 Go-live'],
    ['fr', 'no no-break space', 'en 20 s', 'en 20\u00A0s, le poste 12 s’arrête'],
    ['en', 'no no-break space (U+00A0) between', '40 min', '40\u00A0min, 15%'],
    ['de', 'no no-break space (U+00A0) between', '40 min', '40\u00A0min'],
    ['de', 'no no-break space (U+00A0) between a time and', 'um 22 Uhr', 'um 22\u00A0Uhr'],
    ['de', 'no no-break space (U+00A0) before %', '15 %', '15\u00A0%'],
    ['es', 'no no-break space', '15 %', '15\u00A0%'],
    ['de', 'no no-break space in an abbreviation', 'z. B. hier', 'z.\u00A0B. hier'],
    ['fr', 'no no-break space (U+00A0) before a colon', 'dit : oui', 'dit\u00A0: oui à 10:30'],
    ['fr', 'no no-break space (U+00A0) within', '« oui »', '«\u00A0oui\u00A0»'],
    ['fr', 'no no-break space (U+00A0) before octets', '2 Go', '2\u00A0Go'],
  ])('%s: %s', (locale, says, typed, set) => {
    const wording = (text: string) => wordingMistakesIn(text, locale, ['typography'], 'messages');
    expect(wording(typed)[0]?.says).toContain(says);
    expect(wording(set)).toEqual([]);
    site.write(`team/${locale}/ada.yaml`, member('Ada', typed));
    expect(problems()).toEqual([]);
  });
});

describe('English in a text of another language', () => {
  const dutch = 'We hebben de test of de analyse die is gedaan, en had ze her en der';
  it('is not looked for if the rules of the language list no shared words', () => {
    site.write('team/nl/ada.yaml', member(dutch, 'We were there when the team had more of them'));
    expect(problems(['english'])).toEqual([]);
  });

  it('is told apart from words that both languages have', () => {
    site.write('team/de/ada.yaml', member('Was war her, die warm, still und fast not her'));
    expect(problems(['english'])).toEqual([]);
    site.write('team/de/ada.yaml', member('We were there when the team had more of them'));
    expect(problems(['english'])).toEqual([expect.stringContaining('is English')]);
  });

  it('is not found in the first part of a compound, such as "for" in "Form-Check"', () => {
    const german = 'Form-Check und Ton-Test sind nicht fertig geworden';
    site.write('team/de/ada.yaml', member(german));
    expect(problems(['english'])).toEqual([]);
  });
});

describe('only the rules of style that a site chooses report anything', () => {
  const long = 'Wir zählen zuerst, wie viele es gibt, und schreiben es auf.';
  it.each([
    ['typography', { 'team/de/ada.yaml': member('so...') }],
    [
      'terms',
      {
        'terms/de.yaml': '- { term: Kahn, meaning: Flach, not: [Boot] }',
        'team/de/ada.yaml': member('Das Boot'),
      },
    ],
    ['facts', { 'team/de/ada.yaml': member(`Gegründet von ${known.company.name}`) }],
    ['soft-hyphens', { 'team/de/ada.yaml': 'name: Wartungs\u00ADvertrag\norder: 1\n' }],
    ['english', { 'team/de/ada.yaml': member('Was the Team in der Nacht tut') }],
    ['repeated-sentences', { 'team/de/ada.yaml': member(long), 'team/de/bea.yaml': member(long) }],
    ['short-entries', { 'services/de/data.yaml': 'title: Eins\nlead: Zwei\n' }],
    [
      'short-translations',
      { 'team/it/ada.yaml': member('Uno, due, tre'), 'team/de/ada.yaml': member('Eins') },
    ],
    [
      'variety',
      {
        'patterns/de.yaml': 'team: [{ what: ein Kahn, pattern: kahn, most: 0 }]',
        ...Object.fromEntries(
          ['ada', 'bea', 'eva', 'ida', 'uta'].map((name) => [
            `team/de/${name}.yaml`,
            member('Kahn'),
          ]),
        ),
      },
    ],
  ] as const)('%s', async (rule, files) => {
    for (const [file, text] of Object.entries(files)) site.write(file, text);
    site.write('posts/de/a.md', '---\ntitle: A\n---\n\nGut.\n');
    site.write('posts/de/b.md', '---\ntitle: B\n---\n\nGut.\n');
    expect(problems([rule])).toHaveLength(1);
    expect(problems(all.filter((other) => other !== rule))).toEqual([]);
    // None of them stops a build.
    expect(await buildContent(site.collections, site.target)).toEqual([]);
  });
});

describe('the termbase of a language', () => {
  const terms = `
- term: Kahn
  meaning: Ein flaches Wasserfahrzeug.
  not:
    - form: Boot*
      within: [Boot und Wagen]
    - form: flaches Schiff
      allowed: [posts/a, team/crew/*, messages]
    - form: Nachen
      allowed: [messages]
    - Nachen [alt]
- meaning: Sagt nichts.
  not: [nahtlos*]
`;
  beforeEach(() => {
    site.write('terms/de.yaml', terms);
  });
  const file = 'team/de/ada.yaml';
  const found = (text: string, name = file) => {
    site.write(name, member('Gut', text));
    return problems(['terms']);
  };

  it.each([
    ['Zwei Boote', '"Boote" instead of "Kahn"'],
    ['Ein Boots\u00ADsteg', '"Bootssteg" instead of "Kahn"'],
    ['Das ist ein flaches\u00A0Schiff', '"flaches\u00A0Schiff" instead of "Kahn"'],
    ['Flaches Schiff', '"Flaches Schiff" instead of "Kahn"'],
    ['Ein nahtloser Rumpf', '"nahtloser", a word to leave out'],
    ['Ein Nachen [alt]', '"Nachen [alt]" instead of "Kahn"'],
  ])('names the form and the term: %s', (text, says) => {
    const prose = text.replaceAll('\u00AD', '');
    expect(found(text)).toEqual([`${site.path(file)}:5: note.1: has ${says}: "${prose}"`]);
  });

  it.each([
    'Ein Kahn',
    'Ruderboot',
    'Die Boa',
    'boote',
    '`Boot`',
    'Ein flaches Schiffchen',
    'Boot und Wagen',
  ])('ignores other words, other capitals, code and allowed phrases: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('allows a form in the places that its entry lists', () => {
    expect(found('Ein flaches Schiff', 'team/de/crew/bea.yaml')).toEqual([]);
    expect(found('Ein Boot', 'team/de/crew/bea.yaml')).toHaveLength(1);
    expect(found('Ein flaches Schiff', 'team/de/crewman.yaml')).toHaveLength(2);
  });

  it('applies to no other language', () => {
    expect(found('Boot', 'team/en/ada.yaml')).toEqual([]);
  });

  it('applies to messages too', () => {
    const [messages, elsewhere] = ['messages', 'posts/b'].map((place) =>
      wordingMistakesIn('Boot, flaches Schiff', 'de', ['terms'], place, site.path('terms')),
    );
    expect(messages?.map(({ text }) => text)).toEqual(['Boot']);
    expect(elsewhere?.map(({ text }) => text)).toEqual(['Boot', 'flaches Schiff']);
  });

  it('is refused with the name of its file if it is invalid', () => {
    site.write('terms/de.yaml', '- term: Kahn\n  instead: [Boot]\n');
    expect(() => found('Boot')).toThrow(site.path('terms/de.yaml'));
  });
});

it('a wrong mark in Markdown is reported with its line; code is not checked', () => {
  const text = 'Gut.\n\n```ts\nconst a = "1";\n```\n\n| a | b |\n| - | -: |\n| 1 | "2" |';
  site.write('posts/de/a.md', `---\ntitle: A\n---\n\n${text}\n`);
  site.write('posts/de/b.md', `---\ntitle: B\n---\n\nGut.\n`);
  const name = site.path('posts/de/a.md');
  expect(problems()).toEqual([
    expect.stringContaining(`${name}:13: content: has a straight`),
    expect.stringContaining(`${name}:13: content: has a straight`),
  ]);
});

it('the description and the caption of a figure are checked, and its address is not', () => {
  const figure = (mark: string) =>
    `---\ntitle: A\n---\n\n![Ein ${mark}Bild](drawing:halden "Eine ${mark}Welle")\n`;
  site.write('posts/de/a.md', figure("'"));
  site.write('posts/de/b.md', figure(''));
  const name = site.path('posts/de/a.md');
  expect(problems()).toEqual([
    expect.stringContaining(`${name}:5: content: has a straight`),
    expect.stringContaining(`${name}:5: content: has a straight`),
  ]);
});

it('English in another language is reported with its line, also after code', () => {
  const english = 'This is what the team does with all of the data';
  site.write('posts/de/a.md', `---\ntitle: A\n---\n\nGut.\n\nNeu \`x\`. ${english}.\n`);
  site.write('posts/de/b.md', `---\ntitle: B\n---\n\n\`${english}\`\n`);
  const name = site.path('posts/de/a.md');
  expect(problems()).toEqual([`${name}:7: content: is English: "${english}."`]);
});

describe('hyphenation', () => {
  const exceptions = (locale: string) => `src/content/hyphenation/${locale}.yaml`;

  it('reports soft hyphens in texts with file, line and field', () => {
    const word = 'Wartungs\u00ADvertrag';
    site.write('posts/de/a.md', `---\ntitle: A\n---\n\nGut.\n\nEin ${word}.\n`);
    const name = site.path('posts/de/a.md');
    expect(problems()).toEqual([
      `${name}:7: content: has soft hyphens (U+00AD), which the build sets: "Wartungs-vertrag" (or it belongs to ${exceptions('de')})`,
    ]);
    site.write('posts/de/a.md', '---\ntitle: A\n---\n\nGut.\n\nEin Wartungsvertrag.\n');
    expect(problems()).toEqual([]);
  });

  it('reports a long word that no pattern breaks', () => {
    site.write('team/de/ada.yaml', 'name: Zzzzzzzzzzzz\norder: 1\n');
    expect(problems()).toEqual([
      `${site.path('team/de/ada.yaml')}:1: name: has a long word that no pattern breaks: "Zzzzzzzzzzzz" belongs to ${exceptions('de')}`,
    ]);
  });
});

describe('a sentence', () => {
  const sentence = 'Wir zählen zuerst, wie viele es gibt, und schreiben es auf.';
  it('is reported if two pages of a language have it', () => {
    site.write('team/de/ada.yaml', member(sentence));
    site.write('posts/de/a.md', `---\ntitle: A\n---\n\nGut. **${sentence}**\n`);
    site.write('posts/de/b.md', '---\ntitle: B\n---\n\nGut.\n');
    const [first, second] = [site.path('posts/de/a.md'), site.path('team/de/ada.yaml')];
    expect(problems()).toEqual([
      `${second}:4: note.0: repeats ${first}:5: content: "**${sentence}**"`,
    ]);
  });

  it('may be repeated on its page, in another language, or if it is short', () => {
    site.write('team/de/ada.yaml', member(sentence, sentence, 'Fünf Tage, zwei Menschen'));
    site.write('team/de/bea.yaml', member('Fünf Tage, zwei Menschen'));
    site.write('team/es/ada.yaml', member(sentence));
    expect(problems()).toEqual([]);
  });
});

describe('a service', () => {
  const service = (words: number) =>
    `title: Uno dos tres\nlead: ${Array.from({ length: words }, (_, index) => `n${String(index)}`).join(' ')}\n`;

  it.each(['en', 'de', 'es', 'fr'])('has at least 300 words in %s', (locale) => {
    const file = `services/${locale}/data.yaml`;
    site.write(file, service(299));
    expect(problems()).toEqual([
      expect.stringContaining(`${site.path(file)}:1: has 299 words; it should have 300`),
    ]);
    site.write(file, service(300));
    expect(problems()).toEqual([]);
  });
});

describe('a translation', () => {
  const names = ['ada', 'bea', 'eve'];
  const text = (length: number) => 'N'.repeat(length - 'Ada'.length);
  function warnings(locale: string, ...lengths: number[]) {
    for (const [index, name] of names.entries()) {
      site.write(`team/it/${name}.yaml`, member(text(1000)));
      site.write(`team/${locale}/${name}.yaml`, member(text(lengths[index] ?? 0)));
    }
    return checkTexts(site.collections, all, folders());
  }

  it('with less than 90 % of the characters of the original is a problem', () => {
    const { problems } = warnings('de', 899, 900, 1000);
    expect(problems).toEqual([
      expect.stringContaining(
        `${site.path('team/de/ada.yaml')}:1: has lost something: 899 characters, 1000 in`,
      ),
    ]);
  });

  it.each([
    ['de', 999, 1000],
    ['es', 999, 1000],
    ['fr', 1029, 1030],
  ])('that is shorter than usual in its language is a warning: %s', (locale, short, right) => {
    const { problems, warnings: listed } = warnings(locale, short, right, short);
    expect(problems).toEqual([]);
    expect(listed).toHaveLength(1);
    expect(listed[0]).toContain(`"${locale}", 2 translations`);
    for (const name of ['ada', 'eve'])
      expect(listed[0]).toContain(site.path(`team/${locale}/${name}.yaml`));
    expect(listed[0]).not.toContain('bea');
  });

  it('that equals the original, as a name does, is not compared', () => {
    site.write('team/it/ada.yaml', member('Ada'));
    site.write('team/fr/ada.yaml', member('Ada'));
    expect(checkTexts(site.collections, all, folders()).warnings).toEqual([]);
  });

  it('is measured without its code', () => {
    site.write('posts/it/a.md', '---\ntitle: A\n---\n\nparole e parole\n');
    site.write('posts/de/a.md', '---\ntitle: A\n---\n\nWorte `many more`\n\n```\nmany more\n```\n');
    expect(problems()).toEqual([
      expect.stringContaining(
        `${site.path('posts/de/a.md')}:1: has lost something: 7 characters, 16 in`,
      ),
    ]);
  });
});
