import { Feed } from 'feed';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { site } from '#kit/site/definition.ts';
import { type FeedFormat, feedLength, feedPath } from '#kit/site/feeds.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { href, type RouteName } from '#kit/site/routes.ts';
import { siteUrl } from '#kit/site/url.ts';

/** Returns the newest posts of a language as RSS 2.0 and Atom, newest first, each with its full text. */
export function feeds(locale: LocaleCode): Record<FeedFormat, string> {
  if (!site.feed) throw new Error('The definition of the site names no feed.');
  const { company } = site;
  // The type of the definition has plain strings: it cannot refer to the routes that it declares itself.
  const listRoute = site.feed.list as RouteName;
  const postRoute = site.feed.item as RouteName;
  const { title, description } = pageSummary({ name: listRoute, locale });
  const posts = site.feed.items(locale).slice(0, feedLength);
  const listUrl = siteUrl(href(locale, listRoute));
  const changeDates = posts.map(({ date, updated }) => updated ?? date).sort();
  const feed = new Feed({
    id: listUrl,
    link: listUrl,
    title: `${withoutSoftHyphens(title)} · ${company.name}`,
    description: withoutSoftHyphens(description),
    language: locale,
    // A feed without posts needs a date too, which must be the same in every build.
    updated: day(changeDates.at(-1) ?? `${String(company.founded)}-01-01`),
    generator: false,
    copyright: company.legalName,
    favicon: siteUrl('/favicon.ico'),
    image: siteUrl('/icon-192.png'),
    author: { name: company.name, email: company.email, link: siteUrl(localizePath('/', locale)) },
    feedLinks: {
      rss: siteUrl(feedPath(locale, 'rss')),
      atom: siteUrl(feedPath(locale, 'atom')),
    },
  });
  for (const post of posts) {
    const link = siteUrl(href(locale, postRoute, post.id));
    const tag = withoutSoftHyphens(post.tag);
    feed.addItem({
      id: link,
      link,
      title: escapedText(post.heading),
      description: escapedText(post.summary),
      content: absoluteLinks(withoutSoftHyphens(post.html), link),
      published: day(post.date),
      date: day(post.updated ?? post.date),
      // In RSS the author is an e-mail address with a name.
      author: [{ name: post.author, email: company.email }],
      category: [{ name: tag, term: tag }],
    });
  }
  return { rss: feed.rss2(), atom: feed.atom1() };
}

/** Returns a plain text as HTML, which both formats require of titles and summaries. */
function escapedText(text: string): string {
  return withoutSoftHyphens(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Returns the start of a day (`2026-11-01`) in UTC. */
function day(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/**
 * Makes addresses absolute: a feed reader would resolve '/about' against its own site, and '#costs' against its own page.
 *
 * @param page Address of the page that has the HTML.
 */
function absoluteLinks(html: string, page: string): string {
  return html.replace(/(href|src|srcset)="([^"]*)"/g, (_, name: string, value: string) => {
    // `elementsOf` (src/kit/content/picture.ts) joins the candidates of a `srcset` by ', '.
    const addresses = name === 'srcset' ? value.split(', ') : [value];
    return `${name}="${addresses.map((address) => absolute(address, page)).join(', ')}"`;
  });
}

function absolute(address: string, page: string): string {
  if (address.startsWith('#')) return page + address;
  return address.startsWith('/') ? siteUrl(address) : address;
}
