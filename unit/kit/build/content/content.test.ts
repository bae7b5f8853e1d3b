import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { buildContent } from '#kit/build/content/build.ts';
import { parseFile } from '#kit/build/content/parse.ts';
import type { BaseEntry } from '#kit/content/collection.ts';
import { openContent } from '#kit/content/reader.ts';

import { post, smallContent } from './small-content.ts';

let site: ReturnType<typeof smallContent>;

beforeEach(() => {
  site = smallContent();
  site.write('posts/de/b.md', post('Zwei', 'Größe'));
  site.write('posts/de/deep/index.md', post('Eins', 'Text'));
  site.write('team/de/ada.yaml', 'name: Ada\norder: 1\n');
});
afterEach(() => site.remove());

const build = () => buildContent(site.collections, site.target);

describe('checked content', () => {
  it('is read back with language, id and text', async () => {
    expect(await build()).toEqual([]);
    expect(openContent(site.target)).toEqual({
      team: [{ locale: 'de', id: 'ada', name: 'Ada', order: 1 }],
      posts: [
        { locale: 'de', id: 'b', title: 'Zwei', html: '<p>Größe</p>' },
        { locale: 'de', id: 'deep', title: 'Eins', html: '<p>Text</p>' },
      ],
      services: [],
    });
  });

  it.each([
    [
      'a field of the wrong kind',
      'team/de/ada.yaml',
      'name: Ada\norder: first\n',
      '2: order: Invalid',
    ],
    ['a missing field', 'team/de/ada.yaml', 'name: Ada\n', '1: order: Invalid'],
    [
      'an unknown field',
      'team/de/ada.yaml',
      'name: Ada\norder: 1\nage: 3\n',
      '3: age: Unrecognized key',
    ],
    ['invalid YAML', 'team/de/ada.yaml', 'name: Ada\norder: "1\n', '3: Missing closing'],
    [
      'an unknown field above a text',
      'posts/de/b.md',
      '---\ntitle: B\ntags: x\n---\n',
      '3: tags: Unrecog',
    ],
    ['invalid YAML above a text', 'posts/de/b.md', '---\ntitle: "B\n---\nText', '2: Missing'],
    ['a text without fields', 'posts/de/b.md', 'Text', '1: has no front matter'],
    [
      'a reference to nothing',
      'posts/de/b.md',
      '---\ntitle: B\nauthor: eve\n---\n',
      '3: author: there is no member of the team called "eve"',
    ],
    ['another extension', 'posts/de/c.markdown', 'Text', '1: is not read: names of files'],
    [
      'a name that makes no address',
      'team/de/Ada L.yaml',
      'name: Ada\norder: 1\n',
      '1: a file name may',
    ],
    [
      'two files for one address',
      'posts/de/b/index.md',
      '---\ntitle: B\n---\n',
      '1: another file is called "b"',
    ],
    [
      'a fingerprint of a translation in the original itself',
      'team/it/ada.yaml',
      'name: Ada\norder: 1\nsource: "1"\n',
      '3: source: Unrecognized key',
    ],
  ])(
    'with %s is reported with file, line and field, and not written',
    async (_fault, file, text, says) => {
      site.write(file, text);
      const problems = await build();
      expect(problems.join('\n')).toContain(`${site.path(file)}:${says}`);
      expect(problems).toHaveLength(1);
      expect(existsSync(site.target)).toBe(false);
    },
  );

  it('lacks every field if a file is empty', async () => {
    site.write('team/de/ada.yaml', '# Later\n');
    const name = site.path('team/de/ada.yaml');
    expect(await build()).toEqual([
      expect.stringContaining(`${name}:1: name: Invalid`),
      expect.stringContaining(`${name}:1: order: Invalid`),
    ]);
  });

  it('is also checked as a whole', async () => {
    site.remove('posts/de/b.md');
    expect(await build()).toEqual(['One post is not enough.']);
  });
});

it('the fields of a Markdown file are its YAML front matter', () => {
  const text = 'One\n---\ntwo';
  const fieldsOf = (file: string, source: string) => parseFile(file, source).fields;
  for (const source of [`---\na: 1\n---\n${text}\n`, `---\r\na: 1\r\n---\r\n\r\n${text}`]) {
    expect(fieldsOf('a.md', source)).toEqual({ a: 1, content: text });
  }
  expect(fieldsOf('a.md', '---\na: 1\n---')).toEqual({ a: 1, content: '' });
  expect(fieldsOf('a.yaml', 'a: [1, "2"]')).toEqual({ a: [1, '2'] });
});

it('the line of a field is known, also within lists and the text', () => {
  const yaml = parseFile('a.yaml', 'a: 1\nb:\n  - c: 2\n  - c: 3\n');
  expect(yaml.lineOf(['b', 1, 'c'])).toBe(4);
  expect(yaml.lineOf(['b', 1, 'missing'])).toBe(4);
  const markdown = parseFile('a.md', '---\na: 1\n---\n\nOne\ntwo\n');
  expect(markdown.lineOf(['a'])).toBe(2);
  expect(markdown.lineOf(['content'], 1)).toBe(6);
});

describe('facts of the company', () => {
  const factsOf = (locale: string) => ({ company: 'Lume', country: locale });
  const buildWithFacts = () => buildContent(site.collections, site.target, { factsOf });

  it('replace their names in texts, in the language of the text', async () => {
    site.write('team/de/ada.yaml', 'name: "Ada, {company}"\norder: 1\nnote: ["{country}"]\n');
    expect(await buildWithFacts()).toEqual([]);
    expect(openContent<{ team: BaseEntry[] }>(site.target).team).toEqual([
      { locale: 'de', id: 'ada', name: 'Ada, Lume', order: 1, note: ['de'] },
    ]);
  });

  it('that do not exist are problems with file, line and field', async () => {
    site.write('posts/de/b.md', post('Zwei', 'Eins\n\nvon {compny}'));
    expect(await buildWithFacts()).toEqual([
      `${site.path('posts/de/b.md')}:7: content: there is no fact "{compny}" of the company; there are company, country`,
    ]);
  });
});

it('files beside entries are copied into the public folder, and old copies are removed', async () => {
  const publicDir = site.path('public');
  const { team } = site.collections;
  const file = site.path('team/de/ada.svg');
  const collections = {
    ...site.collections,
    team: { ...team!, files: () => [{ file, path: '/content/ada.1.svg' }] },
  };
  site.write('team/de/ada.svg', '<svg/>');
  site.write('public/content/gone.2.svg', '<svg/>');
  expect(await buildContent(collections, site.target, { publicDir })).toEqual([]);
  expect(readdirSync(path.join(publicDir, 'content'))).toEqual(['ada.1.svg']);
});
