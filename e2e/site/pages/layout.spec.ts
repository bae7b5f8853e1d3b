import type { Page } from '@playwright/test';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { has, leaf } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

// Where boxes lie hangs neither on movement nor on code, and a page without them is laid out sooner.
test.use({ quiet: true, contextOptions: { reducedMotion: 'reduce' } });

/** Lists of several columns on the page about the company. */
const columnsOf = (page: Page) => ({
  steps: page.getByRole('main').locator('ol'),
  ...(has.team && {
    people: sectionOf(page, content.page(otherLocale, 'about').team.title).getByRole('list'),
  }),
});

test('texts of steps and people start on the same lines in every column', async ({ page }) => {
  await page.goto(href(otherLocale, 'about'));
  for (const [name, list] of Object.entries(columnsOf(page))) {
    for (const part of ['h3', 'p:nth-of-type(1)', 'p:last-of-type']) {
      const rows = await list.locator('> li').evaluateAll((items, selector) => {
        const tops = new Map<number, Set<number>>();
        for (const item of items) {
          const row = Math.round(item.getBoundingClientRect().top);
          const top = Math.round(item.querySelector(selector)!.getBoundingClientRect().top);
          tops.set(row, (tops.get(row) ?? new Set()).add(top));
        }
        return [...tops.values()].map(({ size }) => size);
      }, part);
      expect(new Set(rows), `${part} of ${name}`).toEqual(new Set([1]));
    }
  }
});

test('on a phone steps stand in one column, each beside its number', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(href(otherLocale, 'about'));
  const steps = await columnsOf(page)
    .steps.locator('> li')
    .evaluateAll((all) =>
      all.map((step) => {
        const [number, title, text] = ['span', 'h3', 'p'].map((part) =>
          step.querySelector(part)!.getBoundingClientRect(),
        );
        return {
          isBeside: number!.right < title!.left && number!.top < title!.bottom,
          isBelow: title!.left === text!.left && title!.bottom < text!.top,
        };
      }),
    );
  expect(steps.length).toBeGreaterThan(1);
  expect(steps).toEqual(steps.map(() => ({ isBeside: true, isBelow: true })));
});

/** Where the sheet of the page ends. */
const endOfSheet = (page: Page) =>
  page
    .locator('main .sheet')
    .first()
    .evaluate((one) => one.getBoundingClientRect().right);

const endOf = (box: { x: number; width: number } | null) => (box?.x ?? 0) + (box?.width ?? 0);

const { numbers } = content.page(otherLocale, 'home');
if (numbers) {
  test('figures stand along one line, which ends where the sheet does', async ({ page }) => {
    await page.goto(href(otherLocale, 'index'));
    const box = await sectionOf(page, numbers.title).locator('dl').boundingBox();
    expect(endOf(box)).toBeCloseTo(await endOfSheet(page), 0);
    expect(box?.height).toBeLessThan(300);
  });
}

if (has.team) {
  test('the last of the people on the home page ends where the sheet does', async ({ page }) => {
    await page.goto(href(otherLocale, 'index'));
    const last = sectionOf(page, say(otherLocale, 'Who we are')).getByRole('listitem').last();
    // Without a picture initials stand in its place.
    const { picture } = content.team(otherLocale).slice(0, 3).at(-1)!;
    const portrait = last.locator(picture ? 'picture' : 'span').first();
    expect(endOf(await portrait.boundingBox())).toBeCloseTo(await endOfSheet(page), 0);
  });
}

test('names and links of services stand on one line, open or not', async ({ page }) => {
  await page.goto(href(otherLocale, 'index'));
  const edges = await page.locator('main details :is(summary h4, ul):visible').evaluateAll((all) =>
    all.map((one) => {
      const { left } = one.getBoundingClientRect();
      return Math.round(left + parseFloat(getComputedStyle(one).paddingLeft));
    }),
  );
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(edges).size).toBe(1);
});

test('a form shows the name of a company whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(href(otherLocale, 'contact'));
  const field = page.locator('form[data-form="contact-page"] [name="company"]');
  await field.fill('Kellermann Logistik GmbH');
  expect(await field.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('choices above a list stand in one row on phones and tablets', async ({ page }) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [name, tabs] of [
      ['work', 'fieldset label'],
      ['blogs', 'nav li'],
    ] as const) {
      await page.goto(href(otherLocale, name));
      const heights = await page
        .getByRole('main')
        .locator(tabs)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
      expect(heights.length, name).toBeGreaterThan(1);
      expect(Math.max(...heights), name).toBeLessThan(60);
    }
  }
});

test('the first screen of the index of services shows its first category', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(href(otherLocale, 'services-menu'));
    const links = page.getByRole('main').locator('h3 + ul').first();
    await expect(links.getByRole('link').last()).toBeInViewport();
  }
});

