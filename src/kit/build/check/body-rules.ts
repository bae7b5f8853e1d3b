import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import { localeParameter } from '#kit/i18n/cookie.ts';
import { parseLocalizedPath } from '#kit/i18n/paths.ts';
import { nearestAbove } from '#kit/site/routes.ts';

import { exists, indexedPages, localTarget, type Output } from './built-site.ts';
import { htmlConfig, isCausedByReact } from './html-config.ts';
import { type ImageSize, imageSize } from './image-size.ts';

// Each function yields faults. Its comment states the rule that the faults break (`Rule` in built-site.ts).

/** A page has exactly one h1. */
export function* wrongHeadings({ pages }: Output) {
  for (const { address, h1Count } of pages.values()) {
    if (h1Count !== 1) yield `${address}: has ${String(h1Count)} h1`;
  }
}

/**
 * Whether a link belongs to the language switcher. The query parameter tells, because `page.links` has only addresses,
 * without `hreflang`.
 */
function isLanguageSwitch(link: string): boolean {
  return link.includes(`?${localeParameter}=`);
}

/**
 * Every internal link leads to a page or file, and its hash to an element of the page. Every stylesheet, script
 * and other resource of the site exists.
 */
export function* brokenLinks(output: Output) {
  for (const page of output.pages.values()) {
    for (const link of new Set(page.links)) {
      const target = localTarget(link, page.address, output);
      if (!target) continue;
      // The language switcher links to each page in every language. If a language lacks the page, the server
      // redirects to the nearest page above.
      if (isLanguageSwitch(link) && nearestAbove(target.address) !== undefined) continue;
      if (!exists(target.address, output)) yield `${page.address}: leads nowhere: ${link}`;
      else if (target.hash && !output.pages.get(target.address)?.ids.has(target.hash)) {
        yield `${page.address}: leads to an anchor that does not exist: ${link}`;
      }
    }
    for (const resource of new Set(page.resources)) {
      const target = localTarget(resource, page.address, output);
      if (target && !exists(target.address, output)) {
        yield `${page.address}: asks for a file that does not exist: ${resource}`;
      }
    }
  }
}

/**
 * Every indexed page has a link from some other page, not counting links of the language switcher (`hreflang`).
 * Home pages need no link: their addresses are known.
 */
export function* unreachablePages(output: Output) {
  const linked = new Set(
    [...output.pages.values()].flatMap((page) =>
      page.ownLinks
        .map((link) => localTarget(link, page.address, output)?.address)
        .filter((address) => address !== page.address),
    ),
  );
  for (const { address } of indexedPages(output)) {
    if (linked.has(address) || parseLocalizedPath(address).path === '/') continue;
    yield `${address}: no other page links to it`;
  }
}

/** Links lead to pages of the page's own language, unless they name another one (`hreflang`). */
export function* linksToOtherLanguages(output: Output) {
  for (const page of output.pages.values()) {
    for (const link of new Set(page.ownLinks)) {
      const lang = output.pages.get(localTarget(link, page.address, output)?.address ?? '')?.lang;
      if (lang !== undefined && lang !== page.lang) {
        yield `${page.address}: leads to a page in "${lang}": ${link}`;
      }
    }
  }
}

/** Every picture exists and declares a size with the file's own aspect ratio, so that no layout shifts. */
export function* brokenImages(output: Output) {
  for (const page of output.pages.values()) {
    for (const { src, width, height } of page.images) {
      const target = localTarget(src, page.address, output);
      const file = target && output.files.get(target.address);
      const size = file && imageSize(file);
      if (!size) yield `${page.address}: shows a picture that does not exist: ${src}`;
      else if (!width || !height) yield `${page.address}: does not say the size of ${src}`;
      else if (isDistorted(Number(width) / Number(height), size)) {
        yield `${page.address}: declares ${width} x ${height} for ${src}, which is ${String(size.width)} x ${String(size.height)}`;
      }
    }
  }
}

/**
 * Whether a ratio of width to height differs from the picture's own by more than 1 %. Rounding to whole pixels
 * causes smaller differences.
 */
function isDistorted(ratio: number, { width, height }: ImageSize): boolean {
  return Math.abs(ratio / (width / height) - 1) > 0.01;
}

/** html-validate finds nothing, apart from findings that React causes (`isCausedByReact`). */
export async function invalidHtml({ pages }: Output) {
  const validator = new HtmlValidate(new StaticConfigLoader(htmlConfig));
  const problems: string[] = [];
  for (const { address, html } of pages.values()) {
    const { results } = await validator.validateString(html, `${address}.html`);
    for (const message of results.flatMap((result) => result.messages)) {
      if (isCausedByReact(message)) continue;
      problems.push(
        `${address}: ${message.message} (${message.ruleId}, ${message.selector ?? ''})`,
      );
    }
  }
  return problems;
}
