import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { readHostRules } from '#kit/build/hosts/host-rules.ts';
import { vercelRoutes } from '#kit/build/hosts/vercel.ts';
import { writeHostFiles } from '#kit/build/hosts/write.ts';
import { createSiteApp } from '#kit/server/application.ts';
import { cacheRules } from '#kit/server/files/file-rules.ts';
import { readStaticFiles } from '#kit/server/files/static-files.ts';
import type { BuildPolicy } from '#kit/server/headers/build-policy.ts';
import { noExternalSources } from '#kit/server/headers/security-headers.ts';
import {
  headersFor,
  type Joining,
  parseHeaders,
  parseRedirects,
  redirectFor,
} from '#kit/testing/host-files.ts';

// Both modules need catalogues that only a build compiles.
vi.mock('#kit/i18n/server.ts', () => ({ i18nOf: () => undefined }));
vi.mock('#kit/server/error-pages.ts', () => ({ statusHtml: () => '', statusText: () => '' }));
vi.hoisted(() => vi.stubEnv('LOG_LEVEL', 'silent'));

const policy: BuildPolicy = {
  ...noExternalSources,
  connections: ['https://forms.example.com'],
  indexed: true,
};
const page = (script: string) => `<!doctype html><script>${script}</script>`;
const notFound = ['not-found', 'ar/not-found'];

let distDir: string;
let files: Map<string, string>;

beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  files = new Map([
    ['index.html', page('home()')],
    ['about/index.html', page('about()')],
    ['ar/index.html', page('home()')],
    ['ar/about/index.html', page('"ü"')],
    ['ar/notes/rss.xml', '<rss/>'],
    ['assets/entry-a1.js', 'run()'],
    ['pictures/wire-b2.svg', '<svg><style>path{stroke:red}</style></svg>'],
    ['pictures/mill-c3.svg', '<svg><style>path{stroke:blue}</style></svg>'],
    ['favicon.svg', '<svg/>'],
    ['robots.txt', 'User-agent: *'],
    ['RSC/R/about.txt', '0:[]'],
    ...notFound.map((name): [string, string] => [`${name}/index.html`, page(`gone("${name}")`)]),
  ]);
});

/** Adds pages with so many different scripts that one policy for all pages is too long for Cloudflare. */
function addDifferentPages(): void {
  for (let count = 0; count < 120; count += 1) {
    files.set(`lamps/w${String(count)}/index.html`, page(`lamp(${String(count)})`));
  }
}

function build(facts: Partial<BuildPolicy> = {}) {
  const directory = path.join(distDir, 'public');
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
  const served = readStaticFiles(directory, { external: policy, ...facts });
  const warnings = writeHostFiles(distDir, { ...policy, ...facts });
  const rules = parseHeaders(readFileSync(path.join(directory, '_headers'), 'utf8'));
  const app = createSiteApp({
    stage: 'built',
    files: served,
    render: () => Promise.resolve(null),
    listServerFunctions: () => Promise.resolve(new Set<string>()),
    external: policy,
    siteUrl: undefined,
    trustedProxies: 0,
    findTrouble: () => Promise.resolve(undefined),
    rateLimit: undefined,
    onAnswer: () => undefined,
  });
  const ask = async (address: string) => {
    const { complete } = served.get(address)?.identity.headers ?? {};
    const headers = complete
      ? complete.flatMap((name, index): [string, string][] =>
          index % 2 === 0 ? [[name, complete[index + 1] ?? '']] : [],
        )
      : (await app.request(address, {}, {})).headers;
    return Object.fromEntries(new Headers(headers));
  };
  return { directory, served, warnings, rules, ask };
}

/** Headers that static hosts set by themselves, or cannot know. */
const ownOfServer = /^(?:etag|last-modified|vary|accept-ranges|content-length|x-request-id)$/;
/** Feeds are the only files whose media type hosts do not know. */
const feedFile = /rss\.xml$|atom\.xml$/;

