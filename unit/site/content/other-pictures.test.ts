import {
  appendFileSync,
  copyFileSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { content, postIds, workIds } from '#content/index.ts';
import { matrixCategories, servicePaths } from '#content/service-matrix.ts';
import { personPhoto, placePhoto } from '#e2e/support/sample-photos.ts';
import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { serveCopy, type ServedCopy } from '#unit/site/served-copy.ts';
import { withoutDrawings } from '#unit/site/without-drawings.ts';

// Serves a whole site, which takes minutes to start.
vi.setConfig({ hookTimeout: 300_000 });

const team = content.team(defaultLocale);
/** People with a photograph; the last of the team has none. */
const colleagues = team.slice(0, 3);
const initialled = team.at(-1);
const [caseId = ''] = workIds();
const [postId = ''] = postIds();
const [{ path: category = '' } = {}, { path: another = '' } = {}] = matrixCategories;
let site: ServedCopy;

/**
 * The site without its drawings and with photographs instead: of colleagues, in a case and a post and their
 * texts, of one part of a service, and on the home page, below a video.
 */
beforeAll(async () => {
  site = await serveCopy(async (folder) => {
    withoutDrawings(folder);
    const inContent = (file: string) => path.join(folder, 'src/content', file);
    mkdirSync(inContent('media'), { recursive: true });
    writeFileSync(inContent('media/yard.jpg'), await placePhoto(1600, 1066));
    for (const [index, { id }] of colleagues.entries()) {
      writeFileSync(inContent(`team/${defaultLocale}/${id}.jpg`), await personPhoto(index));
    }
    copyFileSync('e2e/kit/site/src/content/pages/it/lamp.webm', inContent('media/yard.webm'));
    for (const locale of localeCodes) {
      const home = inContent(`pages/${locale}/home.yaml`);
      writeFileSync(
        home,
        readFileSync(home, 'utf8').replace(
          /^hero:\n.*\n/m,
          `hero:\n  picture:\n    file: media/yard.jpg\n    alt: "Yard (${locale})"\n    focus: 30% 60%\n    video: media/yard.webm\n`,
        ),
      );
      for (const { id } of colleagues) {
        appendFileSync(
          inContent(`team/${locale}/${id}.yaml`),
          `picture:\n  file: ./${id}.jpg\n  alt: "Portrait (${locale})"\n  focus: 42% 40%\n`,
        );
      }
      for (const entry of [`work/${locale}/${caseId}.md`, `posts/${locale}/${postId}.md`]) {
        const text = readFileSync(inContent(entry), 'utf8');
        writeFileSync(
          inContent(entry),
          `${text.replace(/^---\n/, `---\npicture:\n  file: media/yard.jpg\n  alt: "Yard (${locale})"\n`)}\n![Yard in the text](media/yard.jpg "Caption")\n`,
        );
      }
      const service = inContent(`services/${locale}/${category}/index.yaml`);
      writeFileSync(
        service,
        readFileSync(service, 'utf8').replace(
          /^parts:\n(?:.*\n)*? {2}items:\n {4}- /m,
          (start) =>
            `${start}picture:\n          file: media/yard.jpg\n          alt: "Part"\n      `,
        ),
      );
    }
  });
});

afterAll(() => site.stop());

/** Elements of pictures, with their attributes. */
const imagesOf = (html: string) => html.match(/<img[^>]*>/g) ?? [];

it.each(localeCodes)('a photograph replaces a drawing (%s)', async (locale) => {
  for (const address of [`/work/${caseId}`, `/blogs/${postId}`]) {
    const main = await site.mainOf(localizePath(address, locale));
    const [hero = '', ...others] = imagesOf(main);
    expect(hero).toContain(`alt="Yard (${locale})"`);
    expect(hero).toContain('fetchPriority="high"');
    expect(hero).toMatch(/width="\d+" height="\d+"/);
    expect(others.some((image) => image.includes('alt="Yard in the text"'))).toBe(true);
    for (const image of others) expect(image).toContain('loading="lazy"');
    expect(main).toContain('<figcaption>Caption</figcaption>');
  }
});

it.each(localeCodes)('a video lies over the picture of the home page (%s)', async (locale) => {
  const main = await site.mainOf(localizePath('/', locale));
  const [, picture = '', film = ''] =
    /<picture[^>]*>(.*?)<\/picture>.*?(<video.*?<\/video>)/s.exec(main) ?? [];
  expect(picture).toContain(`alt="Yard (${locale})"`);
  expect(film).toMatch(/<source src="\/pictures\/yard\.[\da-f]{10}\.webm" type="video\/webm"/);
  expect(film).toContain('object-position:30% 60%');
  // It is loaded only when it may move, and has no sound.
  expect(film).toContain('preload="none"');
  expect(film).toMatch(/\bmuted=""/);
  expect(film).not.toContain('autoplay');
});

it('a photograph has files in two formats that never change, in development too', async () => {
  const main = await site.mainOf(`/work/${caseId}`);
  const types = [...main.matchAll(/<source srcSet="(\S+) [^>]*type="(image\/\w+)"/g)];
  expect(new Set(types.map(([, , type]) => type))).toEqual(new Set(['image/avif', 'image/webp']));
  for (const [, address = '', type = ''] of types) {
    const { status, headers } = await fetch(site.origin + address);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('cache-control')).toContain('immutable');
  }
});

it('a phone has the photograph of a first view in the first ten packets of a connection', async () => {
  const main = await site.mainOf(`/work/${caseId}`);
  const [, address = ''] = /<source srcSet="(\S+) 480w,[^>]*type="image\/avif"/.exec(main) ?? [];
  const file = await (await fetch(site.origin + address)).arrayBuffer();
  // Ten packets of 1,460 bytes come before the first acknowledgement; headers take a part.
  expect(file.byteLength).toBeLessThan(14_000);
});

it.each(localeCodes)('a person has a photograph or initials (%s)', async (locale) => {
  const main = await site.mainOf(localizePath('/about', locale));
  const images = imagesOf(main);
  expect(images).toHaveLength(colleagues.length);
  for (const image of images) {
    expect(image).toContain(`alt="Portrait (${locale})"`);
    expect(image).toContain('--focus-point:42% 40%');
  }
  const names = (initialled?.name ?? '').split(' ');
  expect(main).toContain(
    `>${[names.at(0), names.at(-1)].map((name) => name?.[0]).join('')}</span>`,
  );
});

it('a part of a service has a picture of its own, and others have none', async () => {
  const main = await site.mainOf(`/services/${category}`);
  expect(imagesOf(main)).toHaveLength(1);
});

it('nothing names a drawing, and no page has an empty place for one', async () => {
  const addresses = ['/', '/services', '/services/menu', '/work', '/blogs', '/clients', '/contact'];
  for (const address of [
    ...addresses,
    `/services/${another}`,
    `/services/${servicePaths[0] ?? ''}`,
  ]) {
    const main = await site.mainOf(address);
    expect(main, address).toContain('<h1');
    expect(main, address).not.toMatch(/<picture[^>]*><\/picture>|<img[^>]*\.svg"/);
  }
  const named = globSync('src/content/**/*.{yaml,md}', { cwd: site.folder }).filter((file) =>
    /drawing:/.test(readFileSync(path.join(site.folder, file), 'utf8')),
  );
  expect(named).toEqual([]);
});
