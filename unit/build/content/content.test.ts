import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { buildContent, type Collections } from '../../../src/build/content/build.ts';
import { parseFile } from '../../../src/build/content/parse.ts';
import { defineCollection } from '../../../src/content/collection.ts';
import { openContent } from '../../../src/content/store.ts';

let project: string;
/** Gets what is kept. */
let folder: string;
let collections: Collections;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'content-'));
  folder = path.join(project, 'kept');
  collections = {
    posts: defineCollection({
      directory: path.join(project, 'posts'),
      include: '**/*.md',
      schema: z.strictObject({
        title: z.string(),
        author: z.string().optional(),
        content: z.string(),
      }),
      transform: ({ content, ...entry }, place) => ({
        ...entry,
        ...place,
        html: `<p>${content}</p>`,
      }),
      references: [{ field: 'author', to: 'member of the team', names: 'team' }],
      check: (entries) => (entries.length === 1 ? [{ message: 'One post is not enough.' }] : []),
    }),
    team: defineCollection({
      directory: path.join(project, 'team'),
      include: '**/*.yaml',
      schema: z.strictObject({ name: z.string(), order: z.number() }),
      transform: (entry, place) => ({ ...entry, ...place }),
      check: () => [],
    }),
  };
  write('posts/de/b.md', post('Zwei', 'Größe'));
  write('posts/de/deep/index.md', post('Eins', 'Text'));
  write('team/de/ada.yaml', 'name: Ada\norder: 1\n');
});
afterEach(() => rmSync(project, { recursive: true }));

const post = (title: string, text: string) => `---\ntitle: "${title}"\n---\n\n${text}\n`;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

const build = (program = 'one') => buildContent(collections, folder, program);

/** What pages would read, with the texts of the posts. */
function kept() {
  const { entries, textOf } = openContent(folder);
  return {
    team: entries.team as unknown,
    posts: entries.posts.map(({ title, locale, id, html }) => ({
      title,
      locale,
      id,
      text: textOf(html),
    })),
  };
}

describe('checked content', () => {
  it('is read back with language, id and text', () => {
    expect(build()).toEqual({ entries: 3, read: 3, problems: [] });
    expect(kept()).toEqual({
      team: [{ locale: 'de', id: 'ada', name: 'Ada', order: 1 }],
      posts: [
        { title: 'Zwei', locale: 'de', id: 'b', text: '<p>Größe</p>' },
        { title: 'Eins', locale: 'de', id: 'deep', text: '<p>Text</p>' },
      ],
    });
  });

  it('is made anew only where a file has changed, come or gone', () => {
    build();
    expect(build()).toMatchObject({ entries: 3, read: 0 });
    write('posts/de/deep/index.md', post('Eins', 'Anders und länger'));
    write('posts/de/a.md', post('Null', ''));
    rmSync(path.join(project, 'team/de/ada.yaml'));
    expect(build()).toMatchObject({ entries: 3, read: 2 });
    expect(kept()).toMatchObject({
      team: [],
      posts: [
        { id: 'a', text: '<p></p>' },
        { id: 'b', text: '<p>Größe</p>' },
        { id: 'deep', text: '<p>Anders und länger</p>' },
      ],
    });
  });

  it('is made anew by another program, and where what is kept is broken', () => {
    build();
    expect(build('two')).toMatchObject({ read: 3 });
    writeFileSync(path.join(folder, 'entries.json'), '{');
    expect(build('two')).toMatchObject({ read: 3 });
    expect(kept().posts).toHaveLength(2);
  });

  it('stays open as it was for who reads it while it is made anew', () => {
    build();
    const { entries, textOf } = openContent(folder);
    write('posts/de/a.md', post('Null', 'davor'));
    build();
    expect(entries.posts.map(({ html }) => textOf(html))).toEqual(['<p>Größe</p>', '<p>Text</p>']);
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
      '3: Unrecognized key: "age"',
    ],
    ['what is no YAML', 'team/de/ada.yaml', 'name: Ada\norder: "1\n', '3: Missing closing'],
    [
      'an unknown field above a text',
      'posts/de/b.md',
      '---\ntitle: B\ntags: x\n---\n',
      '3: Unrecog',
    ],
    ['what is no YAML above a text', 'posts/de/b.md', '---\ntitle: "B\n---\nText', '2: Missing'],
    ['a text without fields', 'posts/de/b.md', 'Text', '1: no fields above the text'],
    [
      'a reference to nothing',
      'posts/de/b.md',
      '---\ntitle: B\nauthor: eve\n---\n',
      '3: author: there is no member of the team called "eve"',
    ],
    ['another extension', 'posts/de/c.markdown', 'Text', '1: is not read: files of this folder'],
    ['a name that makes no address', 'team/de/Ada L.yaml', 'name: Ada\norder: 1\n', '1: a file is'],
    [
      'two files for one address',
      'posts/de/deep.md',
      '---\ntitle: B\n---\n',
      '1: another file is called "deep"',
    ],
  ])('names file, line and field of %s, and is not kept then', (_fault, file, text, says) => {
    write(file, text);
    const { problems } = build();
    expect(problems.join('\n')).toContain(says);
    expect(problems).toHaveLength(1);
    expect(existsSync(folder)).toBe(false);
  });

  it('has to fit together', () => {
    rmSync(path.join(project, 'posts/de/b.md'));
    expect(build().problems).toEqual(['One post is not enough.']);
  });
});

it('fields of a Markdown file stand between lines, in YAML', () => {
  const text = 'One\n---\ntwo';
  const fieldsOf = (file: string, source: string) => parseFile(file, source).fields;
  for (const source of [`---\na: 1\n---\n${text}\n`, `---\r\na: 1\r\n---\r\n\r\n${text}`]) {
    expect(fieldsOf('a.md', source)).toEqual({ a: 1, content: text });
  }
  expect(fieldsOf('a.md', '---\na: 1\n---')).toEqual({ a: 1, content: '' });
  expect(fieldsOf('a.yaml', 'a: [1, "2"]')).toEqual({ a: [1, '2'] });
});

it('a field has a line, also within lists and the text', () => {
  const yaml = parseFile('a.yaml', 'a: 1\nb:\n  - c: 2\n  - c: 3\n');
  expect(yaml.lineOf(['b', 1, 'c'])).toBe(4);
  expect(yaml.lineOf(['b', 1, 'missing'])).toBe(4);
  const markdown = parseFile('a.md', '---\na: 1\n---\n\nOne\ntwo\n');
  expect(markdown.lineOf(['a'])).toBe(2);
  expect(markdown.lineOf(['content'], 1)).toBe(6);
});