test('cards of services have their titles and texts on the same lines', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(href(otherLocale, 'services'));
    const lists = await page
      .getByRole('main')
      .locator('h2 + ul')
      .evaluateAll((all) =>
        all.flatMap((list) =>
          ['h3', ':scope > p'].map((selector) => {
            const tops = [...list.children].map((card) => [
              Math.round(card.getBoundingClientRect().top),
              Math.round(card.querySelector(selector)!.getBoundingClientRect().top),
            ]);
            return new Set(tops.map(String)).size - new Set(tops.map(([row]) => row)).size;
          }),
        ),
      );
    expect(lists.length).toBeGreaterThan(0);
    expect(new Set(lists)).toEqual(new Set([0]));
  }
});

test('categories of the services menu stand on the same lines in every column', async ({
  page,
}) => {
  await page.goto(href(otherLocale, 'services-menu'));
  for (const kind of ['h3', 'ul']) {
    const columns = await page
      .locator('main section section')
      .evaluateAll(
        (sections, selector) =>
          sections.map((section) =>
            [...section.querySelectorAll(selector)].map((element) =>
              Math.round(element.getBoundingClientRect().top),
            ),
          ),
        kind,
      );
    for (const tops of columns) expect(tops).toEqual(columns[0]);
  }
});

test('bands of colour meet without a sliver between them', async ({ page, context }) => {
  const reader = await context.newPage();
  for (const name of ['about', 'contact'] as const) {
    await page.goto(href('en', name));
    const { top, bottom } = await page.evaluate(() => ({
      top: document.querySelector('header')!.getBoundingClientRect().bottom,
      bottom: document.documentElement.scrollHeight,
    }));
    const edge = await page.screenshot({
      fullPage: true,
      clip: { x: 2, y: top, width: 1, height: bottom - top },
    });
    const bands = await reader.evaluate(bandHeights, edge.toString('base64'));
    expect(Math.min(...bands), `thinnest band of ${name}`).toBeGreaterThan(1);
  }
});

/** Heights of the bands of one colour in a PNG that is one pixel wide. */
async function bandHeights(png: string): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(1, image.naturalHeight);
  const brush = canvas.getContext('2d')!;
  brush.drawImage(image, 0, 0);
  const pixels = new Uint32Array(brush.getImageData(0, 0, 1, canvas.height).data.buffer);
  const heights = [0];
  pixels.forEach((pixel, y) => {
    if (y > 0 && pixel !== pixels[y - 1]) heights.push(0);
    heights[heights.length - 1]! += 1;
  });
  return heights;
}

test('each social link of the footer has its icon, and its name is a word', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  // A company without such links has no heading of them.
  await expect(footer.getByText(say('en', 'Follow us'))).toHaveCount(
    company.social.length > 0 ? 1 : 0,
  );
  for (const { name } of company.social) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link.locator('svg')).toBeVisible();
    await expect(link).toHaveText(name);
  }
});

test('the footer of a page that has a form of its own fits the window, and is close together on a phone', async ({
  page,
}) => {
  for (const locale of localeCodes) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(href(locale, 'contact'));
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const header = (await page.getByRole('banner').boundingBox())!;
    expect((await footer.boundingBox())!.height, locale).toBeLessThanOrEqual(800 - header.height);
    await page.setViewportSize({ width: 390, height: 844 });
    // In one go: what stands above may still be laid out.
    const links = footer.getByRole('navigation', { name: say(locale, 'Footer'), exact: true });
    const gap = await links.evaluate((element) => {
      const addresses = element.closest('footer')!.querySelector('aside')!;
      // The row of the links begins with its rule.
      const { top } = element.parentElement!.getBoundingClientRect();
      return top - addresses.getBoundingClientRect().bottom;
    });
    expect(gap, locale).toBeLessThanOrEqual(72);
  }
});

const questioned = servicePaths.find((path) => content.service('en', path).questions);

if (questioned !== undefined) {
  test('the longest line of a heading beside questions ends before them', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(href(otherLocale, 'services-category-id', questioned));
    const gap = await page.locator('#questions').evaluate((section) => {
      const heading = section.querySelector('h2')!;
      const end = heading.offsetLeft + heading.clientWidth;
      const room = parseFloat(getComputedStyle(heading).paddingInlineEnd);
      return section.querySelector<HTMLElement>('details')!.offsetLeft - end + room;
    });
    expect(gap).toBeGreaterThanOrEqual(32);
  });
}

test('on touch windows every link of the footer is at least 44 px high', async ({ page }) => {
  // A short page: what is far below keeps the height it had in the last window until it is scrolled to.
  await page.goto(href(otherLocale, 'work'));
  const links = page.getByRole('contentinfo').locator('a:not(form a)');
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const heights = await links.evaluateAll((all: HTMLElement[]) =>
      all.map(({ offsetHeight }) => offsetHeight),
    );
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights), `at ${String(width)} px`).toBeGreaterThanOrEqual(44);
  }
});

