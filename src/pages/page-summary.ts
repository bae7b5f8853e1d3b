import { content } from '#content/index.ts';
import { categoryOf, pathsOf } from '#content/service-matrix.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';

import { postList } from './post-list.ts';
import type { PageAddress } from '#kit/site/routes.ts';

/** What is said of a page where the page itself is not: search, feeds, shared links, lists. */
export interface PageSummary {
  title: string;
  description: string;
  /** The page's h1 as plain text; soft hyphens are kept. */
  heading: string;
  /** Day of the last change ('2026-11-01'). */
  updated: string;
  /** Name of the drawing or view that stands for the page (src/brand/drawings/catalogue.ts, views.ts). */
  drawing: string;
}

/** The summary of a page in a language. Throws where the content has no such entry. */
export function pageSummary({ locale, name, id = '' }: PageAddress & { locale: LocaleCode }) {
  const { title, description, heading, updated, drawing } = entryOf(locale, name, id);
  return {
    title,
    description,
    heading: plainText(heading),
    updated,
    drawing,
  } satisfies PageSummary;
}

/** A service is drawn by the view of its category's drawing that has its place; the industries' parent by a fifth. */
export function serviceDrawing(servicePath: string): string {
  const category = categoryOf(servicePath);
  if (!category) return 'manufacturing-5';
  const { id } = category;
  const place = pathsOf(category).indexOf(servicePath);
  if (place >= 0) return `${id}-${place + 1}`;
  return id === 'product-engineering-and-development' ? 'assembled-drive' : id;
}

function entryOf(locale: LocaleCode, name: PageAddress['name'], id: string): PageSummary {
  switch (name) {
    case 'index': {
      const home = content.home(locale);
      const heading = `${home.heading} ${home.phrases[0] ?? ''}`;
      return { ...home, heading, drawing: 'assembled-drive' };
    }
    case 'services':
      return { ...content.listing(locale, 'services'), drawing: 'assembled-drive' };
    case 'services-menu':
      return { ...content.listing(locale, 'menu'), drawing: 'experience-design' };
    case 'services-category-id':
      return { ...content.service(locale, id), drawing: serviceDrawing(id) };
    case 'work': {
      // The list below begins with the drawing of the first.
      const last = content.work(locale).at(-1);
      return { ...content.listing(locale, 'work'), drawing: last?.drawing ?? 'assembled-drive' };
    }
    case 'work-slug':
      return content.workItem(locale, id);
    case 'about':
      return { ...content.about(locale), drawing: 'tolerance' };
    case 'contact':
      return { ...content.contact(locale), drawing: 'quality-engineering' };
    case 'blogs':
    case 'blogs-page':
    case 'blogs-tag': {
      const { posts, ...list } = postList(locale, name, id);
      const days = [list.updated, ...posts.map(({ date, updated }) => updated ?? date)];
      return {
        ...list,
        drawing: posts[0]?.drawing ?? 'tolerance',
        updated: days.sort().at(-1) ?? '',
      };
    }
    case 'blogs-id': {
      const post = content.post(locale, id);
      return { ...post, updated: post.updated ?? post.date };
    }
    case 'clients':
      return { ...content.clientsPage(locale), drawing: 'halden' };
    case 'privacy':
    case 'imprint':
      return { ...content.legal(locale, name), drawing: 'maintenance-and-support' };
    case 'accessibility':
      return { ...content.accessibility(locale), drawing: 'experience-design' };
  }
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Text of the inline HTML that Markdown made of one line. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => entities[name] ?? name);
}
