import { marked } from 'marked';

import { localeCodes } from '../i18n/locales.ts';
import { type Collection, defineCollection, type Placed } from './collection.ts';
import * as schema from './schema.ts';
import { industryParent, matrixCategories, servicePaths } from './service-matrix.ts';

const services = defineCollection({
  directory: 'src/content/services',
  include: '**/*.yaml',
  schema: schema.service,
  transform: ({ heading, lead, ...entry }, place) => ({
    ...entry,
    ...place,
    heading: inline(heading),
    lead: inline(lead),
  }),
  check: (entries) => {
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
  directory: 'src/content/work',
  include: '**/*.md',
  schema: schema.work,
  transform: ({ content, ...entry }, place) => ({
    ...entry,
    ...place,
    html: block(content),
  }),
  check: (entries) => {
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
  directory: 'src/content/posts',
  include: '**/*.md',
  schema: schema.post,
  transform: ({ content, ...entry }, place) => ({
    ...entry,
    ...place,
    html: block(content),
  }),
  check: (entries) => inEveryLanguage('posts', entries),
});

const legal = defineCollection({
  directory: 'src/content/pages',
  include: '**/*.md',
  schema: schema.legal,
  transform: ({ content, ...entry }, place) => ({
    ...entry,
    ...place,
    html: block(content),
  }),
  check: (entries) => inEveryLanguage('pages', entries),
});

const listings = defineCollection({
  directory: 'src/content/pages',
  include: '*/{services,menu,work,blogs,clients}.yaml',
  schema: schema.listing,
  transform: ({ lead, ...entry }, place) => ({
    ...entry,
    ...place,
    lead: inline(lead),
  }),
  check: (entries) => inEveryLanguage('pages', entries),
});

const homes = defineCollection({
  directory: 'src/content/pages',
  include: '*/home.yaml',
  schema: schema.home,
  transform: (entry, place) => ({ ...entry, ...place }),
  check: (entries) => inEveryLanguage('pages', entries),
});

const abouts = defineCollection({
  directory: 'src/content/pages',
  include: '*/about.yaml',
  schema: schema.about,
  transform: (entry, place) => ({ ...entry, ...place }),
  check: (entries) => inEveryLanguage('pages', entries),
});

const contacts = defineCollection({
  directory: 'src/content/pages',
  include: '*/contact.yaml',
  schema: schema.contact,
  transform: (entry, place) => ({ ...entry, ...place }),
  check: (entries) => inEveryLanguage('pages', entries),
});

const team = defineCollection({
  directory: 'src/content/team',
  include: '**/*.yaml',
  schema: schema.member,
  transform: (entry, place) => ({ ...entry, ...place }),
  check: (entries) => inEveryLanguage('team', entries),
});

const testimonials = defineCollection({
  directory: 'src/content/testimonials',
  include: '**/*.yaml',
  schema: schema.testimonial,
  transform: (entry, place) => ({ ...entry, ...place }),
  check: (entries) => inEveryLanguage('testimonials', entries),
});

const clients = defineCollection({
  directory: 'src/content/clients',
  include: '**/*.yaml',
  schema: schema.client,
  transform: (entry, place) => ({ ...entry, ...place }),
  check: (entries) => inEveryLanguage('clients', entries),
});

export const collections = {
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
};

/** The entries of every collection. */
export type Content = {
  [Name in keyof typeof collections]: (typeof collections)[Name] extends Collection<
    infer _Fields,
    infer Entry
  >
    ? Entry[]
    : never;
};

/** True for the pages that lead to others: the industries' parent, categories and industries. */
function leads(id: string): boolean {
  return id === industryParent || matrixCategories.some(({ path }) => path === id);
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
