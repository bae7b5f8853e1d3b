import { randomBytes } from 'node:crypto';

import { describe, expect, it, vi } from 'vitest';

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

/** A broken page or file, and the fault it must be found by. */
type Broken = readonly [
  fault: string,
  change: Record<string, Partial<Parts>>,
  files?: Record<string, string | Buffer | undefined>,
];

vi.stubEnv('LEADS_PROVIDER_TOKEN', 'secret-of-the-test');

const good = smallSite();
/** Text that cannot be compressed by more than a quarter. */
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
  name: 'About',
  url: `${origin}/about`,
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
      '/about: has the title of /, "A good title of /"',
      { '/about': { title: 'A good title of /' } },
    ],
    [
      '/de/about: has the description of /de',
      {
        '/de': { description: 'x'.repeat(70) },
        '/de/about': { description: 'x'.repeat(70) },
        '/about': { description: 'x'.repeat(70) },
      },
    ],
  ],
  'Titles and descriptions have a good length': [
    ['/about: the title has 71 characters, not 15 to 70', { '/about': { title: 'x'.repeat(71) } }],
    ['/about: the title has 5 characters', { '/about': { title: 'About' } }],
    ['/about: the description has 161 characters', { '/about': { description: 'x'.repeat(161) } }],
    ['/about: the description has 0 characters', { '/about': { description: '' } }],
  ],
  'Pages name their canonical address': [
    ['/about: the canonical address is "/about"', { '/about': { canonical: '/about' } }],
    [
      '/about: the canonical address is "https://example.com/"',
      { '/about': { canonical: `${origin}/` } },
    ],
    ['/: has no absolute canonical address', { '/': { canonical: '' } }],
  ],
  'Versions in other languages name one another': [
    [
      '/about: its version "de" does not name it back',
      {
        '/de/about': {
          versions: [version('de', '/de/about'), version('x-default', '/de/about')],
        },
      },
    ],
    [
      '/about: its version "fr" does not exist',
      {
        '/about': {
          versions: [
            version('en', '/about'),
            version('fr', '/fr/about'),
            version('x-default', '/about'),
          ],
        },
      },
    ],
    [
      '/about: its version "de" is in "en"',
      {
        '/about': {
          versions: [version('en', '/about'), version('de', '/'), version('x-default', '/about')],
        },
      },
    ],
    [
      '/about: names no version for other languages',
      { '/about': { versions: [version('en', '/about'), version('de', '/de/about')] } },
    ],
    [
      '/about: does not name itself as "en"',
      { '/about': { versions: [version('x-default', '/about')] } },
    ],
    ['/about: its version "de" is not indexed', { '/de/about': { robots: 'noindex' } }],
    [
      '/about: names a language twice',
      {
        '/about': {
          versions: [
            version('en', '/about'),
            version('de', '/de/about'),
            version('de', '/de/about'),
            version('x-default', '/about'),
          ],
        },
      },
    ],
  ],
  'Shared links show words and a picture': [
    ['/about: has no og:image:alt', social('/about', { 'og:image:alt': '' })],
    ['/about: has no twitter:card', social('/about', { 'twitter:card': '' })],
    [
      "/about: its og:url is not the page's own",
      social('/about', { 'og:url': `${origin}/de/about` }),
    ],
    ["/about: its og:title is not the page's own", social('/about', { 'og:title': 'x' })],
    [
      '/about: has the social image of /',
      social('/about', { 'og:image': `${origin}/social/index.png` }),
    ],
    [
      '/about: its social image is not a PNG of the site',
      social('/about', { 'og:image': `${origin}/nope.png` }),
    ],
    ['/about: its social image is 600 x 315 px', {}, { '/social/about.png': pngHead(600, 315) }],
    ['is said to be 1200 x 600', social('/about', { 'og:image:height': '600' })],
    [
      '/about: its social image has',
      {},
      {
        '/social/about.png': Buffer.concat([pngHead(1200, 630), Buffer.alloc(heaviestSocialImage)]),
      },
    ],
  ],
  'Feeds are named by pages': [
    ['/about: names a feed that does not exist', {}, { '/about/rss.xml': undefined }],
    ['/about/rss.xml: no page names this feed', { '/about': { head: '' } }],
  ],
  'Pages have one h1': [
    ['/about: has 2 h1', { '/about': { body: `${body}<h1>Two</h1>` } }],
    ['/about: has 0 h1', { '/about': { body: '<p id="top">None</p>' } }],
  ],
  'Links and anchors lead somewhere': [
    ['/: leads nowhere: /%zz', { '/': { body: `${body}<a href="/%zz">x</a>` } }],
    ['/: leads nowhere: /nope', { '/': { body: `${body}<a href="/nope">x</a>` } }],
    [
      `/: leads nowhere: ${origin}/nope`,
      { '/': { body: `${body}<a href="${origin}/nope">x</a>` } },
    ],
    [
      '/: leads to an anchor that does not exist: /about#nope',
      { '/': { body: `${body}<a href="/about#nope">x</a>` } },
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
  'Links stay in the language of their page': [
    [
      '/de: leads to a page in "en": /about',
      { '/de': { body: `${body}<a href="/about">x</a><a href="/" hreflang="en">y</a>` } },
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
      '/: says 100 x 100 of /picture.svg, which has 200 x 100',
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
    ['/about: its structured data is not a graph', { '/about': { data: '{"@context":' } }],
    ['/about: has no BreadcrumbList', withData('/about', [])],
    ['/: has no Organization', withData('/', goodData('/').slice(1))],
    ['/de: has no WebSite', withData('/de', goodData('/de').slice(0, 1))],
    ['/about: has no AboutPage', withData('/about', goodData('/about').slice(0, 1))],
    [
      '/about: Person has no jobTitle',
      withData('/about', [
        ...goodData('/about'),
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
      '/about: BlogPosting has no author.name',
      withData('/about', [...goodData('/about'), { '@type': 'BlogPosting', author: {} }]),
    ],
    [
      '/about: nothing is known of the type Recipe',
      withData('/about', [...goodData('/about'), { '@type': 'Recipe' }]),
    ],
    [
      '/about: CollectionPage lists none of the pages below it',
      withData('/about', [emptyCollection]),
      { '/about/post/index.html': '<html></html>' },
    ],
    ['/about: its BreadcrumbList ends elsewhere', withData('/about', goodData('/de/about'))],
    [
      '/about: step 1 of its BreadcrumbList lacks position, name or item',
      withData('/about', [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ position: 2, name: 'About', item: `${origin}/about` }],
        },
      ]),
    ],
    [
      '/about: its structured data names what does not exist',
      withData('/about', [
        ...goodData('/about'),
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
      'does not list https://example.com/about',
      {},
      { '/sitemap.xml': sitemap(['/', '/de', '/de/about']) },
    ],
    [
      'lists what is not an indexed page: https://example.com/nope',
      {},
      { '/sitemap.xml': sitemap(['/', '/about', '/de', '/de/about', '/nope']) },
    ],
    [
      'lists what is not an indexed page: https://example.com/about',
      { '/about': { robots: 'noindex' } },
    ],
    [
      'lists a page twice',
      {},
      { '/sitemap.xml': sitemap(['/', '/', '/about', '/de', '/de/about']) },
    ],
    [
      'names other versions than the page itself',
      {},
      { '/sitemap.xml': sitemap(['/', '/about', '/de', '/de/about']).replace('"en"', '"fr"') },
    ],
    [
      '"yesterday" is not a day',
      {},
      {
        '/sitemap.xml': sitemap(['/', '/about', '/de', '/de/about']).replace(
          '2026-11-01',
          'yesterday',
        ),
      },
    ],
    [
      '"" is not a day',
      {},
      {
        '/sitemap.xml': sitemap(['/', '/about', '/de', '/de/about']).replace(
          '<lastmod>2026-11-01</lastmod>',
          '',
        ),
      },
    ],
    [
      'is not well-formed',
      {},
      { '/sitemap.xml': sitemap(['/', '/about', '/de', '/de/about']).replace('</urlset>', '') },
    ],
    ['/sitemap.xml: does not exist', {}, { '/sitemap.xml': undefined }],
  ],
  'robots.txt and the sitemap agree': [
    ['/robots.txt: does not exist', {}, { '/robots.txt': undefined }],
    [
      'keeps robots from what they should read',
      {},
      { '/robots.txt': `User-agent: *\nDisallow: /\n\nSitemap: ${origin}/sitemap.xml\n` },
    ],
    ['does not agree with the sitemap', {}, { '/robots.txt': 'User-agent: *\nAllow: /\n' }],
  ],
  'Feeds are well-formed': [
    ['/about/rss.xml: is not well-formed', {}, { '/about/rss.xml': '<rss><item></rss>' }],
    [
      '/about/atom.xml: has no entry',
      {},
      { '/about/atom.xml': '<feed></feed>', '/about/post/index.html': '<html></html>' },
    ],
    ['an entry leads nowhere', {}, { '/about/rss.xml': rss(`${origin}/nope`) }],
    ['an entry is in another language', {}, { '/about/atom.xml': atom(`${origin}/de/about`) }],
    [
      'an entry has no date',
      {},
      { '/about/atom.xml': atom(`${origin}/about`).replace('2026-10-21T00:00:00Z', '') },
    ],
  ],
  'The web manifest is complete': [
    ['/site.webmanifest: does not exist', {}, { '/site.webmanifest': undefined }],
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
    ['/about: document of', { '/about': { body: `${body}<p>${noise(30_000)}</p>` } }],
    [
      '/about: stylesheets of',
      { '/about': { head: '<link rel="stylesheet" href="/assets/a.css">' } },
      { '/assets/a.css': noise(30_000) },
    ],
  ],
  'Client code keeps its budget': [
    [
      '/about: client code of',
      { '/about': { body: `${body}<script>import(\`/assets/start.js\`)</script>` } },
      {
        '/assets/start.js': 'import("/assets/a.js")',
        '/assets/a.js': 'import("./b.js")',
        '/assets/b.js': 'import x from"./c.js"',
        '/assets/c.js': noise(80_000),
      },
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
      '/about: asks another host: https://cdn.example/a.js',
      { '/about': { head: '<script src="https://cdn.example/a.js"></script>' } },
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

  it('asks nothing of search engines for a page they are to leave out', async () => {
    const found = await faults(
      {
        '/about': {
          robots: 'noindex',
          versions: [],
          description: '',
          canonical: `${origin}/`,
          data: 'x',
        },
        '/de/about': { robots: 'noindex', versions: [], social: {} },
      },
      { '/sitemap.xml': sitemap(['/', '/de']) },
    );
    expect(found).toEqual([]);
  });
});
