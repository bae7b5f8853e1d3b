import { randomBytes } from 'node:crypto';

import { describe, expect, it, vi } from 'vitest';

import { documentsOverBudget } from '#kit/build/check/budget-rules.ts';
import { outputOf } from '#kit/build/check/built-site.ts';
import { heaviestSocialImage } from '#kit/build/check/head-rules.ts';
import { problemsOf, rules } from '#kit/build/check/rules.ts';

import { pngHead } from '../png-head.ts';
import { atom, goodData, graph, type Parts, rss, sitemap, smallSite } from '../small-site.ts';

const origin = 'https://example.com';

async function faults(
  change?: Record<string, Partial<Parts>>,
  files?: Record<string, string | Buffer | undefined>,
): Promise<string[]> {
  const problems = await problemsOf(await outputOf(smallSite(change, files)));
  return [...problems].flatMap(([title, found]) => found.map((fault) => `${title}. ${fault}`));
}

/** A change that breaks a page or a file, and the problem that has to be reported. */
type Broken = readonly [
  fault: string,
  change: Record<string, Partial<Parts>>,
  files?: Record<string, string | Buffer | undefined>,
];

vi.stubEnv('LEADS_PROVIDER_TOKEN', 'secret-of-the-test');

const good = smallSite();
/** Random text of twice `length` characters, which compression shortens by a quarter at most. */
const noise = (length: number) =>
  randomBytes((length * 3) / 2)
    .toString('base64')
    .replaceAll('=', '');
const body = '<h1 id="top">Example</h1>';
const version = (hreflang: string, path: string) => [hreflang, origin + path] as const;
const withData = (address: string, nodes: Record<string, unknown>[]) => ({
  [address]: { data: graph(nodes) },
});
const emptyCollection = {
  '@type': 'CollectionPage',
  name: 'Contact',
  url: `${origin}/contact`,
  mainEntity: { numberOfItems: 0, itemListElement: [] },
};
const social = (address: string, changed: Record<string, string>) => {
  const html = good.get(`${address}/index.html`)?.toString() ?? '';
  const tags = [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)];
  const own = Object.fromEntries(tags.map(([, name = '', content = '']) => [name, content]));
  return { [address]: { social: { ...own, ...changed } } };
};

