import { pngHead } from './png-head.ts';

const origin = 'https://example.com';

/** The parts of a page that rules check. */
export interface Parts {
  lang: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  versions: readonly (readonly [hreflang: string, href: string])[];
  social: Record<string, string>;
  head: string;
  body: string;
  /** The inline script that imports the client code. */
  start: string;
  data: unknown;
}

/** The files of a site of four good pages in two languages; `change` alters pages by address. */
export function smallSite(
  change: Record<string, Partial<Parts>> = {},
  files: Record<string, string | Buffer | undefined> = {},
): Map<string, Buffer> {
  const pages = ['/', '/contact', '/ar', '/ar/contact'];
  const site = new Map<string, Buffer>();
  for (const address of pages) {
    const parts = { ...goodParts(address), ...change[address] };
    site.set(`${address === '/' ? '' : address}/index.html`, Buffer.from(html(parts)));
    site.set(socialPath(address), pngHead(1200, 630));
  }
  const others: Record<string, string | Buffer | undefined> = {
    '/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>',
    '/icon.png': pngHead(192, 192),
    '/sitemap.xml': sitemap(pages),
    '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    '/llms.txt': `# Example\n\n- [Contact](${origin}/contact): who\n`,
    '/site.webmanifest': JSON.stringify({
      name: 'Example',
      icons: [{ src: '/icon.png', sizes: '192x192' }],
    }),
    '/assets/start.js': 'import("/assets/entry.js")',
    '/assets/entry.js': 'import(`./page.js`)',
    '/assets/page.js': '',
    '/contact/rss.xml': rss(`${origin}/contact`),
    '/contact/atom.xml': atom(`${origin}/contact`),
    ...files,
  };
  for (const [file, body] of Object.entries(others)) {
    if (body !== undefined) site.set(file, Buffer.from(body));
  }
  return site;
}

export function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => {
    const links = versionsOf(address).map(
      ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return `<url><loc>${origin}${address}</loc><lastmod>2026-11-01</lastmod>${links.join('')}</url>`;
  });
  return `<?xml version="1.0"?><urlset>${entries.join('')}</urlset>`;
}

export function rss(link: string): string {
  return `<rss><channel><item><link>${link}</link><pubDate>Wed, 21 Oct 2026 00:00:00 GMT</pubDate></item></channel></rss>`;
}

export function atom(link: string): string {
  return `<feed><entry><link href="${link}"/><published>2026-10-21T00:00:00Z</published></entry></feed>`;
}

/** Structured data of a page of the small site. */
export function goodData(address: string): Record<string, unknown>[] {
  if (address === '/' || address === '/ar') {
    return [
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: 'Example',
        url: `${origin}/`,
        logo: `${origin}/icon.png`,
      },
      {
        '@type': 'WebSite',
        name: 'Example',
        url: origin + address,
        inLanguage: langOf(address),
        publisher: { '@id': `${origin}/#organization` },
      },
    ];
  }
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'Contact', item: origin + address },
      ],
    },
    {
      '@type': 'ContactPage',
      name: 'Contact',
      url: origin + address,
      mainEntity: {
        name: 'Example',
        contactPoint: { email: 'ada@example.com' },
        employee: [{ '@type': 'Person', name: 'Ada', jobTitle: 'Engineer' }],
      },
    },
  ];
}

export function graph(nodes: readonly Record<string, unknown>[]) {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function goodParts(address: string): Parts {
  const title = `A good title of ${address}`;
  const description = `What the page at ${address} says of itself, long enough to be of use to a reader.`;
  return {
    lang: langOf(address),
    title,
    description,
    robots: '',
    canonical: origin + address,
    versions: versionsOf(address),
    social: {
      'og:title': title,
      'og:description': description,
      'og:url': origin + address,
      'og:type': 'website',
      'og:image': origin + socialPath(address),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'x',
      'twitter:card': 'summary_large_image',
    },
    head:
      address === '/contact'
        ? `<link rel="alternate" type="application/rss+xml" href="${origin}/contact/rss.xml"><link rel="alternate" type="application/atom+xml" href="/contact/atom.xml">`
        : '',
    body: `<h1 id="top">Example</h1><p><a href="${address.startsWith('/ar') ? '/ar' : ''}/contact#top">Contact</a> <a href="https://elsewhere.example/x">Elsewhere</a></p><img src="/picture.svg" width="100" height="50" alt="">`,
    start: 'import(`/assets/start.js`)',
    data: graph(goodData(address)),
  };
}

function html(parts: Parts): string {
  const { lang, title, description, robots, canonical, versions, social, head, body, start, data } =
    parts;
  return `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${description}">
${robots && `<meta name="robots" content="${robots}">`}
<link rel="canonical" href="${canonical}">
${versions.map(([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`).join('')}
${Object.entries(social)
  .map(([name, content]) => `<meta property="${name}" content="${content}">`)
  .join('')}
${head}</head><body><main>${body}</main><script>${start}</script>
<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script></body></html>`;
}

function versionsOf(address: string): [string, string][] {
  const path = address.replace(/^\/ar/, '') || '/';
  const arabic = path === '/' ? '/ar' : `/ar${path}`;
  return [
    ['it', origin + path],
    ['ar', origin + arabic],
    ['x-default', origin + path],
  ];
}

function langOf(address: string): string {
  return address.startsWith('/ar') ? 'ar' : 'it';
}

function socialPath(address: string): string {
  return `/social${address === '/' ? '/index' : address}.png`;
}
