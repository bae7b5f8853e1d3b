import { localeCodes } from '#kit/i18n/locales.ts';
import { feedFormats, feedPath, hasFeed } from '#kit/site/feeds.ts';
import { allPages } from '#kit/site/routes.ts';
import { socialImage } from '#kit/site/social-image.ts';
import { siteIndexed, siteUrl } from '#kit/site/url.ts';

import { feeds } from './feeds.ts';
import { icons } from './icons.ts';
import { llmsText } from './llms-text.ts';
import { sitemap } from './sitemap.ts';
import { createSocialPainter, motifOf } from './social-image.ts';
import { webManifest } from './web-manifest.ts';

/** Returns the files that search engines, feed readers and home screens read, by their addresses. */
export async function publishedFiles(): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>([
    ['/robots.txt', robots()],
    ['/llms.txt', llmsText()],
    ['/site.webmanifest', webManifest()],
  ]);
  // No page of a preview is indexed, and a sitemap without an entry is not valid.
  if (siteIndexed) files.set('/sitemap.xml', sitemap(allPages));
  for (const locale of localeCodes.filter(hasFeed)) {
    const documents = feeds(locale);
    for (const format of feedFormats) files.set(feedPath(locale, format), documents[format]);
  }
  for (const [name, data] of await icons()) files.set(`/${name}`, data);
  return files;
}

/** Returns one of `publishedFiles` or the social image of a page; undefined for any other address. */
export async function publishedFile(address: string): Promise<string | Uint8Array | undefined> {
  const page = allPages.find((candidate) => socialImage(candidate).path === address);
  if (!page) return (await publishedFiles()).get(address);
  const paint = await createSocialPainter();
  return paint(motifOf(page));
}

/**
 * Returns robots.txt, which disallows nothing, not even on previews. A crawler that may not fetch a page does
 * not see its `noindex`, and may list the bare address.
 */
function robots(): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return siteIndexed ? `${rules}\nSitemap: ${siteUrl('/sitemap.xml')}\n` : rules;
}