const broken: Record<string, readonly Broken[]> = {
  'Titles and descriptions are unique in a language': [
    [
      '/contact: has the title of /, "A good title of /"',
      { '/contact': { title: 'A good title of /' } },
    ],
    [
      '/ar/contact: has the description of /ar',
      {
        '/ar': { description: 'x'.repeat(70) },
        '/ar/contact': { description: 'x'.repeat(70) },
        '/contact': { description: 'x'.repeat(70) },
      },
    ],
  ],
  'Titles and descriptions have a good length': [
    [
      '/contact: the title has 71 characters, not 15 to 70',
      { '/contact': { title: 'x'.repeat(71) } },
    ],
    ['/contact: the title has 7 characters', { '/contact': { title: 'Contact' } }],
    [
      '/contact: the description has 161 characters',
      { '/contact': { description: 'x'.repeat(161) } },
    ],
    ['/contact: the description has 0 characters', { '/contact': { description: '' } }],
  ],
  'Pages name their canonical address': [
    ['/contact: the canonical address is "/contact"', { '/contact': { canonical: '/contact' } }],
    [
      '/contact: the canonical address is "https://example.com/"',
      { '/contact': { canonical: `${origin}/` } },
    ],
    ['/: has no absolute canonical address', { '/': { canonical: '' } }],
  ],
  'Versions in other languages name one another': [
    [
      '/contact: its version "ar" does not name it back',
      {
        '/ar/contact': {
          versions: [version('ar', '/ar/contact'), version('x-default', '/ar/contact')],
        },
      },
    ],
    [
      '/contact: its version "fr" does not exist',
      {
        '/contact': {
          versions: [
            version('it', '/contact'),
            version('fr', '/fr/contact'),
            version('x-default', '/contact'),
          ],
        },
      },
    ],
    [
      '/contact: its version "ar" is in "it"',
      {
        '/contact': {
          versions: [
            version('it', '/contact'),
            version('ar', '/'),
            version('x-default', '/contact'),
          ],
        },
      },
    ],
    [
      '/contact: names no version for other languages',
      { '/contact': { versions: [version('it', '/contact'), version('ar', '/ar/contact')] } },
    ],
    [
      '/contact: does not name itself as "it"',
      { '/contact': { versions: [version('x-default', '/contact')] } },
    ],
    ['/contact: its version "ar" is not indexed', { '/ar/contact': { robots: 'noindex' } }],
    [
      '/contact: names a language twice',
      {
        '/contact': {
          versions: [
            version('it', '/contact'),
            version('ar', '/ar/contact'),
            version('ar', '/ar/contact'),
            version('x-default', '/contact'),
          ],
        },
      },
    ],
  ],
  'Shared links show words and a picture': [
    ['/contact: has no og:image:alt', social('/contact', { 'og:image:alt': '' })],
    ['/contact: has no twitter:card', social('/contact', { 'twitter:card': '' })],
    [
      "/contact: its og:url is not the page's own",
      social('/contact', { 'og:url': `${origin}/ar/contact` }),
    ],
    ["/contact: its og:title is not the page's own", social('/contact', { 'og:title': 'x' })],
    [
      '/contact: has the social image of /',
      social('/contact', { 'og:image': `${origin}/social/index.png` }),
    ],
    [
      '/contact: its social image is not a PNG of the site',
      social('/contact', { 'og:image': `${origin}/nope.png` }),
    ],
    [
      '/contact: its social image is 600 x 315 px',
      {},
      { '/social/contact.png': pngHead(600, 315) },
    ],
    ['is declared as 1200 x 600', social('/contact', { 'og:image:height': '600' })],
    [
      '/contact: its social image has',
      {},
      {
        '/social/contact.png': Buffer.concat([
          pngHead(1200, 630),
          Buffer.alloc(heaviestSocialImage),
        ]),
      },
    ],
  ],
  'Feeds are named by pages': [
    ['/contact: names a feed that does not exist', {}, { '/contact/rss.xml': undefined }],
    ['/contact/rss.xml: no page names this feed', { '/contact': { head: '' } }],
  ],
  'Pages have one h1': [
    ['/contact: has 2 h1', { '/contact': { body: `${body}<h1>Two</h1>` } }],
    ['/contact: has 0 h1', { '/contact': { body: '<p id="top">None</p>' } }],
  ],
  'Links and anchors lead somewhere': [
    ['/: leads nowhere: /%zz', { '/': { body: `${body}<a href="/%zz">x</a>` } }],
    ['/: leads nowhere: /nope', { '/': { body: `${body}<a href="/nope">x</a>` } }],
    [
      `/: leads nowhere: ${origin}/nope`,
      { '/': { body: `${body}<a href="${origin}/nope">x</a>` } },
    ],
    [
      '/: leads to an anchor that does not exist: /contact#nope',
      { '/': { body: `${body}<a href="/contact#nope">x</a>` } },
    ],
    [
      '/: leads to an anchor that does not exist: #nope',
      { '/': { body: `${body}<a href="#nope">x</a>` } },
    ],
    [
      '/: asks for a file that does not exist: /nope.css',
      { '/': { head: '<link rel="stylesheet" href="/nope.css">' } },
    ],
  ],
  'Pages can be reached': [
    ['/contact: no other page links to it', { '/': { body } }],
    [
      '/ar/contact: no other page links to it',
      { '/ar': { body: `${body}<a href="/ar/contact" hreflang="ar">x</a>` } },
    ],
  ],
  'Links stay in the language of their page': [
    [
      '/ar: leads to a page in "it": /contact',
      { '/ar': { body: `${body}<a href="/contact">x</a><a href="/" hreflang="it">y</a>` } },
    ],
  ],
  'Pictures exist and say their size': [
    [
      '/: shows a picture that does not exist: /nope.svg',
      { '/': { body: `${body}<img src="/nope.svg" width="1" height="1" alt="">` } },
    ],
    [
      '/: does not say the size of /picture.svg',
      { '/': { body: `${body}<img src="/picture.svg" alt="">` } },
    ],
    [
      '/: declares 100 x 100 for /picture.svg, which is 200 x 100',
      { '/': { body: `${body}<img src="/picture.svg" width="100" height="100" alt="">` } },
    ],
    [
      '/: shows a picture that does not exist: /small.svg',
      {
        '/': {
          body: `${body}<picture><source srcset="/small.svg 1x" width="1" height="1"><img src="/picture.svg" width="200" height="100" alt=""></picture>`,
        },
      },
    ],
  ],
  'Structured data is complete': [
    ['/contact: its structured data is not a graph', { '/contact': { data: '{"@context":' } }],
    [
      '/contact: its structured data is not a graph',
      { '/contact': { data: '{"@context":"https://schema.org","@graph":[null]}' } },
    ],
    ['/contact: has no BreadcrumbList', withData('/contact', [])],
    ['/: has no Organization', withData('/', goodData('/').slice(1))],
    ['/ar: has no WebSite', withData('/ar', goodData('/ar').slice(0, 1))],
    [
      '/contact: has no ContactPage, which a page of the kind "ContactPage" needs',
      withData('/contact', goodData('/contact').slice(0, 1)),
    ],
    [
      '/contact: Person has no jobTitle',
      withData('/contact', [
        ...goodData('/contact'),
        { '@type': 'BlogPosting', author: { '@type': 'Person', name: 'x' } },
      ]),
    ],
    [
      '/: Organization has no logo',
      withData(
        '/',
        goodData('/').map((node) => ({ ...node, logo: undefined })),
      ),
    ],
    [
      '/contact: BlogPosting has no author.name',
      withData('/contact', [...goodData('/contact'), { '@type': 'BlogPosting', author: {} }]),
    ],
    [
      '/contact: has a node of the type Recipe, whose fields data-rules.ts does not list',
      withData('/contact', [...goodData('/contact'), { '@type': 'Recipe' }]),
    ],
    [
      '/contact: CollectionPage lists none of the pages below it',
      withData('/contact', [emptyCollection]),
      { '/contact/post/index.html': '<html></html>' },
    ],
    ['/contact: its BreadcrumbList ends elsewhere', withData('/contact', goodData('/ar/contact'))],
    [
      '/contact: step 1 of its BreadcrumbList lacks position, name or item',
      withData('/contact', [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ position: 2, name: 'Contact', item: `${origin}/contact` }],
        },
      ]),
    ],
    [
      '/contact: its structured data has an address that does not exist',
      withData('/contact', [
        ...goodData('/contact'),
        {
          '@type': 'CreativeWork',
          name: 'x',
          description: 'x',
          url: `${origin}/nope`,
          creator: { name: 'x' },
        },
      ]),
    ],
  ],
  'The sitemap lists the indexed pages': [
    [
      'does not list https://example.com/contact',
      {},
      { '/sitemap.xml': sitemap(['/', '/ar', '/ar/contact']) },
    ],
    [
      'lists an address that is not an indexed page: https://example.com/nope',
      {},
      { '/sitemap.xml': sitemap(['/', '/contact', '/ar', '/ar/contact', '/nope']) },
    ],
    [
      'lists an address that is not an indexed page: https://example.com/contact',
      { '/contact': { robots: 'noindex' } },
    ],
    [
      'lists a page twice',
      {},
      { '/sitemap.xml': sitemap(['/', '/', '/contact', '/ar', '/ar/contact']) },
    ],
    [
      'names other versions than the page itself',
      {},
      { '/sitemap.xml': sitemap(['/', '/contact', '/ar', '/ar/contact']).replace('"it"', '"fr"') },
    ],
    [
      '"yesterday" is not a day',
      {},
      {
        '/sitemap.xml': sitemap(['/', '/contact', '/ar', '/ar/contact']).replace(
          '2026-11-01',
          'yesterday',
        ),
      },
    ],
    [
      '"" is not a day',
      {},
      {
        '/sitemap.xml': sitemap(['/', '/contact', '/ar', '/ar/contact']).replace(
          '<lastmod>2026-11-01</lastmod>',
          '',
        ),
      },
    ],
    [
      'is not well-formed',
      {},
      { '/sitemap.xml': sitemap(['/', '/contact', '/ar', '/ar/contact']).replace('</urlset>', '') },
    ],
    ['/sitemap.xml: does not exist', {}, { '/sitemap.xml': undefined }],
  ],
  'robots.txt and the sitemap agree': [
    ['/robots.txt: does not exist', {}, { '/robots.txt': undefined }],
    [
      'disallows what robots should read',
      {},
      { '/robots.txt': `User-agent: *\nDisallow: /\n\nSitemap: ${origin}/sitemap.xml\n` },
    ],
    ['does not agree with the sitemap', {}, { '/robots.txt': 'User-agent: *\nAllow: /\n' }],
    [
      'does not agree with the sitemap',
      {},
      {
        '/sitemap.xml': undefined,
        '/robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: https://other.example/sitemap.xml\n',
      },
    ],
  ],
  'Feeds are well-formed': [
    ['/contact/rss.xml: is not well-formed', {}, { '/contact/rss.xml': '<rss><item></rss>' }],
    [
      '/contact/atom.xml: has no entry',
      {},
      { '/contact/atom.xml': '<feed></feed>', '/contact/post/index.html': '<html></html>' },
    ],
    ['an entry leads nowhere', {}, { '/contact/rss.xml': rss(`${origin}/nope`) }],
    ['an entry is in another language', {}, { '/contact/atom.xml': atom(`${origin}/ar/contact`) }],
    [
      'an entry has no date',
      {},
      { '/contact/atom.xml': atom(`${origin}/contact`).replace('2026-10-21T00:00:00Z', '') },
    ],
  ],
  'The web manifest is complete': [
    ['/site.webmanifest: does not exist', {}, { '/site.webmanifest': undefined }],
    ['/site.webmanifest: is not JSON', {}, { '/site.webmanifest': '{' }],
    [
      'has no name',
      {},
      { '/site.webmanifest': '{"icons":[{"src":"/icon.png","sizes":"192x192"}]}' },
    ],
    ['has no icons', {}, { '/site.webmanifest': '{"name":"x"}' }],
    ['its icon is not 192x192', {}, { '/icon.png': pngHead(180, 180) }],
    [
      'its icon does not exist: /nope.png',
      {},
      { '/site.webmanifest': '{"name":"x","icons":[{"src":"/nope.png","sizes":"any"}]}' },
    ],
  ],
  'llms.txt leads somewhere': [
    ['/llms.txt: does not exist', {}, { '/llms.txt': undefined }],
    ['does not begin with a title', {}, { '/llms.txt': 'Example' }],
    ['leads nowhere', {}, { '/llms.txt': `# Example\n[x](${origin}/nope)` }],
  ],
  'Documents and styles keep their budget': [
    ['/contact: document of', { '/contact': { body: `${body}<p>${noise(30_000)}</p>` } }],
    [
      '/contact: stylesheets of',
      { '/contact': { head: '<link rel="stylesheet" href="/assets/a.css">' } },
      { '/assets/a.css': noise(30_000) },
    ],
  ],
  'Client code keeps its budget': [
    [
      '/contact: client code of',
      {},
      {
        '/assets/start.js': 'import("/assets/a.js")',
        '/assets/a.js': 'import("./b.js")',
        '/assets/b.js': 'import x from"./c.js"',
        '/assets/c.js': noise(80_000),
      },
    ],
    [
      '/contact: client code of',
      {},
      {
        '/assets/start.js': 'import("/assets/a.js")',
        '/assets/a.js': 'import("./b.js")',
        '/assets/b.js': 'let y;import"./c.js"',
        '/assets/c.js': noise(80_000),
      },
    ],
    ['/contact: its inline script imports no start file', { '/contact': { start: '' } }],
    [
      '/contact: its inline script imports no start file',
      { '/contact': { start: 'import(`/assets/nope.js`)' } },
    ],
    [
      '/contact: /assets/start.js imports no client entry',
      {},
      { '/assets/start.js': 'import(entry)' },
    ],
  ],
  'Fonts keep their budget': [
    ['/assets: fonts of 60001 bytes', {}, { '/assets/a.woff2': 'x'.repeat(60_001) }],
    [
      '/assets: 3 fonts, over 2',
      {},
      { '/assets/a.woff2': 'x', '/assets/b.woff2': 'x', '/assets/c.ttf': 'x' },
    ],
  ],
  'A first view asks no other host': [
    [
      '/contact: asks another host: https://cdn.example/a.js',
      { '/contact': { head: '<script src="https://cdn.example/a.js"></script>' } },
    ],
    [
      '/assets/a.css: asks another host: //cdn.example/a.woff2',
      {},
      { '/assets/a.css': '@font-face{src:url(//cdn.example/a.woff2)}' },
    ],
  ],
  'Browsers get no code of the server': [
    [
      '/assets/a.js: has code of the server: a module of Node',
      {},
      { '/assets/a.js': 'import"node:fs"' },
    ],
    [
      '/assets/a.js: has code of the server: the environment of the server',
      {},
      { '/assets/a.js': 'process.env["X"]' },
    ],
    [
      '/assets/a.js: has code of the server: the environment of the server',
      {},
      { '/assets/a.js': 'process.env.SITE_URL' },
    ],
    [
      '/assets/a.js: has code of the server: a query of the store',
      {},
      { '/assets/a.js': '`insert into leads`' },
    ],
    [
      '/assets/a.js: has code of the server: DATABASE_URL',
      {},
      { '/assets/a.js': 'x.DATABASE_URL' },
    ],
  ],
  'No file holds a secret': [
    [
      '/assets/a.js: holds the value of LEADS_PROVIDER_TOKEN',
      {},
      { '/assets/a.js': 'x="secret-of-the-test"' },
    ],
  ],
  'html-validate finds nothing': [
    ['element-permitted-parent', { '/': { body: `${body}<li>alone</li>` } }],
    ['no-dup-id', { '/': { body: `${body}<p id="top">twice</p>` } }],
  ],
};

