import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { readRules } from '#kit/build/content/rules.ts';
import { wordingMistakesIn } from '#kit/build/content/wording.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

function folderWith(name: string, rules: string): string {
  const folder = path.join(temporaryFolder('rules'), name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'nl.yaml'), rules);
  return folder;
}

describe('rules of a language', () => {
  it('are empty if no file has any', () => {
    expect(readRules('nl', [folderWith('empty', '')])).toEqual({
      sharedWords: undefined,
      typography: [],
      spaces: [],
      longestPart: 12,
      usualLength: undefined,
      sameMessages: [],
    });
  });

  it('of the site are added to those of the kit, or replace them', () => {
    const kit = folderWith('kit', 'sharedWords: we is\nlongestPart: 11\nsameMessages: [Blog]');
    const site = folderWith(
      'site',
      "typography: [{ wrong: '\\d {unit}', says: a gap }, { wrong: ' –', says: a dash }]\nspaces: [{ at: '[ ]' }]\nlongestPart: 13",
    );
    const { sharedWords, typography, spaces, ...rest } = readRules('nl', [kit, site]);
    expect(['we', 'is', 'was'].filter((word) => sharedWords?.test(word))).toEqual(['we', 'is']);
    expect('5 km'.match(typography[0]!.wrong)).toEqual(['5 km']);
    expect(typography[1]!.wrong.source).toBe(' –');
    expect(spaces).toEqual([{ at: /[ ]/gu, as: '\u00A0' }]);
    expect(readRules('nl', [folderWith('signs', 'sharedWords: c++ *ment')]).sharedWords).toEqual(
      /^(?:c\+\+|\p{Ll}*ment)$/u,
    );
    expect(rest).toEqual({ longestPart: 13, usualLength: undefined, sameMessages: ['Blog'] });
  });

  it.each([
    [
      'an invalid expression',
      "typography: [{ wrong: '(', says: x }]",
      'Invalid regular expression',
    ],
    ['an invalid expression for a space', "spaces: [{ at: '(' }]", 'Invalid regular expression'],
    ['an unknown key', 'typografy: []', 'typografy'],
    ['a list instead of words in one line', 'sharedWords: [we]', 'with spaces between them'],
  ])('are refused with %s', (_, rules, problem) => {
    expect(() => readRules('nl', [folderWith('broken', rules)])).toThrow(problem);
  });
});

describe('a language without rules', () => {
  it('is checked by the rules for every language', () => {
    expect(
      wordingMistakesIn('Dat is "af" of niet ?', 'nl', ['typography'], 'team/ada'),
    ).toHaveLength(2);
  });
});
