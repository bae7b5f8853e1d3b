import { siteUrl } from '#site/url.ts';

/**
 * robots.txt. Nothing is forbidden, on previews neither: a robot that may not read a page does not
 * see that the page asks to be left out, and lists its bare address.
 */
export function robots({ indexed }: { indexed: boolean }): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return indexed ? `${rules}\nSitemap: ${siteUrl('/sitemap.xml')}\n` : rules;
}
