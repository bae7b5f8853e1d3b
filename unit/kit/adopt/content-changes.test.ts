import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';

import { removeContent } from '#kit/adopt/content-changes.ts';
import { defineCollection } from '#kit/content/collection.ts';
import { pictureField } from '#kit/content/picture-schema.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

let directory: string;

beforeEach(() => {
  directory = temporaryFolder('posts');
});

function write(name: string, text: string): void {
  const file = path.join(directory, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function postsIn(folder: string) {
  return defineCollection({
    directory: folder,
    include: '*/*.md',
    schema: z.strictObject({
      picture: pictureField({ widths: [320], least: 320 }, { takesVideo: true }).optional(),
      content: z.string(),
    }),
    transform: (fields, place) => ({ ...fields, ...place }),
    check: () => [],
  });
}

/** The new text of each changed file, null if it is removed, by its path from the collection. */
function changesBy(
  removal: Partial<Parameters<typeof removeContent>[1]>,
): Record<string, string | null> {
  const changes = removeContent(
    { posts: postsIn(directory) },
    {
      collections: [],
      isUnwanted: () => false,
      removesDrawings: false,
      addresses: {},
      ...removal,
    },
  );
  return Object.fromEntries(
    [...changes].map(([file, text]) => [path.relative(directory, file), text]),
  );
}

function changesWithout(id: string, { removesDrawings = false } = {}) {
  return changesBy({ isUnwanted: (file) => file.id === id, removesDrawings });
}

const post = (file: string, content: string) =>
  `---\npicture:\n  file: ${file}\n  alt: 'Cosa mostra'\n---\n\n${content}\n`;

it.each([
  ['in a folder', './img/a.jpg'],
  ['with a space in its name', './my photo.jpg'],
  ['with letters beyond ASCII in its name', './città.jpg'],
])('a picture %s is removed with the entry that names it', (_, address) => {
  write('it/old.md', post(address, 'Testo'));
  write(path.join('it', address), '');
  write('it/img/other.jpg', '');
  expect(changesWithout('old')).toEqual({
    'it/old.md': null,
    [path.join('it', address)]: null,
  });
});

it('pictures and videos in the fields and the text of an entry are removed with it', () => {
  write(
    'it/old.md',
    '---\npicture:\n  file: ./a.svg\n  alt: \'A\'\n  video: [./b.webm, ./c.mp4]\n---\n\n![D](<./d e.jpg> "Titolo")\n',
  );
  const beside = ['it/a.svg', 'it/b.webm', 'it/c.mp4', 'it/d e.jpg'];
  for (const file of beside) write(file, '');
  expect(Object.keys(changesWithout('old')).sort()).toEqual([...beside, 'it/old.md'].sort());
});

it('a picture that another entry names stays', () => {
  write('it/old.md', post('./img/a.jpg', 'Testo'));
  write('it/new.md', post('./img/a.jpg', 'Testo'));
  write('it/img/a.jpg', '');
  expect(changesWithout('old')).toMatchObject({ 'it/old.md': null });
  expect(changesWithout('old')).not.toHaveProperty('it/img/a.jpg');
});

it('a drawing is removed from a text, also from its last line', () => {
  write(
    'it/new.md',
    '---\n{}\n---\n\nTesto\n\n![A](drawing:a "A")\n\nAltro\n\n![B](drawing:b "B")',
  );
  expect(changesWithout('old', { removesDrawings: true })).toEqual({
    'it/new.md': '---\n{}\n---\n\nTesto\n\nAltro\n\n',
  });
});

it('only entries that may be removed are removed; the others keep their pictures', () => {
  write('it/old.md', post('./a.jpg', 'Testo'));
  write('it/own.md', post('./b.jpg', 'Testo'));
  write('it/a.jpg', '');
  write('it/b.jpg', '');
  const removal = { collections: ['posts'], removable: new Set(['posts/old']) };
  expect(changesBy(removal)).toMatchObject({ 'it/old.md': null, 'it/a.jpg': null });
  expect(changesBy(removal)['it/own.md']).toBeTypeOf('string');
  expect(changesBy(removal)).not.toHaveProperty('it/b.jpg');
});

/** Removes the post `old`, which the comment `own` needs. Returns the new text of the comment, null if it is removed. */
function ownWithoutOld(...removable: string[]) {
  write('it/old.md', '---\n{}\n---\n\nTesto\n');
  const folder = temporaryFolder('comments');
  mkdirSync(path.join(folder, 'it'));
  const own = path.join(folder, 'it/own.md');
  writeFileSync(own, '---\npost: old\n---\n\nTesto\n');
  const comments = defineCollection({
    directory: folder,
    include: '*/*.md',
    schema: z.strictObject({ post: z.string('is missing'), content: z.string() }),
    references: [{ field: 'post', collection: 'posts', noun: 'post' }],
    transform: (fields, place) => ({ ...fields, ...place }),
    check: () => [],
  });
  const changes = removeContent(
    { posts: postsIn(directory), comments },
    {
      collections: ['posts'],
      isUnwanted: () => false,
      removesDrawings: false,
      addresses: {},
      removable: new Set(removable),
    },
  );
  return changes.get(path.relative('.', own)) ?? changes.get(own);
}

it('an entry that needs a removed entry is removed with it', () => {
  expect(ownWithoutOld('posts/old', 'comments/own')).toBeNull();
});

it('an entry that needs a removed entry but may not be removed is reported', () => {
  expect(() => ownWithoutOld('posts/old')).toThrow(
    expect.objectContaining({
      message: 'These entries need what would be removed:',
      problems: [expect.stringMatching(/it\/own\.md: post: is missing$/)],
    }),
  );
});

it('a collection that the site does not have removes nothing', () => {
  const text = post('./a.jpg', 'Testo');
  write('it/a.md', text);
  expect(changesBy({ collections: ['notes'] })).toEqual({ 'it/a.md': text });
});
