import { type HtmlElement, Parser, type ResolvedConfig } from 'html-validate';

/** A file that an `img` or `source` may show. */
export interface BuiltImage {
  /** An address from `src` or `srcset`. */
  src: string;
  /** Text of the attribute. */
  width: string | undefined;
  /** Text of the attribute. */
  height: string | undefined;
}

/** A built page, reduced to what the rules need. */
export interface BuiltPage {
  address: string;
  html: string;
  lang: string | undefined;
  title: string;
  description: string;
  noindex: boolean;
  canonical: string | undefined;
  /** The page's language versions (`alternate` links with `hreflang`), itself included. */
  versions: { hreflang: string; href: string }[];
  /** Addresses of feeds (`alternate` links with `type`). */
  feeds: string[];
  h1Count: number;
  ids: ReadonlySet<string>;
  /** `href` of every `a`. */
  links: string[];
  /** `href` of every `a` without `hreflang`. These links must lead to pages of the page's own language. */
  ownLinks: string[];
  /** Addresses of `link` and `script` elements. */
  resources: string[];
  images: BuiltImage[];
  /** Contents of the JSON-LD scripts (structured data). */
  jsonLd: string[];
  /** Properties of Open Graph and of Twitter's cards, by name. */
  social: ReadonlyMap<string, string>;
}

/**
 * Parses a page.
 *
 * @param config Configuration of html-validate, from which its parser knows HTML's elements.
 */
export function readPage(address: string, html: string, config: ResolvedConfig): BuiltPage {
  const document = new Parser(config).parseHtml(html);
  const all = (selector: string) => document.querySelectorAll(selector);
  /** Returns the values of an attribute. Elements without the attribute are left out. */
  const valuesOf = (elements: HtmlElement[], name: string) =>
    elements.flatMap((element) => attribute(element, name) ?? []);
  const metas = new Map(
    all('meta').map((meta) => [
      attribute(meta, 'name') ?? attribute(meta, 'property') ?? '',
      attribute(meta, 'content') ?? '',
    ]),
  );
  const linkElements = all('link').map((link) => ({
    rel: attribute(link, 'rel'),
    href: attribute(link, 'href') ?? '',
    hreflang: attribute(link, 'hreflang'),
    type: attribute(link, 'type'),
  }));
  return {
    address,
    html,
    lang: attribute(document.querySelector('html'), 'lang'),
    title: decode(document.querySelector('title')?.textContent ?? ''),
    description: metas.get('description') ?? '',
    noindex: metas.get('robots')?.includes('noindex') ?? false,
    canonical: linkElements.find(({ rel }) => rel === 'canonical')?.href,
    versions: linkElements.flatMap(({ rel, href, hreflang }) =>
      rel === 'alternate' && hreflang !== undefined ? [{ hreflang, href }] : [],
    ),
    feeds: linkElements.flatMap(({ rel, href, type }) =>
      rel === 'alternate' && type !== undefined ? [href] : [],
    ),
    h1Count: all('h1').length,
    ids: new Set(valuesOf(all('[id]'), 'id')),
    links: valuesOf(all('a'), 'href'),
    ownLinks: valuesOf(
      all('a').filter((link) => attribute(link, 'hreflang') === undefined),
      'href',
    ),
    resources: [...linkElements.map(({ href }) => href), ...valuesOf(all('script'), 'src')],
    images: all('img, source').flatMap((image) => {
      const size = { width: attribute(image, 'width'), height: attribute(image, 'height') };
      const files = [attribute(image, 'src'), ...candidates(attribute(image, 'srcset'))];
      return files.flatMap((src) => (src === undefined ? [] : [{ src, ...size }]));
    }),
    jsonLd: all('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map((script) => script.textContent),
    social: new Map([...metas].filter(([name]) => /^(?:og|twitter):/.test(name))),
  };
}

function attribute(element: HtmlElement | null, name: string): string | undefined {
  const value = element?.getAttributeValue(name) ?? undefined;
  return value === undefined ? undefined : decode(value);
}

/** Returns the addresses in a `srcset`. */
function candidates(srcset: string | undefined): string[] {
  return srcset?.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '') ?? [];
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** Decodes the entities that React writes: html-validate leaves them as they are. */
function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity, name: string) => {
    return entities[name] ?? entity;
  });
}
