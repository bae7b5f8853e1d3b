import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { z } from 'zod';

import type { Collections } from '#kit/build/content/read.ts';
import { defineCollection } from '#kit/content/collection.ts';

/** Three collections in a temporary folder, and functions that write and remove their files. */
export function smallContent() {
  const project = mkdtempSync(path.join(tmpdir(), 'content-'));
  const collections: Collections = {
    posts: defineCollection({
      directory: path.join(project, 'posts'),
      include: '**/*.md',
      schema: z.strictObject({
        title: z.string(),
        updated: z.string().optional(),
        author: z.string().optional(),
        content: z.string(),
      }),
      transform: ({ content, ...entry }, place) => ({
        ...entry,
        ...place,
        html: `<p>${content}</p>`,
      }),
      references: [{ field: 'author', collection: 'team', noun: 'member of the team' }],
      check: (entries) => (entries.length === 1 ? [{ message: 'One post is not enough.' }] : []),
    }),
    team: defineCollection({
      directory: path.join(project, 'team'),
      include: '**/*.yaml',
      paragraphs: ['note'],
      schema: z.strictObject({
        name: z.string(),
        order: z.number(),
        note: z.array(z.string()).optional(),
        updated: z.string().optional(),
      }),
      transform: (entry, place) => ({ ...entry, ...place }),
      check: () => [],
    }),
    services: defineCollection({
      directory: path.join(project, 'services'),
      include: '**/*.yaml',
      leastWords: 300,
      paragraphs: ['lead'],
      schema: z.strictObject({ title: z.string(), lead: z.string() }),
      transform: (entry, place) => ({ ...entry, ...place }),
      check: () => [],
    }),
  };
  return {
    collections,
    /** The file that `buildContent` writes. */
    target: path.join(project, 'kept/content.json'),
    path: (file: string) => path.join(project, file),
    write: (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
      writeFileSync(path.join(project, file), text);
    },
    remove: (file = '') => rmSync(path.join(project, file), { recursive: true }),
  };
}

export const post = (title: string, text: string) => `---\ntitle: "${title}"\n---\n\n${text}\n`;