test('neighbours on the same ground are at most 150 px apart', async ({ page }) => {
  for (const address of ['/', `/services/${leaf}`, '/about']) {
    await page.goto(address);
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      const gaps = await page.evaluate(() =>
        [...document.querySelectorAll('.section:not(.tinted, .on-dark)')].flatMap((section) => {
          const before = section.previousElementSibling;
          if (!before?.matches('.section:not(.tinted, .on-dark)')) return [];
          return (
            parseFloat(getComputedStyle(before).paddingBottom) +
            parseFloat(getComputedStyle(section).paddingTop)
          );
        }),
      );
      expect(gaps.length, address).toBeGreaterThan(0);
      expect(Math.max(...gaps), `${address} at ${String(width)} px`).toBeLessThanOrEqual(150);
    }
  }
});

test('no card of a service cuts its text', async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(href(otherLocale, 'services'));
    const texts = page.getByRole('main').locator('h2 + ul p');
    const cut = await texts.evaluateAll((all) =>
      all.flatMap((text) =>
        text.scrollHeight > text.clientHeight + 1 ? [String(text.textContent)] : [],
      ),
    );
    expect(cut, `at ${String(width)} px`).toEqual([]);
  }
});

if (has.cases && has.drawings) {
  test('on a phone the drawing of a case is nearer to its name than to the rule above', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href(otherLocale, 'work'));
    const rows = await page.locator('[data-in]').evaluateAll((all) =>
      all.map((row) => {
        const [picture, name] = [row.querySelector('img')!, row.querySelector('h2')!];
        const { top, bottom } = picture.getBoundingClientRect();
        return {
          above: top - row.getBoundingClientRect().top,
          below: name.getBoundingClientRect().top - bottom,
        };
      }),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { above, below } of rows) {
      expect(above).toBeGreaterThanOrEqual(20);
      expect(below).toBeLessThan(above);
    }
  });

  test('on a phone every third drawing of cases is as wide as the window, and a name is smaller than its figure', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of [href(otherLocale, 'work'), href(otherLocale, 'index')]) {
      // A page whose address names a place is laid out whole.
      await page.goto(`${address}#main`);
      const rows = await page.locator('[data-in]').evaluateAll((all) =>
        all.map((row) => {
          const sizeOf = (element: Element | null) =>
            element ? parseFloat(getComputedStyle(element).fontSize) : Infinity;
          return {
            isWide: row.querySelector('img')!.clientWidth === innerWidth,
            name: sizeOf(row.querySelector('h2, h3')),
            figure: sizeOf(row.querySelector('b')),
          };
        }),
      );
      const first = rows.findIndex(({ isWide }) => isWide);
      expect(rows.map(({ isWide }) => isWide)).toEqual(
        rows.map((_, index) => index % 3 === first % 3),
      );
      for (const { name, figure } of rows) expect(name).toBeLessThan(figure / 1.5);
    }
  });
}

if (has.clients && has.cases && has.drawings) {
  test('the drawings of clients end where their rows do on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href(otherLocale, 'clients'));
    const pictures = page.getByRole('main').getByRole('listitem').locator('img');
    expect(await pictures.count()).toBeGreaterThan(0);
    const end = await endOfSheet(page);
    for (const picture of await pictures.all()) {
      expect(endOf(await picture.boundingBox())).toBeCloseTo(end, 0);
    }
  });
}

const withTables = content.posts('en').filter(({ html }) => html.includes('<table'));

if (withTables.length > 0) {
  test('on a phone a table of a text shows all of its columns', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { id } of withTables) {
      await page.goto(href('en', 'blogs-id', id));
      const hidden = await page
        .getByRole('main')
        .getByRole('table')
        .locator('..')
        .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(hidden.length, id).toBeGreaterThan(0);
      expect(hidden, id).toEqual(hidden.map(() => 0));
    }
  });
}

if (has.team) {
  test('on a phone people stand two abreast, those who lead with the largest portraits', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href('en', 'about'));
    const people = sectionOf(page, content.page('en', 'about').team.title);
    const [leading = [], others = []] = await people.getByRole('list').evaluateAll((lists) =>
      lists.map((list) =>
        [...list.children].map((row) => {
          const { x, width } = row.querySelector('picture, span')!.getBoundingClientRect();
          return { row: row.getBoundingClientRect().x, x, width };
        }),
      ),
    );
    const all = [...leading, ...others];
    expect(new Set(all.map(({ row }) => row)).size).toBe(2);
    expect(all.map(({ x }) => x)).toEqual(all.map(({ row }) => row));
    const widths = (some: typeof all) => some.map(({ width }) => width);
    expect(Math.min(...widths(leading))).toBeGreaterThan(Math.max(...widths(others)));
  });

  test('portraits beside their words begin where the name does, on every window', async ({
    page,
  }) => {
    await page.goto(href('en', 'about'));
    const { title } = content.page('en', 'about').team;
    const rows = sectionOf(page, title).getByRole('list').last().getByRole('listitem');
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await rows.evaluateAll((all) =>
        all.map((row) =>
          [row, row.querySelector('picture, span, h3')!].map(
            (one) => one.getBoundingClientRect().top,
          ),
        ),
      );
      // The distance within the row above the portrait is that of its padding.
      for (const [row, portrait] of tops) expect(portrait! - row!, String(width)).toBeLessThan(32);
    }
  });
}
