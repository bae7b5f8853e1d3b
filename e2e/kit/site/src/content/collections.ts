import { z } from 'zod';

import { type Collection, defineCollection } from '#kit/content/collection.ts';
import { createMarkdown } from '#kit/content/markdown.ts';
import { missingTranslations } from '#kit/content/missing-translations.ts';
import { pictureField } from '#kit/content/picture-schema.ts';

const markdown = createMarkdown();

const head = {
  name: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  heading: z.string().min(1),
  updated: z.iso.date(),
};
const text = z.string().superRefine((value, context) => {
  for (const { line, message } of markdown.problems(value)) {
    context.addIssue({ code: 'custom', message, params: { line } });
  }
});

const pages = defineCollection({
  directory: 'src/content/pages',
  include: '*/*.yaml',
  schema: z.strictObject({
    ...head,
    lead: z.string(),
    picture: pictureField({ widths: [320, 640], least: 320 }, { takesVideo: true }).optional(),
    words: z.record(z.string(), z.string()),
  }),
  transform: (fields, place) => ({ ...fields, ...place }),
  check: (entries) =>
    missingTranslations('pages', entries, ['contact', 'home', 'lamps', 'not-found']),
});

const lamps = defineCollection({
  directory: 'src/content/lamps',
  include: '**/*.md',
  schema: z.strictObject({ ...head, content: text }),
  transform: ({ content, ...fields }, place) => ({
    ...fields,
    ...place,
    html: markdown.blockHtml(content, place.locale),
  }),
  check: (entries) => missingTranslations('lamps', entries),
});

export const collections = { pages, lamps };

export type Content = {
  [Name in keyof typeof collections]: (typeof collections)[Name] extends Collection<
    infer _Fields,
    infer Entry
  >
    ? Entry[]
    : never;
};
