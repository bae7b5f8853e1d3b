import { images, links, oneHeading, ownLanguage, reachable, validHtml } from './body-rules.ts';
import { documentSize, fontSize, ownHost, scriptSize } from './budget-rules.ts';
import type { Output, Rule } from './built-site.ts';
import { structuredData } from './data-rules.ts';
import { canonical, feedLinks, lengths, sharing, unique, versions } from './head-rules.ts';
import { feeds, llms, manifest, robotsNameSitemap, sitemapLists } from './list-rules.ts';
import { noSecret, noServerCode } from './secret-rules.ts';

/** Every rule by what it asks for. */
export const rules: readonly (readonly [title: string, rule: Rule])[] = [
  ['Titles and descriptions are unique in a language', unique],
  ['Titles and descriptions have a good length', lengths],
  ['Pages name their canonical address', canonical],
  ['Versions in other languages name one another', versions],
  ['Shared links show words and a picture', sharing],
  ['Feeds are named by pages', feedLinks],
  ['Pages have one h1', oneHeading],
  ['Links and anchors lead somewhere', links],
  ['Pages can be reached', reachable],
  ['Links stay in the language of their page', ownLanguage],
  ['Pictures exist and say their size', images],
  ['Structured data is complete', structuredData],
  ['The sitemap lists the indexed pages', sitemapLists],
  ['robots.txt and the sitemap agree', robotsNameSitemap],
  ['Feeds are well-formed', feeds],
  ['The web manifest is complete', manifest],
  ['llms.txt leads somewhere', llms],
  ['Documents and styles keep their budget', documentSize],
  ['Client code keeps its budget', scriptSize],
  ['Fonts keep their budget', fontSize],
  ['A first view asks no other host', ownHost],
  ['Browsers get no code of the server', noServerCode],
  ['No file holds a secret', noSecret],
  ['html-validate finds nothing', validHtml],
];

/** What each rule finds wrong, by its title; rules that find nothing are left out. */
export async function problemsOf(output: Output): Promise<Map<string, string[]>> {
  const problems = new Map<string, string[]>();
  for (const [title, rule] of rules) {
    const found = [...(await rule(output))];
    if (found.length > 0) problems.set(title, found);
  }
  return problems;
}
