/** Rules for the files that programs read: sitemap, robots.txt, feeds, manifest and llms.txt. */
import { xmlProblem } from '#kit/content/xml.ts';

import { exists, hasPagesBelow, indexedPages, localTarget, type Output } from './built-site.ts';
import { pngSize } from './image-size.ts';

/** The sitemap lists all indexed pages and nothing else, each page with its language versions. */
export function* sitemapFaults(output: Output) {
  const expected = new Map(
    indexedPages(output).map((page) => [output.origin + page.address, page]),
  );
  const xml = output.files.get('/sitemap.xml')?.toString();
  if (xml === undefined) {
    if (expected.size > 0) yield '/sitemap.xml: does not exist';
    return;
  }
  const problem = xmlProblem(xml);
  if (problem !== undefined) yield `/sitemap.xml: is not well-formed: ${problem}`;
  const listed = new Set<string>();
  for (const [, entry = ''] of xml.matchAll(/<url>(.*?)<\/url>/gs)) {
    const loc = textOf(entry, 'loc');
    if (listed.has(loc)) yield `/sitemap.xml: lists a page twice: ${loc}`;
    listed.add(loc);
    const page = expected.get(loc);
    if (!page) {
      yield `/sitemap.xml: lists an address that is not an indexed page: ${loc}`;
      continue;
    }
    const versions = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, hreflang = '', href = '']) => `${hreflang} ${unescapeXml(href)}`,
    );
    const own = page.versions.map(({ hreflang, href }) => `${hreflang} ${href}`);
    if (versions.sort().join() !== own.sort().join()) {
      yield `/sitemap.xml: names other versions than the page itself: ${loc}`;
    }
    const day = textOf(entry, 'lastmod');
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) yield `/sitemap.xml: "${day}" is not a day: ${loc}`;
  }
  for (const loc of expected.keys()) {
    if (!listed.has(loc)) yield `/sitemap.xml: does not list ${loc}`;
  }
}

/** robots.txt names the sitemap if and only if there is one, and disallows nothing. */
export function* robotsFaults({ files, origin }: Output) {
  const robots = files.get('/robots.txt')?.toString();
  const sitemapLine = `Sitemap: ${origin}/sitemap.xml`;
  if (robots === undefined) {
    yield '/robots.txt: does not exist';
    return;
  }
  // A search engine cannot read the `noindex` of a disallowed page, and may list its bare address. For this
  // reason, not even previews (SITE_INDEX=no) disallow anything.
  for (const [rule] of robots.matchAll(/^disallow:[ \t]*\S.*$/gim)) {
    yield `/robots.txt: disallows what robots should read ("${rule}")`;
  }
  const named: string[] = robots.match(/^sitemap:.*$/gim) ?? [];
  const isConsistent = files.has('/sitemap.xml') ? named.includes(sitemapLine) : named.length === 0;
  if (!isConsistent) {
    yield `/robots.txt: does not agree with the sitemap ("${sitemapLine}")`;
  }
}

/**
 * Feeds are well-formed. A feed has entries if its folder has pages, and each entry leads to a page in the
 * language of the feed.
 */
export function* feedFaults(output: Output) {
  for (const [file, body] of output.files) {
    const isRss = file.endsWith('/rss.xml');
    if (!isRss && !file.endsWith('/atom.xml')) continue;
    const xml = body.toString();
    const problem = xmlProblem(xml);
    if (problem !== undefined) yield `${file}: is not well-formed: ${problem}`;
    const entries = [...xml.matchAll(isRss ? /<item>.*?<\/item>/gs : /<entry>.*?<\/entry>/gs)].map(
      ([entry]) => entry,
    );
    const listAddress = file.slice(0, file.lastIndexOf('/'));
    const listPage = output.pages.get(listAddress);
    if (entries.length === 0 && hasPagesBelow(listAddress, output)) yield `${file}: has no entry`;
    for (const entry of entries) {
      const link = isRss ? textOf(entry, 'link') : atomLink(entry);
      const page = output.pages.get(localTarget(link, '/', output)?.address ?? '');
      if (!page) yield `${file}: an entry leads nowhere: ${link}`;
      else if (page.lang !== listPage?.lang)
        yield `${file}: an entry is in another language: ${link}`;
      const day = textOf(entry, isRss ? 'pubDate' : 'published');
      if (Number.isNaN(Date.parse(day))) yield `${file}: an entry has no date: ${link}`;
    }
  }
}

/** The web manifest has a name and icons. The icons exist, and PNG icons have the size that it declares. */
export function* manifestFaults(output: Output) {
  const body = output.files.get('/site.webmanifest')?.toString();
  if (body === undefined) {
    yield '/site.webmanifest: does not exist';
    return;
  }
  let manifest: { name?: string; icons?: { src: string; sizes: string }[] };
  try {
    manifest = JSON.parse(body) as typeof manifest;
  } catch {
    yield '/site.webmanifest: is not JSON';
    return;
  }
  const { name, icons } = manifest;
  if (!name) yield '/site.webmanifest: has no name';
  if (!icons?.length) yield '/site.webmanifest: has no icons';
  for (const { src, sizes } of icons ?? []) {
    const file = output.files.get(src);
    if (!file) yield `/site.webmanifest: its icon does not exist: ${src}`;
    const size = file && pngSize(file);
    if (size && `${String(size.width)}x${String(size.height)}` !== sizes) {
      yield `/site.webmanifest: its icon is not ${sizes}: ${src}`;
    }
  }
}

/** llms.txt begins with a title, and its links lead to pages or files of the site. */
export function* llmsFaults(output: Output) {
  const text = output.files.get('/llms.txt')?.toString();
  if (text === undefined) {
    yield '/llms.txt: does not exist';
    return;
  }
  if (!text.startsWith('# ')) yield '/llms.txt: does not begin with a title';
  for (const [, link = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
    const target = localTarget(link, '/', output);
    if (!target || !exists(target.address, output)) yield `/llms.txt: leads nowhere: ${link}`;
  }
}

/** Returns the text of the first element of this name; '' if there is no such element. */
function textOf(xml: string, name: string): string {
  return unescapeXml(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '');
}

/** Returns the address of an Atom entry, which has it in an attribute. */
function atomLink(entry: string): string {
  return unescapeXml(/<link href="([^"]+)"/.exec(entry)?.[1] ?? '');
}

function unescapeXml(text: string): string {
  // `&amp;` comes last, so that `&amp;quot;` becomes `&quot;` and no quotation mark.
  return text.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