function comparable(headers: Record<string, string>, address: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !ownOfServer.test(name) && (name !== 'content-type' || feedFile.test(address)),
    ),
  );
}

/** Splits a policy into what each directive allows. */
function directives(text: string): Map<string, Set<string>> {
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, new Set(sources)];
    }),
  );
}

const policyName = 'content-security-policy';

/**
 * Expects `_headers` to give a file the headers that the server gives it.
 *
 * @param wider The directive that may allow more than the server does, since one rule applies to several files.
 */
async function expectServerHeaders(
  { rules, ask }: ReturnType<typeof build>,
  address: string,
  joining: Joining,
  wider: string,
): Promise<void> {
  const { [policyName]: own = '', ...expected } = comparable(await ask(address), address);
  const { [policyName]: said = '', ...others } = headersFor(rules, address, joining);
  // A static host chooses no language on `/`, so it caches `/` like any page.
  if (address === '/') expected['cache-control'] = cacheRules.page;
  expect(others, address).toEqual(expected);
  const allowed = directives(said);
  const needed = directives(own);
  expect([...allowed.keys()]).toEqual([...needed.keys()]);
  for (const [name, sources] of needed) {
    const found = allowed.get(name) ?? new Set();
    if (name === wider) {
      const isWider = found.has("'unsafe-inline'") || found.isSupersetOf(sources);
      expect(isWider, `${address} ${name}`).toBe(true);
    } else expect(found, `${address} ${name}`).toEqual(sources);
  }
}

const joinings: readonly Joining[] = ['cloudflare', 'netlify'];

describe.each(joinings)('_headers as %s reads it', (joining) => {
  it('allows any inline style in drawings, and no script', () => {
    const allowed = headersFor(build().rules, '/pictures/mill-c3.svg', joining)[policyName] ?? '';
    expect(directives(allowed).get('style-src')).toEqual(new Set(["'self'", "'unsafe-inline'"]));
    expect(directives(allowed).get('script-src')).toEqual(new Set(["'self'"]));
  });

  it('gives every file the headers of the server, with one policy for all pages', async () => {
    const built = build();
    expect(built.warnings).toEqual([]);
    const scripts = new Set<string>();
    for (const [address, { policy: own = '' }] of built.served) {
      const wider = address.startsWith('/pictures/') ? 'style-src' : 'script-src';
      await expectServerHeaders(built, address, joining, wider);
      for (const source of directives(own).get('script-src') ?? []) scripts.add(source);
    }
    for (const address of ['/', '/about', '/ar/about', '/nope']) {
      const allowed = headersFor(built.rules, address, joining)[policyName] ?? '';
      expect(directives(allowed).get('script-src'), address).toEqual(scripts);
    }
  });

  it('allows the scripts of the not-found page of each language', () => {
    const { directory, served, rules } = build();
    const redirects = parseRedirects(readFileSync(path.join(directory, '_redirects'), 'utf8'));
    for (const [address, file] of [
      ['/nope', '/not-found'],
      ['/lamps/nope', '/not-found'],
      ['/deep', '/not-found'],
      ['/ar/nope', '/ar/not-found'],
      ['/ar/lamps/nope', '/ar/not-found'],
    ] as const) {
      const shown = file.replace(/not-found$/, '404.html');
      expect(redirectFor(redirects, address)).toMatchObject({ to: shown, status: 404 });
      const allowed = headersFor(rules, address, joining)['content-security-policy'] ?? '';
      const needed = directives(served.get(file)?.policy ?? '').get('script-src');
      expect(needed?.size).toBe(2);
      expect([...(directives(allowed).get('script-src') ?? [])]).toEqual(
        expect.arrayContaining([...(needed ?? [])]),
      );
    }
  });

  it('sends noindex with every file of a preview', async () => {
    const { rules, ask } = build({ indexed: false });
    for (const address of ['/about', '/robots.txt', '/assets/entry-a1.js', '/nope']) {
      expect(headersFor(rules, address, joining)['x-robots-tag'], address).toBe('noindex');
      expect((await ask(address))['x-robots-tag'], address).toBe('noindex');
    }
    const { rules: indexed, ask: askIndexed } = build();
    expect(headersFor(indexed, '/about', joining)['x-robots-tag']).toBeUndefined();
    expect((await askIndexed('/about'))['x-robots-tag']).toBeUndefined();
  });
});

