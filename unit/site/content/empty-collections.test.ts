import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { content } from '#content/index.ts';
import { say } from '#e2e/support/words.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { serveCopy, type ServedCopy } from '#unit/site/served-copy.ts';

// A whole site is served.
vi.setConfig({ hookTimeout: 300_000 });

let site: ServedCopy;

/** A site without any entry that it can do without. */
beforeAll(async () => {
  site = await serveCopy((folder) => {
    for (const name of ['posts', 'work', 'testimonials', 'team', 'jobs', 'clients']) {
      rmSync(path.join(folder, 'src/content', name), { recursive: true, force: true });
    }
    // What names an entry goes with it.
    const services = path.join(folder, 'src/content/services');
    for (const file of globSync('**/*.yaml', { cwd: services })) {
      const place = path.join(services, file);
      writeFileSync(place, readFileSync(place, 'utf8').replace(/^(?:case|post): .*\n/gm, ''));
    }
  });
});

afterAll(() => site.stop());

it.each(localeCodes)(
  'its lists say in %s that there is nothing yet, and where to go',
  async (locale) => {
    for (const [address, message] of [
      ['/work', 'No case is published yet.'],
      ['/blogs', 'No post is published yet.'],
      ['/clients', 'No client is named here yet.'],
    ] as const) {
      const main = await site.mainOf(localizePath(address, locale));
      expect(main).toContain(`>${say(locale, message)}</span></h2>`);
      expect(main).toContain(`href="${localizePath('/services/menu', locale)}"`);
    }
  },
);

it.each(localeCodes)('its other pages have no empty section in %s', async (locale) => {
  const { posts, work } = content.page(locale, 'home');
  const { team, join } = content.page(locale, 'about');
  const headings = [say(locale, 'Who we are'), team.title, join.title, work.title, posts.title];
  const labels = [say(locale, 'Clients'), say(locale, 'What clients say')];
  const sections = [
    ...headings.map((title) => `>${title}</h2>`),
    ...labels.map((label) => `aria-label="${label}"`),
    '<time',
    'data-in=',
  ];
  for (const address of ['/', '/about', '/work', '/blogs', '/clients']) {
    const main = await site.mainOf(localizePath(address, locale));
    expect(main, address).toContain('<h1');
    const empty = main.match(/<(ul|ol|div)(?! class="lines")[^>]*><\/\1>/g);
    const without = sections.filter((section) => main.includes(section));
    expect([empty, without], address).toEqual([null, []]);
  }
});
