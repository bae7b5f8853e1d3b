import '#unit/kit/with-content.ts';

import { beforeAll, describe, expect, it, vi } from 'vitest';

import { publishedFiles } from '#kit/build/publish/files.ts';
import { sitemap } from '#kit/build/publish/sitemap.ts';
import { site } from '#kit/site/definition.ts';
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
  it('is the same byte by byte when it is made again', async () => {
    expect(await publishedFiles()).toEqual(files);
  });
});

describe('the sitemap', () => {
  it('has every indexed page once, with its versions', () => {
    const urls = [...text('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(urls).toEqual(allPages.map(({ address }) => `http://localhost:3000${address}`));
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
  it('are not written if the site has no list of posts', () => {
    expect([...files.keys()].filter((address) => address.endsWith('.xml'))).toEqual([
      '/sitemap.xml',
    ]);
  });
});

describe('llms.txt', () => {
  it('begins as the convention asks: a title, then a summary', () => {
    expect(text('/llms.txt')).toContain(`# ${site.company.name}\n\n> `);
  });
});

describe('the web manifest', () => {
  it('names icons that are there, in the sizes it says', () => {
    const { icons } = JSON.parse(text('/site.webmanifest')) as {
      icons: { src: string; sizes: string }[];
    };
    for (const { src, sizes } of icons) {
      if (sizes === 'any') {
        expect(text(src)).toContain('<svg');
        continue;
      }
      const png = Buffer.from(files.get(src) ?? []);
      expect(`${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`, src).toBe(sizes);
    }
  });
});