it('allows any inline style if the hashes of all pages make a line too long for Cloudflare', () => {
  for (let count = 0; count < 40; count += 1) {
    files.set(
      `lamps/s${String(count)}/index.html`,
      `${page('lamp()')}<style>b{order:${String(count)}}</style>`,
    );
  }
  const built = build();
  expect(built.warnings).toEqual([]);
  const said = headersFor(built.rules, '/about', 'cloudflare')[policyName] ?? '';
  expect(directives(said).get('style-src')).toEqual(new Set(["'self'", "'unsafe-inline'"]));
  // Scripts are still allowed only by their hashes.
  const named = new Set(directives(built.served.get('/about')?.policy ?? '').get('script-src'));
  expect(directives(said).get('script-src')?.isSupersetOf(named)).toBe(true);
  expect(directives(said).get('script-src')).not.toContain("'unsafe-inline'");
});

it('warns if the policy is too long for Cloudflare, and says what to do', () => {
  addDifferentPages();
  const { warnings } = build();
  expect(warnings).toEqual([
    expect.stringMatching(/^_headers has a line of \d{4} characters\. .*docs\/deploy\.md/),
  ]);
});

it('moves the not-found page of each language to the 404.html that hosts look for', () => {
  const { directory } = build();
  for (const prefix of ['', 'ar']) {
    expect(readFileSync(path.join(directory, prefix, '404.html'), 'utf8')).toContain(
      `gone("${prefix === '' ? '' : `${prefix}/`}not-found")`,
    );
    // At its own address the host would answer with 200.
    expect(existsSync(path.join(directory, prefix, 'not-found'))).toBe(false);
  }
});

it('writes the same files when it is run again on the same build', () => {
  const { directory } = build();
  const read = () =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((name) => /_headers|_redirects/.test(name))
      .map((name) => readFileSync(path.join(directory, name), 'utf8'));
  const before = read();
  expect(before).toHaveLength(2);
  writeHostFiles(distDir, policy);
  expect(read()).toEqual(before);
});

describe('the routes of Vercel', () => {
  /** @param functionPath The path where the function is mounted, if there is one. */
  const routesOf = (functionPath?: string) => {
    const { directory, rules } = build();
    return { rules, routes: vercelRoutes(readHostRules(directory, policy), functionPath) };
  };

  it('set the headers of _headers; the last of several applies', () => {
    const { rules, routes } = routesOf();
    for (const address of [
      '/',
      '/about',
      '/ar/about',
      '/assets/entry-a1.js',
      '/ar/notes/rss.xml',
    ]) {
      const matching = routes.filter((route) => route.continue && matches(route.src, address));
      const lower = matching
        .flatMap(({ headers }) => Object.entries(headers ?? {}))
        .map(([name, value]): [string, string] => [name.toLowerCase(), value]);
      expect(Object.fromEntries(lower), address).toEqual(headersFor(rules, address, 'netlify'));
    }
  });

  it('redirect a trailing slash to the page, and never to another site', () => {
    const { routes } = routesOf();
    const [slash] = routes;
    expect(slash).toMatchObject({ status: 308, headers: { Location: '/$1' } });
    const to = (address: string) => new RegExp(slash?.src ?? '').exec(address)?.[1];
    expect(to('/ar/about/')).toBe('ar/about');
    expect(to('/')).toBeUndefined();
    expect(to('//example.com/')).toBeUndefined();
  });

  it('answer unknown addresses in their language if there is no function', () => {
    const { routes } = routesOf();
    const unknown = routes.slice(routes.findIndex(({ handle }) => handle === 'filesystem') + 1);
    const answer = (address: string) => unknown.find(({ src }) => matches(src, address));
    expect(answer('/ar/nope')).toMatchObject({ dest: '/ar/404.html', status: 404 });
    expect(answer('/artisan')).toMatchObject({ dest: '/404.html', status: 404 });
  });

  it('pass the address of the not-found page to the function, which answers 404', () => {
    const { routes } = routesOf('/RSC/');
    const first = (address: string) =>
      routes.find(
        ({ src, methods, ...route }) => !route.continue && !methods && matches(src, address),
      );
    for (const address of ['/ar/not-found', '/ar/not-found/index.html']) {
      expect(first(address)).toMatchObject({ dest: '/RSC/' });
    }
  });

  it('pass posted forms to the function before any file, and unknown addresses after all files', () => {
    const { routes } = routesOf('/RSC/');
    const files = routes.findIndex(({ handle }) => handle === 'filesystem');
    expect(routes.slice(0, files)).toContainEqual({
      src: '^/.*$',
      methods: ['POST'],
      dest: '/RSC/',
    });
    expect(routes.slice(files + 1)).toEqual([{ src: '^/.*$', dest: '/RSC/' }]);
  });
});

