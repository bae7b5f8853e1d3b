import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { content } from '#content/index.ts';
import { industryParent, serviceMatrix } from '#content/service-matrix.ts';
import { say } from '#e2e/support/words.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { eventually } from '#unit/eventually.ts';
import { serveCopy, type ServedCopy } from '#unit/site/served-copy.ts';

// Serves a whole site, which takes minutes to start.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const matrixFile = 'src/content/service-matrix.json';
const [fewer, more] = serviceMatrix.flatMap(({ categories }) => categories);
const industries = serviceMatrix.find(({ id }) => id === 'industry')?.categories ?? [];
const added = 'second-opinion';

interface Column {
  id: string;
  categories: { path: string; services: string[] }[];
}

let site: ServedCopy;

function changeMatrix(folder: string, change: (columns: Column[]) => Column[]): void {
  const file = path.join(folder, matrixFile);
  const columns = JSON.parse(readFileSync(file, 'utf8')) as Column[];
  writeFileSync(file, JSON.stringify(change(columns)));
}

/** One service less in the category `fewer`, one more in `more`. */
function changedServices({ path: category, services }: Column['categories'][number]): string[] {
  if (category === fewer?.path) return services.slice(1);
  if (category === more?.path) return [...services, added];
  return services;
}

/** Removes every entry that a site can do without. */
function withoutCollections(folder: string): void {
  for (const name of ['posts', 'work', 'testimonials', 'team', 'jobs', 'clients']) {
    rmSync(path.join(folder, 'src/content', name), { recursive: true, force: true });
  }
  // Services may not name removed entries.
  const services = path.join(folder, 'src/content/services');
  for (const file of globSync('**/*.yaml', { cwd: services })) {
    const place = path.join(services, file);
    writeFileSync(place, readFileSync(place, 'utf8').replace(/^(?:case|post): .*\n/gm, ''));
  }
}

/** Without cases, posts and people; a first category with one service less, a second with one more; two industries. */
beforeAll(async () => {
  site = await serveCopy((folder) => {
    withoutCollections(folder);
    changeMatrix(folder, (columns) =>
      columns.map(({ id, categories }) => ({
        id,
        categories: (id === 'industry' ? categories.slice(0, 2) : categories).map((category) => ({
          ...category,
          services: changedServices(category),
        })),
      })),
    );
    for (const code of localeCodes) {
      const services = path.join(folder, 'src/content/services', code);
      rmSync(path.join(services, fewer!.path, `${fewer!.services[0]!}.yaml`));
      for (const { path: gone } of industries.slice(2)) {
        rmSync(path.join(services, gone), { recursive: true });
      }
      const [first = ''] = more!.services;
      const text = readFileSync(path.join(services, more!.path, `${first}.yaml`), 'utf8');
      writeFileSync(
        path.join(services, more!.path, `${added}.yaml`),
        text.replace(/^(title|name): .*$/gm, '$1: "Second opinion on tests"'),
      );
    }
  });
});

afterAll(() => site.stop());

it.each(localeCodes)('lists without entries say so in %s, and link elsewhere', async (locale) => {
  for (const [address, message] of [
    ['/work', 'No case is published yet.'],
    ['/blogs', 'No post is published yet.'],
    ['/clients', 'No client is named here yet.'],
  ] as const) {
    const main = await site.mainOf(localizePath(address, locale));
    expect(main).toContain(`>${say(locale, message)}</span></h2>`);
    expect(main).toContain(`href="${localizePath('/services/menu', locale)}"`);
  }
});

it.each(localeCodes)('no page without those entries has an empty section in %s', async (locale) => {
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

/** Addresses of the services of a category that a page links to, once each. */
function linked(main: string, category: string): number {
  const base = localizePath(`/services/${category}/`, 'en');
  return new Set(main.match(new RegExp(`href="${base}[\\w-]+"`, 'g'))).size;
}

it('categories with one service less and one more list all of them on their page and in the menu', async () => {
  for (const [category, count] of [
    [fewer!, fewer!.services.length - 1],
    [more!, more!.services.length + 1],
  ] as const) {
    for (const address of [`/services/${category.path}`, '/services/menu']) {
      expect(linked(await site.mainOf(address), category.path), address).toBe(count);
    }
  }
  expect(await site.mainOf(`/services/${more!.path}/${added}`)).toContain('<h1');
});

if (industries.length > 0) {
  it('a site of two industries names no other', async () => {
    for (const address of ['/services', '/services/menu', `/services/${industryParent}`]) {
      const main = await site.mainOf(address);
      const named = industries.map(({ path: at }) => main.includes(`href="/services/${at}"`));
      expect(named, address).toEqual(industries.map((_, index) => index < 2));
    }
  });

  it('a site without industries has no column, page or word of them', async () => {
    changeMatrix(site.folder, (columns) => columns.filter(({ id }) => id !== 'industry'));
    for (const code of localeCodes) {
      rmSync(path.join(site.folder, 'src/content/services', code, industryParent), {
        recursive: true,
      });
    }
    await eventually(
      async () => {
        const main = await site.mainOf('/services/menu');
        if (main.includes(industryParent)) throw new Error('industries are still named');
      },
      500,
      60_000,
    );
    for (const address of ['/', '/services', '/services/menu']) {
      const main = await site.mainOf(address);
      expect(main, address).toContain('<h1');
      expect(main, address).not.toContain(industryParent);
      expect(main.match(/<(ul|ol|dl|div)(?! class="lines")[^>]*><\/\1>/g), address).toBeNull();
    }
    const gone = await fetch(`${site.origin}/services/${industryParent}`);
    expect(gone.status).toBe(404);
  });
}
