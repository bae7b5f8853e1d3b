import { describe, expect, it } from 'vitest';

import { withNoBreakSpaces } from '#kit/build/content/no-break-spaces.ts';
import { textsOf } from '#kit/build/content/texts.ts';

/** A text as pages get it, with `_` for no-break spaces and `-` for narrow ones. */
function shown(text: string, locale: string): unknown {
  const fields = { title: text };
  const result = withNoBreakSpaces({ fields, texts: textsOf(fields) }, locale).fields;
  return Object.values(result).map((value: string) =>
    value.replaceAll('\u00A0', '_').replaceAll('\u202F', '-'),
  )[0];
}

describe('spaces at which a line must not break', () => {
  it.each([
    ['en', 'Within 40 min, in step 5 Go-live', 'Within 40_min, in step 5 Go-live'],
    ['de', 'um 22 Uhr, z. B. 15 % in 3 s', 'um 22_Uhr, z._B. 15_% in 3_s'],
    ['es', 'un 15 % en 3 s', 'un 15_% en 3_s'],
    ['fr', 'Combien ? Rien : « zéro » ; 2 Go !', 'Combien-? Rien_: «_zéro_»-; 2_Go-!'],
    ['fr', 'Est-ce `x` ? De {company} !', 'Est-ce `x`-? De {company}-!'],
  ])('are set in %s: %s', (locale, text, result) => {
    expect(shown(text, locale)).toBe(result);
  });

  it.each([
    ['fr', 'Combien\u202F? Rien\u00A0: «\u00A0zéro\u00A0»', 'Combien-? Rien_: «_zéro_»'],
    ['fr', '`a ? b : c` à 10:30', '`a ? b : c` à 10:30'],
    ['en', 'What ? 15 %', 'What ? 15 %'],
    ['nl', '5 km', '5 km'],
  ])('are left as they are in %s: %s', (locale, text, result) => {
    expect(shown(text, locale)).toBe(result);
  });
});
