import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { defineCollection } from '../../src/content/collection.ts';
import { openContent } from '../../src/content/store.ts';
import { buildContent, type Collections } from '../../src/tools/content/build.ts';
import { parseFile } from '../../src/tools/content/parse.ts';
import { contentPlugin } from '../../src/tools/content/plugin.ts';

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
      schema: z.object({ title: z.string(), content: z.string() }),
      transform: ({ content, ...entry }, place) => ({
        ...entry,
        ...place,
        html: `<p>${content}</p>`,
      }),
      check: (entries) => {
        if (entries.length === 1) throw new Error('One post is not enough.');
      },
    }),
    team: defineCollection({
      directory: path.join(project, 'team'),
      include: '**/*.yaml',
      schema: z.object({ name: z.string(), order: z.number() }),
      transform: (entry, place) => ({ ...entry, ...place }),
      check: () => undefined,
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

  it('has its problems named by file and field, and is not kept then', () => {
    write('team/de/ada.yaml', 'name: 3\norder: first\n');
    write('team/de/eve.yaml', 'name: "Eve\n');
    write('posts/de/b.md', 'no fields');
    const { problems } = build();
    const team = path.join(project, 'team');
    expect(problems).toEqual([
      expect.stringMatching(/posts\/de\/b\.md: no fields above the text/),
      expect.stringContaining(`${team}/de/ada.yaml: name: Invalid input`),
      expect.stringContaining(`${team}/de/ada.yaml: order: Invalid input`),
      expect.stringContaining(`${team}/de/eve.yaml: `),
    ]);
    expect(existsSync(folder)).toBe(false);
  });

  it('has to fit together', () => {
    rmSync(path.join(project, 'posts/de/b.md'));
    expect(build().problems).toEqual(['One post is not enough.']);
  });
});

it('fields of a Markdown file stand between lines, in YAML', () => {
  const text = 'One\n---\ntwo';
  for (const source of [`---\na: 1\n---\n${text}\n`, `---\r\na: 1\r\n---\r\n\r\n${text}`]) {
    expect(parseFile('a.md', source)).toEqual({ a: 1, content: text });
  }
  expect(parseFile('a.md', '---\na: 1\n---')).toEqual({ a: 1, content: '' });
  expect(parseFile('a.yaml', 'a: [1, "2"]')).toEqual({ a: [1, '2'] });
});

describe('in development', () => {
  function serve(problems: string[] = []) {
    vi.useFakeTimers();
    const watcher = new EventEmitter();
    const changed: string[] = [];
    const error = vi.fn();
    watcher.on('change', (file: string) => changed.push(path.relative('.', file)));
    const rebuild = vi.fn(() => ({ problems }));
    const { configureServer } = contentPlugin('dist', rebuild) as unknown as {
      configureServer: (server: object) => void;
    };
    configureServer({ watcher, config: { logger: { error } } });
    return { watcher, changed, error, rebuild };
  }
  afterEach(() => vi.useRealTimers());

  it('changed content is read once for several changes, and so is what shows it', () => {
    const { watcher, changed, rebuild } = serve();
    watcher.emit('all', 'change', '/site/src/content/posts/de/a.md');
    watcher.emit('all', 'unlink', '/site/src/content/team/de/ada.yaml');
    watcher.emit('all', 'change', '/site/src/content/schema.ts');
    vi.runAllTimers();
    expect(rebuild).toHaveBeenCalledOnce();
    expect(changed).toEqual(['src/content/index.ts']);
  });

  it('other files change nothing', () => {
    const { watcher, rebuild } = serve();
    watcher.emit('all', 'change', '/site/README.md');
    vi.runAllTimers();
    expect(rebuild).not.toHaveBeenCalled();
  });

  it('what is wrong is said, and pages stay as they were', () => {
    const { watcher, changed, error } = serve(['a.yaml: name: Invalid input']);
    watcher.emit('all', 'change', '/site/src/content/team/de/a.yaml');
    vi.runAllTimers();
    expect(error).toHaveBeenCalledWith('a.yaml: name: Invalid input');
    expect(changed).toEqual([]);
  });
});

it('a build reads its own content, development that of the project', () => {
  const { config } = contentPlugin('dist-static') as unknown as {
    config: (user: object, environment: { command: string }) => object;
  };
  expect(config({}, { command: 'build' })).toEqual({
    define: { __CONTENT_FOLDER__: '"dist-static/server/content"' },
  });
  expect(config({}, { command: 'serve' })).toEqual({});
});
