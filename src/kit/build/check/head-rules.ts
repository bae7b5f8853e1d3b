import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { longestTitle } from '#kit/site/document-title.ts';

import { exists, indexedPages, localTarget, type Output } from './built-site.ts';
import { pngSize } from './image-size.ts';
import type { BuiltPage } from './page.ts';

/** Lengths in characters. Search engines cut off longer texts (`longestTitle` in document-title.ts). */
const titleLength = { min: 15, max: longestTitle };
const descriptionLength = { min: 60, max: 160 };

/** No two pages of a language have the same title or the same description. */
export function* duplicateTexts(output: Output) {
  for (const part of ['title', 'description'] as const) {
    const addressByText = new Map<string, string>();
    for (const page of indexedPages(output)) {
      const key = `${page.lang ?? ''} ${page[part]}`;
      const other = addressByText.get(key);
      if (other === undefined) addressByText.set(key, page.address);
      else yield `${page.address}: has the ${part} of ${other}, "${page[part]}"`;
    }
  }
}

/** Titles and descriptions are long enough to say something and short enough not to be cut off. */
export function* unsuitableLengths(output: Output) {
  for (const page of output.pages.values()) {
    yield* unsuitableLength(page, 'title', titleLength);
    // Only search engines and shared links show a description, so other pages need none.
    if (!page.noindex) yield* unsuitableLength(page, 'description', descriptionLength);
  }
}

function* unsuitableLength(
  page: BuiltPage,
  part: 'title' | 'description',
  { min, max }: typeof titleLength,
) {
  const { length } = withoutSoftHyphens(page[part]);
  if (length < min || length > max) {
    yield `${page.address}: the ${part} has ${String(length)} characters, not ${String(min)} to ${String(max)}: "${page[part]}"`;
  }
}

/** Each page names its own absolute address as the canonical one. */
export function* wrongCanonicals(output: Output) {
  if (output.origin === '') yield '/: has no absolute canonical address';
  for (const page of indexedPages(output)) {
    const expected = output.origin + page.address;
    if (page.canonical !== expected) {
      yield `${page.address}: the canonical address is "${page.canonical ?? ''}", not "${expected}"`;
    }
  }
}

/** Each language version of a page names itself, the others and a default by `hreflang`, and nothing else. */
export function* inconsistentVersions(output: Output) {
  for (const page of indexedPages(output)) {
    const { address } = page;
    const languages = new Set(page.versions.map(({ hreflang }) => hreflang));
    if (languages.size !== page.versions.length) yield `${address}: names a language twice`;
    if (!languages.has('x-default'))
      yield `${address}: names no version for other languages (x-default)`;
    const own = page.versions.find(({ hreflang }) => hreflang === page.lang);
    if (own?.href !== output.origin + address)
      yield `${address}: does not name itself as "${page.lang ?? ''}"`;
    for (const { hreflang, href } of page.versions) {
      const target = output.pages.get(absoluteTarget(href, address, output) ?? '');
      if (!target) yield `${address}: its version "${hreflang}" does not exist: ${href}`;
      else if (target.noindex)
        yield `${address}: its version "${hreflang}" is not indexed: ${href}`;
      else if (hreflang !== 'x-default' && target.lang !== hreflang) {
        yield `${address}: its version "${hreflang}" is in "${target.lang ?? ''}": ${href}`;
      } else if (!target.versions.some((back) => back.href === output.origin + address)) {
        yield `${address}: its version "${hreflang}" does not name it back: ${href}`;
      }
    }
  }
}

/**
 * Returns the address to which an absolute URL of the site leads; undefined for any other URL. Search engines and
 * social networks require absolute URLs.
 */
function absoluteTarget(url: string, from: string, output: Output): string | undefined {
  return url.startsWith(output.origin) ? localTarget(url, from, output)?.address : undefined;
}

/** Bytes. Messengers show no heavier picture beside a link. */
export const heaviestSocialImage = 300_000;

/** Each page has what social networks show of a shared link: texts, and a picture of its own, 1200 x 630 px. */
export function* incompleteSharing(output: Output) {
  const needed = [
    'og:title',
    'og:description',
    'og:url',
    'og:type',
    'og:image',
    'og:image:alt',
    'twitter:card',
  ];
  const addressByImage = new Map<string, string>();
  for (const { address, social, title, description, canonical } of indexedPages(output)) {
    for (const name of needed) if (!social.get(name)) yield `${address}: has no ${name}`;
    for (const [name, own] of [
      ['og:title', title],
      ['og:description', description],
      ['og:url', canonical],
    ] as const) {
      if (social.get(name) !== own) yield `${address}: its ${name} is not the page's own`;
    }
    const image = social.get('og:image') ?? '';
    const other = addressByImage.get(image);
    if (other !== undefined) yield `${address}: has the social image of ${other}`;
    addressByImage.set(image, address);
    const file = output.files.get(absoluteTarget(image, address, output) ?? '');
    const size = file && pngSize(file);
    if (!file || !size) {
      yield `${address}: its social image is not a PNG of the site: ${image}`;
      continue;
    }
    const declared = `${social.get('og:image:width') ?? ''} x ${social.get('og:image:height') ?? ''}`;
    const actual = `${String(size.width)} x ${String(size.height)}`;
    if (declared !== actual || actual !== '1200 x 630') {
      yield `${address}: its social image is ${actual} px, is declared as ${declared} and should be 1200 x 630`;
    }
    if (file.length > heaviestSocialImage)
      yield `${address}: its social image has ${String(file.length)} bytes, over ${String(heaviestSocialImage)}`;
  }
}

/** Every feed that a page names (`link` with `alternate`) exists, and each feed is named by a page. */
export function* brokenFeedLinks(output: Output) {
  const named = new Set<string>();
  for (const { address, feeds } of output.pages.values()) {
    for (const feed of feeds) {
      // The address of a feed on another host stays as it is. No file has it, so the rule reports it.
      const target = localTarget(feed, address, output)?.address ?? feed;
      named.add(target);
      if (!exists(target, output)) yield `${address}: names a feed that does not exist: ${feed}`;
    }
  }
  for (const file of output.files.keys()) {
    if (/\/(?:rss|atom)\.xml$/.test(file) && !named.has(file))
      yield `${file}: no page names this feed`;
  }
}
