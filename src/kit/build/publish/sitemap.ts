import { pageSummary } from '#kit/site/page-summary.ts';
import { languageLinks, type Page } from '#kit/site/routes.ts';
import { siteUrl } from '#kit/site/url.ts';

/**
 * Returns the sitemap (sitemaps.org 0.9) of the indexed pages, each with its versions in other languages.
 * Dates come from the content. With the date of the build, every page would seem to have changed. Addresses are not
 * escaped, since ids and routes contain no character that must be escaped in XML.
 */
export function sitemap(pages: readonly Page[]): string {
  const entries = pages.filter(({ indexed }) => indexed).map(entry);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function entry(page: Page): string {
  const { updated } = pageSummary(page);
  return [
    '<url>',
    `<loc>${siteUrl(page.address)}</loc>`,
    `<lastmod>${updated}</lastmod>`,
    ...languageLinks(page).map(
      ({ hreflang, address }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl(address)}"/>`,
    ),
    '</url>',
  ].join('');
}
