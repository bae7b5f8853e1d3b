import { beforeAll, describe, expect, it, vi } from 'vitest';

import { content } from '#content/index.ts';
import { feeds } from '#kit/build/publish/feeds.ts';
import { publishedFiles } from '#kit/build/publish/files.ts';
import { figureSlot, pictureHtml } from '#kit/content/picture.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { feedLength } from '#kit/site/feeds.ts';
import { allPages } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

let files: Map<string, string | Uint8Array>;

beforeAll(async () => {
  files = await publishedFiles();
});

function text(address: string): string {
  const data = files.get(address);
  if (typeof data !== 'string') throw new Error(`${address} is not written.`);
  return data;
}

describe('the feeds', () => {
  it.each(localeCodes)('have the posts of %s, in RSS and in Atom', (locale) => {
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

  it.each(content.posts(otherLocale).slice(0, 1))(
    'have only the newest of many posts, each whole',
    (post) => {
      const newest = Array.from({ length: feedLength }, (_, index) => ({
        ...post,
        date: new Date(Date.UTC(2027, 0, 31 - index)).toISOString().slice(0, 10),
        updated: undefined,
      }));
      // A post that is no longer in a feed does not change its date.
      const older = { ...post, date: '2020-01-01', updated: '2027-06-01' };
      const posts = vi.spyOn(content, 'posts').mockReturnValue([...newest, older]);
      const { rss, atom } = feeds(otherLocale);
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
    },
  );

  it.each(content.posts(otherLocale).slice(0, 1))(
    'give each file of a photograph its absolute address',
    (post) => {
      const files = (format: string) =>
        figureSlot.widths.map((width) => ({
          path: `/pictures/yard-${String(width)}.${format}`,
          width,
          height: width,
        }));
      const photo = {
        kind: 'photo' as const,
        alt: '',
        focus: '50% 50%',
        files: { avif: files('avif'), webp: files('webp') },
      };
      const posts = vi
        .spyOn(content, 'posts')
        .mockReturnValue([{ ...post, html: pictureHtml(photo, '', '100vw') }]);
      const { rss, atom } = feeds(otherLocale);
      posts.mockRestore();
      for (const xml of [rss, atom]) {
        const sets = [...xml.matchAll(/srcset="([^"]*)"/g)].map(
          ([, candidates = '']) => candidates,
        );
        expect(sets).toEqual(
          ['avif', 'webp'].map((format) =>
            figureSlot.widths
              .map(
                (width) =>
                  `http://localhost:3000/pictures/yard-${String(width)}.${format} ${String(width)}w`,
              )
              .join(', '),
          ),
        );
      }
    },
  );
});

describe('llms.txt', () => {
  it('lists each page below the page above it', () => {
    const above: string[] = [];
    const items = [...text('/llms.txt').matchAll(/^( *)- \[[^\]]*\]\(([^)]+)\)/gm)];
    for (const [, indentation = '', url = ''] of items) {
      const depth = indentation.length / 2;
      above.length = depth;
      expect(url).toContain(above.at(-1) ?? '');
      above.push(url);
    }
    expect(items.filter(([, indentation]) => indentation !== '').length).toBeGreaterThan(0);
  });

  it('names every English page with its absolute address', () => {
    const links = [...text('/llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
    const english = allPages.filter(({ locale, name }) => locale === 'en' && name !== 'index');
    expect(links).toEqual(
      expect.arrayContaining(english.map(({ address }) => `http://localhost:3000${address}`)),
    );
  });
});
