import { afterEach, expect, it } from 'vitest';

import { buildContent } from '#kit/build/content/build.ts';
import { pseudoText } from '#kit/build/content/pseudo.ts';
import type { BaseEntry } from '#kit/content/collection.ts';
import { openContent } from '#kit/content/reader.ts';

import { smallContent } from './small-content.ts';

type Post = BaseEntry & Record<'title' | 'author' | 'html', string>;

let site: ReturnType<typeof smallContent> | undefined;
afterEach(() => site?.remove());

it('English becomes accented, longer and bracketed', () => {
  expect(pseudoText('Under one roof')).toBe('⟦ÚÚndéér óónéé róóóóf⟧');
  const text = 'A sentence of ordinary length, such as most of the pages have.';
  expect(pseudoText(text).length / text.length).toBeGreaterThan(1.3);
  expect(pseudoText(text).length / text.length).toBeLessThan(1.5);
});

it.each([
  ['36–40', '36–40'],
  ['2 weeks', '⟦2 wééééks⟧'],
  ['# a\n\n- b\n\n1. c', '# ⟦áá⟧\n\n- ⟦b⟧\n\n1. ⟦c⟧'],
  ['| a | b |\n| --- | --: |\n| `a` | 1 |', '| áá | b |\n| --- | --: |\n| `a` | 1 |'],
  ['[a](/about "a") `a` https://a.example', '⟦[áá](/about "a") `a` https://a.example⟧'],
  ['![a](drawing:a-b "a")', '![áá](drawing:a-b "áá")'],
  ['```ts\na\n```\n**a**', '```ts\na\n```\n⟦**áá**⟧'],
])('numbers, Markdown, code and addresses stay: %j', (text, expected) => {
  expect(pseudoText(text)).toBe(expected);
});

it('an entry of the pseudo-locale has the texts and the references of the original', async () => {
  site = smallContent();
  for (const locale of ['it', 'ar', 'de']) {
    site.write(`team/${locale}/ada.yaml`, `name: Ada ${locale}\norder: 1\n`);
    for (const id of ['a', 'b']) {
      site.write(
        `posts/${locale}/${id}.md`,
        `---\ntitle: ${id} ${locale}\nauthor: ada\n---\n\nx ${locale}\n`,
      );
    }
  }
  expect(await buildContent(site.collections, site.target, { pseudoLocale: 'ar' })).toEqual([]);
  const posts = openContent<{ posts: Post[] }>(site.target).posts.filter(({ id }) => id === 'a');
  expect(posts.map(({ locale, title, author, html }) => [locale, title, author, html])).toEqual([
    ['ar', '⟦áá íít⟧', 'ada', '<p>⟦x íít⟧</p>'],
    ['de', 'a de', 'ada', '<p>x de</p>'],
    ['it', 'a it', 'ada', '<p>x it</p>'],
  ]);
});
