import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { readRules } from '#kit/build/content/rules.ts';
import { wordingMistakesIn } from '#kit/build/content/wording.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

function written(name: string, rules: string): string {
  const folder = path.join(temporaryFolder('rules'), name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'nl.yaml'), rules);
  return folder;
}

describe('rules of a language', () => {
  it('are none where no file has them', () => {
    expect(readRules('nl', [written('empty', '')])).toEqual({
      sharedWords: undefined,
      typography: [],
      spaces: [],
      longestPart: 12,
      usualLength: undefined,
      sameMessages: [],
    });
  });

  it('come from the kit and, above them, from the site', () => {
    const kit = written('kit', 'sharedWords: we is\nlongestPart: 11\nsameMessages: [Blog]');
    const site = written(
      'site',
      "typography: [{ wrong: '\\d {unit}', says: a gap }, { wrong: ' –', says: a dash }]\nspaces: [{ at: '[ ]' }]\nlongestPart: 13",
    );
    const { sharedWords, typography, spaces, ...rest } = readRules('nl', [kit, site]);
    expect(['we', 'is', 'was'].filter((word) => sharedWords?.test(word))).toEqual(['we', 'is']);
    expect('5 km'.match(typography[0]!.wrong)).toEqual(['5 km']);
    expect(typography[1]!.wrong.source).toBe(' –');
    expect(spaces).toEqual([{ at: /[ ]/gu, as: '\u00A0' }]);
    expect(readRules('nl', [written('signs', 'sharedWords: c++ *ment')]).sharedWords).toEqual(
      /^(?:c\+\+|\p{Ll}*ment)$/u,
    );
    expect(rest).toEqual({ longestPart: 13, usualLength: undefined, sameMessages: ['Blog'] });
  });

  it.each([
    [
      'what is no expression',
      "typography: [{ wrong: '(', says: x }]",
      'Invalid regular expression',
    ],
    ['a space that is no expression', "spaces: [{ at: '(' }]", 'Invalid regular expression'],
    ['a name that it does not know', 'typografy: []', 'typografy'],
    ['a list in place of words', 'sharedWords: [we]', 'with spaces between them'],
  ])('say where there is %s', (_, rules, problem) => {
    expect(() => readRules('nl', [written('broken', rules)])).toThrow(problem);
  });
});

describe('a language without rules', () => {
  it('keeps those of every language', () => {
    expect(
      wordingMistakesIn('Dat is "af" of niet ?', 'nl', ['typography'], 'team/ada'),
    ).toHaveLength(2);
  });
});