describe('the check of the built output', () => {
  it('finds nothing wrong with a good site', async () => {
    expect(await faults()).toEqual([]);
  });

  it('has a broken example for every rule', () => {
    expect(Object.keys(broken)).toEqual(rules.map(([title]) => title));
  });

  for (const [title, examples] of Object.entries(broken)) {
    for (const [fault, change, files] of examples) {
      it(`${title}: finds "${fault}"`, async () => {
        const found = (await faults(change, files)).filter((line) => line.startsWith(`${title}. `));
        expect(found.join('\n')).toContain(fault);
      });
    }
  }

  it.each(['', "javascript:throw new Error('React form unexpectedly submitted.')"])(
    'accepts the action that React gives a form: "%s"',
    async (action) => {
      const form = `<form action="${action}" aria-label="Form"><a href="/contact">Contact</a><button type="submit">Send</button></form>`;
      expect(await faults({ '/': { body: `${body}${form}` } })).toEqual([]);
    },
  );

  it('checks nothing that is for search engines on a page with noindex', async () => {
    const found = await faults(
      {
        '/contact': {
          robots: 'noindex',
          versions: [],
          description: '',
          canonical: `${origin}/`,
          data: 'x',
        },
        '/ar/contact': { robots: 'noindex', versions: [], social: {} },
      },
      { '/sitemap.xml': sitemap(['/', '/ar']) },
    );
    expect(found).toEqual([]);
  });
});

it('the budget of stylesheets is a little larger in an adopted site, for its colours and typefaces', async () => {
  const problemsWith = async (bytes: number, isAdopted: boolean) => {
    const head = '<link rel="stylesheet" href="/assets/a.css">';
    // Random bytes cannot be compressed, and Brotli adds a few bytes of its own.
    const css = randomBytes(bytes - 10);
    const output = await outputOf(smallSite({ '/contact': { head } }, { '/assets/a.css': css }));
    return [...documentsOverBudget(output, isAdopted)];
  };
  expect(await problemsWith(20_100, false)).toEqual([]);
  expect(await problemsWith(20_200, false)).toHaveLength(1);
  expect(await problemsWith(20_200, true)).toEqual([]);
  expect(await problemsWith(20_500, true)).toHaveLength(1);
});
