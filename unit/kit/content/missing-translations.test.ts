import { expect, it, vi } from 'vitest';

import { missingTranslations } from '#kit/content/missing-translations.ts';

vi.mock('#site/languages.json', () => ({
  default: [
    { code: 'it' },
    { code: 'ar' },
    { code: 'nl', published: 'in part' },
    { code: 'he', published: 'not yet' },
  ],
}));

it('a language may lack the entries that its field `published` allows', () => {
  const entries = ['it', 'ar'].map((locale) => ({ locale, id: 'lamps' }));
  expect(missingTranslations('pages', entries, ['home'], ['home'])).toEqual([
    { message: 'src/content/pages: "home" is not written in "it".' },
    { message: 'src/content/pages: "home" is not written in "ar".' },
    {
      message:
        'src/content/pages: "home" is not written in "nl", and no language is published without it (src/site/languages.json: published).',
    },
  ]);
});

it('content of a language that is not published yet is accepted, of an unknown one not', () => {
  const problems = missingTranslations('pages', [
    ...['it', 'ar', 'he', 'xx'].map((locale) => ({ locale, id: 'lamps' })),
  ]);
  expect(problems).toMatchObject([{ message: '"xx" is not a language of the site' }]);
});
