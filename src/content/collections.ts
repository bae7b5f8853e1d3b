import { type BaseEntry, type Collection, defineCollection } from '#kit/content/collection.ts';
import { missingTranslations } from '#kit/content/missing-translations.ts';

import { estimateProblems } from './estimate-problems.ts';
import { inlineHtml, withHtml, withLead } from './markdown.ts';
import { pageTexts } from './page-texts.ts';
import { paragraphs } from './prose-fields.ts';
import { sampleProblems } from './sample-problems.ts';
import * as schema from './schema.ts';
import { serviceDrawing } from './service-drawing.ts';
import { industryParent, matrixCategories, servicePaths } from './service-matrix.ts';
import { findIcon, findLogo } from './svg-files.ts';
import { serviceVariety } from './variety.ts';

const services = defineCollection({
  directory: 'src/content/services',
  include: '**/*.yaml',
  paragraphs,
  leastWords: 300,
  variety: serviceVariety,
  defaultDrawing: serviceDrawing,
  unread: ['icon'],
  schema: schema.service,
  transform: ({ heading, lead, icon, ...entry }, place) => ({
    ...entry,
    ...place,
    // Adds `icon` or, if the file is not usable, `problem` (see `problemsOf`).
    ...(icon !== undefined && findIcon(place, icon)),
    heading: inlineHtml(heading, place.locale),
    lead: inlineHtml(lead, place.locale),
  }),
  files: ({ icon }) => (icon ? [icon] : []),
  references: [
    { field: 'case', collection: 'work', noun: 'case', isOptional: true },
    { field: 'post', collection: 'posts', noun: 'post', isOptional: true },
  ],
  check: (entries) => {
    const pathsInMatrix = new Set(servicePaths);
    const isCategory = (id: string) => matrixCategories.some(({ path }) => path === id);
    const isOverview = (id: string) => id === industryParent || isCategory(id);
    const isService = (id: string) => pathsInMatrix.has(id) && !isOverview(id);
    return [
      ...missingTranslations('services', entries, servicePaths),
      ...estimateProblems(entries, isService),
      ...sampleProblems(entries, isCategory),
      ...problemsOf('icon', entries),
      ...entries
        .filter(({ id }) => !pathsInMatrix.has(id))
        .map((entry) => ({ entry, message: 'is not in the service matrix (service-matrix.json)' })),
    ];
  },
});

const work = defineCollection({
  directory: 'src/content/work',
  include: '**/*.md',
  paragraphs,
  unread: ['comparison.measures.unit'],
  schema: schema.work,
  transform: (fields, place, findPicture) => withHtml(fields, place, findPicture),
  references: [
    { field: 'client', collection: 'clients', noun: 'client' },
    { field: 'services', collection: 'services', noun: 'service', isOptional: true },
  ],
  check: (entries) => missingTranslations('work', entries),
});

const posts = defineCollection({
  directory: 'src/content/posts',
  include: '**/*.md',
  paragraphs,
  schema: schema.post,
  transform: (fields, place, findPicture) => withHtml(fields, place, findPicture),
  references: [
    { field: 'author', collection: 'team', noun: 'member of the team' },
    { field: 'tag', collection: 'tags', noun: 'tag' },
    { field: 'case', collection: 'work', noun: 'case' },
  ],
  check: (entries) => missingTranslations('posts', entries),
});

const tags = defineCollection({
  directory: 'src/content/tags',
  include: '**/*.yaml',
  paragraphs,
  schema: schema.tag,
  transform: (fields, place) => withLead(fields, place),
  check: (entries) => missingTranslations('tags', entries),
});

const team = defineCollection({
  directory: 'src/content/team',
  include: '**/*.yaml',
  paragraphs,
  schema: schema.member,
  transform: (entry, place) => ({ ...entry, ...place }),
  check: (entries) => missingTranslations('team', entries),
});

const jobs = defineCollection({
  directory: 'src/content/jobs',
  include: '**/*.yaml',
  paragraphs,
  // The subject of an e-mail cannot have soft hyphens or joined words.
  asWritten: ['subject'],
  schema: schema.job,
  transform: (entry, place) => ({ ...entry, ...place }),
  check: (entries) => missingTranslations('jobs', entries),
});

const testimonials = defineCollection({
  directory: 'src/content/testimonials',
  include: '**/*.yaml',
  paragraphs,
  schema: schema.testimonial,
  transform: (entry, place) => ({ ...entry, ...place }),
  references: [{ field: 'client', collection: 'clients', noun: 'client' }],
  check: (entries) => missingTranslations('testimonials', entries),
});

const clients = defineCollection({
  directory: 'src/content/clients',
  include: '**/*.yaml',
  paragraphs,
  unread: ['logo', 'shownIn'],
  schema: schema.client,
  transform: ({ logo, ...entry }, place) => ({
    ...entry,
    ...place,
    // Adds `logo` or, if the file is not usable, `problem` (see `problemsOf`).
    ...(logo !== undefined && findLogo(place, logo)),
  }),
  files: ({ logo }) => (logo ? [logo] : []),
  check: (entries) => [...missingTranslations('clients', entries), ...problemsOf('logo', entries)],
});

export const collections = {
  services,
  work,
  posts,
  tags,
  team,
  jobs,
  testimonials,
  clients,
  ...pageTexts,
};

/** The entries of each collection, as its `transform` returns them. */
export type Content = {
  [Name in keyof typeof collections]: (typeof collections)[Name] extends Collection<
    infer _Fields,
    infer Entry
  >
    ? Entry[]
    : never;
};

/**
 * Returns the problems of the files that a field names. `transform` cannot report problems itself: it stores the
 * problem of `findIcon` or `findLogo` in the entry, as `problem`.
 */
function problemsOf(field: string, entries: readonly (BaseEntry & { problem?: string })[]) {
  return entries.flatMap((entry) =>
    entry.problem === undefined ? [] : [{ entry, field: [field], message: entry.problem }],
  );
}
