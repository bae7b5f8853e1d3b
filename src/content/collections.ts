import { defineCollection } from '@content-collections/core';
import { marked } from 'marked';

import { localeCodes } from '../i18n/locales.ts';
import * as schema from './schema.ts';
import { industryParent, matrixCategories, servicePaths } from './service-matrix.ts';

type Placed = { locale: string; id: string };

const services = defineCollection({
  name: 'services',
  directory: 'src/content/services',
  include: '**/*.yaml',
  parser: 'yaml',
  schema: schema.service,
  transform: ({ _meta, heading, lead, ...entry }) => ({
    ...entry,
    ...placeOf(_meta.path),
    heading: inline(heading),
    lead: inline(lead),
  }),
  onSuccess: (entries) => {
    inEveryLanguage('services', entries);
    const known = new Set(servicePaths);
    const written = new Set(entries.map(({ id }) => id));
    reject(
      [...written]
        .filter((id) => !known.has(id))
        .map((id) => `src/content/services: "${id}" is not in the service matrix.`),
      [...known]
        .filter((id) => !written.has(id))
        .map((id) => `src/content/services: "${id}" of the service matrix has no file.`),
      entries
        .filter(
          ({ id, parts, dimensions, questions }) =>
            leads(id) && !(parts && dimensions && questions),
        )
        .map(
          ({ id, locale }) =>
            `src/content/services/${locale}/${id}/index.yaml: parts, dimensions and questions are required on categories.`,
        ),
    );
  },
});

const work = defineCollection({
  name: 'work',
  directory: 'src/content/work',
  include: '**/*.md',
  schema: schema.work,
  transform: ({ _meta, content, ...entry }) => ({
    ...entry,
    ...placeOf(_meta.path),
    html: block(content),
  }),
  onSuccess: (entries) => {
    inEveryLanguage('work', entries);
    reject(
      entries.flatMap(({ id, locale, services: ids }) =>
        ids
          .filter((service) => !servicePaths.includes(service))
          .map(
            (service) =>
              `src/content/work/${locale}/${id}.md: services names "${service}", which the service matrix has not.`,
          ),
      ),
    );
  },
});

const posts = defineCollection({
  name: 'posts',
  directory: 'src/content/posts',
  include: '**/*.md',
  schema: schema.post,
  transform: ({ _meta, content, ...entry }) => ({
    ...entry,
    ...placeOf(_meta.path),
    html: block(content),
  }),
  onSuccess: (entries) => inEveryLanguage('posts', entries),
});

const legal = defineCollection({
  name: 'legal',
  directory: 'src/content/pages',
  include: '**/*.md',
  schema: schema.legal,
  transform: ({ _meta, content, ...entry }) => ({
    ...entry,
    ...placeOf(_meta.path),
    html: block(content),
  }),
  onSuccess: (entries) => inEveryLanguage('pages', entries),
});

const listings = defineCollection({
  name: 'listings',
  directory: 'src/content/pages',
  include: '*/{services,menu,work,blogs,clients}.yaml',
  parser: 'yaml',
  schema: schema.listing,
  transform: ({ _meta, lead, ...entry }) => ({
    ...entry,
    ...placeOf(_meta.path),
    lead: inline(lead),
  }),
  onSuccess: (entries) => inEveryLanguage('pages', entries),
});

const homes = defineCollection({
  name: 'homes',
  directory: 'src/content/pages',
  include: '*/home.yaml',
  parser: 'yaml',
  schema: schema.home,
  transform: ({ _meta, ...entry }) => ({ ...entry, ...placeOf(_meta.path) }),
  onSuccess: (entries) => inEveryLanguage('pages', entries),
});

const abouts = defineCollection({
  name: 'abouts',
  directory: 'src/content/pages',
  include: '*/about.yaml',
  parser: 'yaml',
  schema: schema.about,
  transform: ({ _meta, ...entry }) => ({ ...entry, ...placeOf(_meta.path) }),
  onSuccess: (entries) => inEveryLanguage('pages', entries),
});

const contacts = defineCollection({
  name: 'contacts',
  directory: 'src/content/pages',
  include: '*/contact.yaml',
  parser: 'yaml',
  schema: schema.contact,
  transform: ({ _meta, ...entry }) => ({ ...entry, ...placeOf(_meta.path) }),
  onSuccess: (entries) => inEveryLanguage('pages', entries),
});

const team = defineCollection({
  name: 'team',
  directory: 'src/content/team',
  include: '**/*.yaml',
  parser: 'yaml',
  schema: schema.member,
  transform: ({ _meta, ...entry }) => ({ ...entry, ...placeOf(_meta.path) }),
  onSuccess: (entries) => inEveryLanguage('team', entries),
});

const testimonials = defineCollection({
  name: 'testimonials',
  directory: 'src/content/testimonials',
  include: '**/*.yaml',
  parser: 'yaml',
  schema: schema.testimonial,
  transform: ({ _meta, ...entry }) => ({ ...entry, ...placeOf(_meta.path) }),
  onSuccess: (entries) => inEveryLanguage('testimonials', entries),
});

const clients = defineCollection({
  name: 'clients',
  directory: 'src/content/clients',
  include: '**/*.yaml',
  parser: 'yaml',
  schema: schema.client,
  transform: ({ _meta, ...entry }) => ({ ...entry, ...placeOf(_meta.path) }),
  onSuccess: (entries) => inEveryLanguage('clients', entries),
});

export const collections = [
  services,
  work,
  posts,
  legal,
  listings,
  homes,
  abouts,
  contacts,
  team,
  testimonials,
  clients,
];

/** True for the pages that lead to others: the industries' parent, categories and industries. */
function leads(id: string): boolean {
  return id === industryParent || matrixCategories.some(({ path }) => path === id);
}

/** `de/data-engineering/index` is the German entry `data-engineering`. */
function placeOf(path: string): Placed {
  const [locale = '', ...rest] = path.split('/');
  return { locale, id: rest.join('/').replace(/\/index$/, '') };
}

function inline(markdown: string): string {
  return marked.parseInline(markdown, { async: false });
}

function block(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

/** An entry that lacks a language would leave a hole in the site: the build stops instead. */
function inEveryLanguage(folder: string, entries: readonly Placed[]): void {
  const ids = new Set(entries.map(({ id }) => id));
  const written = new Set(entries.map(({ id, locale }) => `${locale}/${id}`));
  const problems: string[] = [];
  for (const id of ids) {
    for (const locale of localeCodes) {
      if (!written.has(`${locale}/${id}`)) {
        problems.push(`src/content/${folder}: "${id}" is not written in "${locale}".`);
      }
    }
  }
  for (const { id, locale } of entries) {
    if (!(localeCodes as readonly string[]).includes(locale)) {
      problems.push(
        `src/content/${folder}/${locale}/${id}: "${locale}" is not a language of the site.`,
      );
    }
  }
  reject(problems);
}

function reject(...problems: string[][]): void {
  const all = problems.flat();
  if (all.length > 0) throw new Error(`Content is incomplete:\n  ${all.join('\n  ')}`);
}