const matches = (pattern: string | undefined, address: string) =>
  pattern !== undefined && new RegExp(pattern).test(address);

describe('the configuration of nginx', () => {
  /** The entries of a `map` block, by their keys. */
  function table(text: string, names: string): Map<string, string> {
    const body = text.split(`map ${names} {\n`)[1]?.split('\n}')[0] ?? '';
    return new Map(
      [...body.matchAll(/^ {2}"(.*)" "(.*)";$/gm)].map(([, key = '', value = '']) => [key, value]),
    );
  }

  it('has a policy for each file, however many there are', () => {
    addDifferentPages();
    const { served } = build();
    const http = readFileSync(path.join(distDir, 'nginx/http.conf'), 'utf8');
    const policies = table(http, '$uri $site_policy');
    for (const [address, { policy: own }] of served) {
      const file = files.has(address.slice(1))
        ? address
        : `${address.replace(/^\/$/, '')}/index.html`.replace(
            /not-found\/index\.html$/,
            '404.html',
          );
      expect(policies.get(file) ?? policies.get('default'), address).toBe(own);
    }
  });

  it('answers with the 404 page of the language, which has no address of its own', () => {
    build();
    const http = readFileSync(path.join(distDir, 'nginx/http.conf'), 'utf8');
    expect(table(http, '$request_uri $site_not_found')).toEqual(
      new Map([
        ['~^/ar(?:[/?]|$)', '/ar/404.html'],
        ['default', '/404.html'],
      ]),
    );
    const server = readFileSync(path.join(distDir, 'nginx/server.conf'), 'utf8');
    expect(server).toContain('location ~ /(?:index|404)\\.html$ {\n  internal;\n}');
  });

  it('sends all other headers of the server', async () => {
    const { ask } = build({ indexed: false });
    const server = readFileSync(path.join(distDir, 'nginx/server.conf'), 'utf8');
    const said = Object.fromEntries(
      [...server.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name = '', value]) => [
        name.toLowerCase(),
        value,
      ]),
    );
    expect(said['x-robots-tag']).toBe('noindex');
    const { [policyName]: _, ...expected } = comparable(await ask('/about'), '/about');
    expect(said).toMatchObject({ ...expected, 'cache-control': '$site_cache' });
  });

  it('warns if a policy is longer than nginx accepts', () => {
    files.set(
      'about/index.html',
      Array.from({ length: 80 }, (_, count) => page(`a(${String(count)})`)).join(''),
    );
    expect(build().warnings).toContainEqual(
      expect.stringMatching(/nginx accepts only parameters of less than 4096/),
    );
  });
});
