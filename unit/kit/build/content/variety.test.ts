import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { checkTexts } from '#kit/build/content/check-texts.ts';
import type { Pattern } from '#kit/content/collection.ts';

import { smallContent } from './small-content.ts';

let site: ReturnType<typeof smallContent>;

beforeEach(() => {
  site = smallContent();
});
afterEach(() => site.remove());

function problems(...variety: Pattern[]) {
  const collections = Object.fromEntries(
    Object.entries(site.collections).map(([name, collection]) => [
      name,
      { ...collection, variety },
    ]),
  );
  return checkTexts(collections, ['variety'], { patterns: site.path('patterns') }).problems;
}

/** A member for each list of notes, `team/{locale}/0.yaml` and so on. */
function write(members: readonly string[][], locale = 'de') {
  for (const [index, notes] of members.entries()) {
    const note = notes.map((text) => `  - ${JSON.stringify(text)}\n`).join('');
    site.write(`team/${locale}/${String(index)}.yaml`, `name: Ada\norder: 1\nnote:\n${note}`);
  }
}
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => [text(index)]);

const boat = { what: 'a boat', fields: ['note'], pattern: /boot/iu, most: 0.1 };

describe('what entries of a language may have in common', () => {
  it('is limited to a share; beyond it the count, the bound and all places are reported', () => {
    const others = times(54, (index) => `Rad ${String(index)}`);
    write([...times(6, () => 'Das Boot'), ...others]);
    expect(problems(boat)).toEqual([]);
    write([...times(7, () => 'Das Boot'), ...others.slice(1)]);
    const places = [0, 1, 2, 3, 4, 5, 6].map(
      (index) => `\n  ${site.path(`team/de/${String(index)}.yaml`)}:4`,
    );
    expect(problems(boat)).toEqual([
      `${site.path('team/de/0.yaml')}:4: note.0: a boat in 7 of 60 entries, at most 6:${places.join('')}`,
    ]);
  });

  it('is limited to a share of the entries that have the fields', () => {
    write(times(6, () => 'Das Boot'));
    for (let index = 6; index < 60; index += 1)
      site.write(`team/de/${String(index)}.yaml`, 'name: Ada\norder: 1\n');
    expect(problems(boat)).toEqual([expect.stringContaining('in 6 of 6 entries, at most 4')]);
  });

  it('may be in all of four entries: so few are no pattern', () => {
    write(times(4, () => 'Das Boot'));
    expect(problems(boat)).toEqual([]);
    write(times(5, () => 'Das Boot'));
    expect(problems(boat)).toHaveLength(1);
  });

  it('is counted once for each entry, and separately for each language', () => {
    write([['Ein Boot', 'Zwei Boote', 'Drei Boote'], ...times(3, () => 'Das Boot')]);
    write(
      times(4, () => 'Das Boot'),
      'fr',
    );
    expect(problems(boat)).toEqual([]);
  });

  it('is looked for in all texts if no field is named, but not in code', () => {
    write(times(5, () => 'Das `Boot`'));
    expect(problems({ what: 'a boat', pattern: /boot/iu, most: 0 })).toEqual([]);
    expect(problems({ what: 'a name', pattern: /ada/iu, most: 0 })).toEqual([
      expect.stringContaining('0.yaml:1: name: a name in 5 of 5 entries, at most 4:'),
    ]);
  });
});

describe('a pattern with a group', () => {
  const opening = { what: 'the first word', fields: ['note'], pattern: /^(\p{L}+)/u, most: 0 };

  it('counts separately for each text that the group matches', () => {
    write([
      ...times(4, () => 'Ein Boot'),
      ...times(3, () => 'Das Boot'),
      ...times(2, () => 'das Rad'),
    ]);
    expect(problems(opening)).toEqual([
      expect.stringContaining('4.yaml:4: note.0: the first word "das" in 5 of 9 entries'),
    ]);
  });

  it('ignores soft hyphens', () => {
    write([...times(4, () => 'Wartung heißt'), ['War\u00ADtung ist']]);
    expect(problems(opening)).toEqual([expect.stringContaining('"wartung" in 5 of 5')]);
  });
});

describe('patterns of a language', () => {
  const patterns =
    'team:\n  - { what: a boat, fields: [note], pattern: "^(?:Das )?boot", most: 0.1 }\n';

  it('are read from a file of the language, by collection', () => {
    site.write('patterns/de.yaml', patterns);
    write(times(5, () => 'Das Boot'));
    write(
      times(5, () => 'Das Boot'),
      'fr',
    );
    expect(problems()).toEqual([expect.stringContaining('de/0.yaml:4: note.0: a boat in 5 of 5')]);
  });

  it('may be none: their file may be empty', () => {
    site.write('patterns/de.yaml', '# None yet.\n');
    write(times(5, () => 'Das Boot'));
    expect(problems()).toEqual([]);
  });

  it.each([
    ['a share', patterns.replace('0.1', '10')],
    ['a collection', patterns.replace('team', 'teem')],
    ['an expression', patterns.replace('boot', '(boot')],
  ])('are refused with the name of their file if %s is wrong', (_what, text) => {
    site.write('patterns/de.yaml', text);
    write(times(1, () => 'Das Boot'));
    expect(() => problems()).toThrow(site.path('patterns/de.yaml'));
  });
});
