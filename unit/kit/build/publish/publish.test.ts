import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, it, vi } from 'vitest';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { feeds } from '#kit/build/publish/feeds.ts';
import { publishedFiles } from '#kit/build/publish/files.ts';
import { sitemap } from '#kit/build/publish/sitemap.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { feedLength } from '#kit/site/feeds.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { allPages } from '#kit/site/routes.ts';

let files: Map<string, string | Uint8Array>;

beforeAll(async () => {
  files = await publishedFiles();
});

function text(address: string): string {
  const data = files.get(address);
  if (typeof data !== 'string') throw new Error(`${address} is not written.`);
  return data;
}

describe('what the build writes beside the pages', () => {
  it('gives the same bytes again', async () => {
    expect(await publishedFiles()).toEqual(files);
  });
});

describe('the sitemap', () => {
  it('has every indexed page once, with its versions', () => {
    const places = [...text('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(places).toEqual(allPages.map(({ address }) => `http://localhost:3000${address}`));
    expect(text('/sitemap.xml').match(/hreflang="x-default"/g)).toHaveLength(allPages.length);
  });

  it('leaves out what is not to be indexed', () => {
    const [first, second] = allPages;
    if (!first || !second) throw new Error('There are no pages.');
    const xml = sitemap([{ ...first, indexed: false }, second]);
    expect(xml.match(/<url>/g)).toHaveLength(1);
    expect(xml).toContain(`<loc>http://localhost:3000${second.address}</loc>`);
  });

  it('dates each page as the content does', () => {
    const entries = text('/sitemap.xml').split('\n');
    const entryOf = (address: string) =>
      entries.find((line) => line.includes(`<loc>http://localhost:3000${address}</loc>`));
    for (const page of allPages) {
      const { updated } = pageSummary(page);
      expect(entryOf(page.address)).toContain(`<lastmod>${updated}</lastmod>`);
    }
  });

  it('is not written for a preview, whose robots.txt names none', async () => {
    vi.resetModules();
    vi.stubEnv('SITE_INDEX', 'no');
    const preview = await import('#kit/build/publish/files.ts');
    vi.unstubAllEnvs();
    const previewFiles = await preview.publishedFiles();
    expect(previewFiles.has('/sitemap.xml')).toBe(false);
    expect(previewFiles.get('/robots.txt')).not.toContain('Sitemap');
    expect(text('/robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });
});

describe('the feeds', () => {
  it.each(localeCodes)('hold the posts of %s, in RSS and in Atom', (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const rss = text(`${prefix}/blogs/rss.xml`);
    const atom = text(`${prefix}/blogs/atom.xml`);
    for (const { id } of content.posts(locale).slice(0, feedLength)) {
      expect(rss).toContain(`<link>http://localhost:3000${prefix}/blogs/${id}</link>`);
      expect(atom).toContain(`<id>http://localhost:3000${prefix}/blogs/${id}</id>`);
    }
    expect(rss).toContain(`<language>${locale}</language>`);
    expect(rss).not.toMatch(/\u00AD|(?:href|src|srcset)="\//);
    expect(atom).not.toMatch(/\u00AD|(?:href|src|srcset)="\//);
  });

  it('hold the newest posts alone where there are many, each whole', () => {
    const [post] = content.posts('de');
    if (!post) throw new Error('There are no posts.');
    const newest = Array.from({ length: feedLength }, (_, index) => ({
      ...post,
      date: new Date(Date.UTC(2027, 0, 31 - index)).toISOString().slice(0, 10),
      updated: undefined,
    }));
    // What is no longer in a feed does not change it.
    const older = { ...post, date: '2020-01-01', updated: '2027-06-01' };
    const posts = vi.spyOn(content, 'posts').mockReturnValue([...newest, older]);
    const { rss, atom } = feeds('de');
    posts.mockRestore();
    const days = (xml: string, name: string) =>
      [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
        new Date(text).toISOString().slice(0, 10),
      );
    const dates = newest.map(({ date }) => date);
    expect(days(rss, 'pubDate')).toEqual(dates);
    expect(days(atom, 'published')).toEqual(dates);
    const [changed] = days(atom, 'updated');
    expect(changed).toBe('2027-01-31');
    const end = post.html.trimEnd().slice(-100);
    expect(rss.split(end)).toHaveLength(feedLength + 1);
  });
});

describe('llms.txt', () => {
  it('names every English page with its absolute address', () => {
    const links = [...text('/llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
    const english = allPages.filter(({ locale, name }) => locale === 'en' && name !== 'index');
    expect(links).toEqual(
      expect.arrayContaining(english.map(({ address }) => `http://localhost:3000${address}`)),
    );
  });

  it('begins as the convention asks: a title, then a summary', () => {
    expect(text('/llms.txt')).toContain(`# ${company.name}\n\n> `);
  });
});

describe('the web manifest', () => {
  it('names icons that are there, in the sizes it says', () => {
    const { icons } = JSON.parse(text('/site.webmanifest')) as {
      icons: { src: string; sizes: string }[];
    };
    for (const { src, sizes } of icons) {
      if (sizes === 'any') {
        expect(readFileSync(`public${src}`, 'utf8')).toContain('<svg');
        continue;
      }
      const png = Buffer.from(files.get(src) ?? []);
      expect(`${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`, src).toBe(sizes);
    }
  });
});
