import type { Locator } from '@playwright/test';

import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { say } from '#e2e/support/words.ts';
import { defaultLocale, type LocaleCode, localeCodes, localeRecord } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';
import { templates } from '#kit/testing/templates.ts';

// The content of a case depends on no code.
test.use({ quiet: true });

for (const { id, clientId } of content.work(defaultLocale)) {
  test(`the case "${id}" quotes what its client says, and nobody else`, async ({ page }) => {
    const quotes = content
      .testimonials(defaultLocale)
      .filter(({ client }) => client === clientId)
      .map(({ quote }) => quote);
    await page.goto(href(defaultLocale, 'work-slug', id));
    await expect(page.getByRole('blockquote')).toHaveText(quotes);
  });
}

test('a client who agreed to be asked about us can be asked below what it says', async ({
  page,
}) => {
  for (const { id, client, isReference } of content.work(defaultLocale)) {
    await page.goto(href(defaultLocale, 'work-slug', id));
    const quote = page.getByRole('figure').filter({ has: page.getByRole('blockquote') });
    const link = quote.getByRole('link', {
      name: say(defaultLocale, 'Ask {name} about us').replace('{name}', client),
    });
    await expect(link, id).toHaveCount(isReference ? await quote.count() : 0);
  }
});

/** Returns the id of the first case that meets a condition. */
const findCase = (matches: (one: ReturnType<typeof content.workItem>) => unknown) =>
  content.work(defaultLocale).find(matches)?.id;
/** A case whose comparison of before and after is in percent. */
const compared = findCase(({ comparison }) =>
  comparison?.measures.every(({ unit }) => unit === 'percent'),
);
/** A case with all optional parts, about which there are posts. */
const withPosts = findCase(
  ({ id, candour, screen }) =>
    candour?.refused &&
    candour.erred &&
    screen &&
    content.posts(defaultLocale).some((post) => post.case === id),
);

/** Returns the note which says that the people and companies of the site are samples; none if they are not. */
function noteOnSamples(locale: LocaleCode): string[] {
  const { samples } = content.page(locale, 'company');
  return samples ? [samples.page] : [];
}

test('every page says exactly once that the people and companies it names are samples, if they are', async ({
  request,
}) => {
  for (const locale of sampledLocales) {
    const notes = noteOnSamples(locale);
    for (const { address } of templates(locale)) {
      const html = await (await request.get(address)).text();
      const saidOnce = notes.filter((note) => html.split(note).length === 2);
      expect(saidOnce, address).toEqual(notes);
    }
  }
});

if (compared) {
  for (const locale of localeCodes) {
    test(`the table of a case compares before and after in the number format of "${locale}"`, async ({
      page,
    }) => {
      const { comparison } = content.workItem(locale, compared);
      await page.goto(href(locale, 'work-slug', compared));
      const table = page.getByRole('table', { name: say(locale, 'What changed, to scale') });
      const format = new Intl.NumberFormat(localeRecord(locale).iso, {
        style: 'unit',
        unit: 'percent',
      });
      for (const { name, before, after } of comparison?.measures ?? []) {
        const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
        await expect(row.getByRole('cell')).toHaveText([
          format.format(before),
          format.format(after),
        ]);
      }
    });
  }
}

if (withPosts) {
  test('a case shows what was refused, where we erred, its screen, and the posts about it', async ({
    page,
  }) => {
    const { candour, screen } = content.workItem('en', withPosts);
    await page.goto(href('en', 'work-slug', withPosts));
    const main = page.getByRole('main');
    await expect(main.getByText(candour?.refused ?? '')).toBeVisible();
    await expect(main.getByText(candour?.erred ?? '')).toBeVisible();
    for (const { name } of screen?.regions ?? []) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    const posts = content.posts('en').filter((post) => post.case === withPosts);
    expect(posts.length).toBeGreaterThan(0);
    for (const { id, heading } of posts) {
      await expect(main.getByRole('link', { name: heading })).toHaveAttribute(
        'href',
        href('en', 'blogs-id', id),
      );
    }
  });
}

const inMinutes = findCase(({ comparison }) =>
  comparison?.measures.some(({ unit, before }) => unit === 'minute' && before > 60),
);

if (inMinutes) {
  for (const locale of localeCodes) {
    test(`times of a case are in hours and minutes in "${locale}", in the chart and beside it`, async ({
      page,
    }) => {
      const { measures } = content.workItem(locale, inMinutes).comparison!;
      const { name, before } = measures.find(({ unit }) => unit === 'minute')!;
      await page.goto(href(locale, 'work-slug', inMinutes));
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
      await expect(row.getByRole('cell').first()).toHaveText(
        `${String(Math.floor(before / 60))} h ${String(before % 60)} min`,
      );
      await expect(page.getByRole('main')).not.toContainText(/\d\s(mins|hr|Min)\b/);
    });
  }
}

/** Returns the results of a case that its chart does not show. */
const figuresOf = ({ results, comparison }: ReturnType<typeof content.workItem>) =>
  results.filter(({ compared }) => !comparison || !compared);

for (const locale of localeCodes) {
  test(`a case has its result on its first screen in "${locale}"`, async ({ page }) => {
    for (const { id, results } of content.work(locale)) {
      await page.goto(href(locale, 'work-slug', id));
      const label = page.locator('h1 ~ div').getByText(results[0]!.label, { exact: true });
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const end = await label.evaluate((element) => element.getBoundingClientRect().bottom);
        expect(end, `${id} at ${String(width)} px`).toBeLessThan(height);
      }
    }
  });
}

test('a row of the list of cases shows the title of its case, and nothing in it is larger than its figure', async ({
  page,
}) => {
  await page.goto(`${href(defaultLocale, 'work')}#main`);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { id, heading } of content.work(defaultLocale)) {
      const row = page
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="${href(defaultLocale, 'work-slug', id)}"]`) });
      await expect(row.getByText(heading, { exact: true })).toBeVisible();
      const [figure, ...others] = await row.evaluate((element) =>
        ['b', 'a', 'p', 'b + span'].map((part) =>
          parseFloat(getComputedStyle(element.querySelector(part)!).fontSize),
        ),
      );
      expect(figure, `${id} at ${String(width)} px`).toBeGreaterThan(Math.max(...others));
    }
  }
});

test('figures below a chart begin where its bars do, and their labels where its names do', async ({
  page,
}) => {
  const cases = content
    .work(defaultLocale)
    .filter((item) => item.comparison && figuresOf(item).length > 0);
  for (const { id, comparison } of cases) {
    await page.goto(href(defaultLocale, 'work-slug', id));
    const bars = page.locator('main .border-t-line').first();
    const name = page.getByRole('main').getByText(comparison!.measures[0]!.name, { exact: true });
    const figures = page.locator('main section:has(table) dl');
    const startOf = async (part: Locator) => (await part.boundingBox())!.x;
    expect(await startOf(figures.locator('dd').first()), id).toBeCloseTo(await startOf(bars), 0);
    expect(await startOf(figures.locator('dt').first()), id).toBeCloseTo(
      await startOf(name.last()),
      0,
    );
  }
});

test('codes in the drawn screen of a case are in one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const { id } of content.work(defaultLocale).filter(({ screen }) => screen)) {
    await page.goto(href(defaultLocale, 'work-slug', id));
    const broken = await page.locator('ol [aria-hidden] td').evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const lines = new Set([...range.getClientRects()].map(({ top }) => top));
          return /^[\d:.,–-]+$/.test(cell.textContent) && lines.size > 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(broken, id).toEqual([]);
  }
});

test('figures below a chart are those that it does not show', async ({ page }) => {
  for (const item of content.work(defaultLocale)) {
    await page.goto(href(defaultLocale, 'work-slug', item.id));
    const figures = figuresOf(item);
    const rows = page.locator('main dl.grid > div');
    await expect(rows.locator('dt')).toHaveText(figures.map(({ label }) => label));
    await expect(rows.locator('dd')).toHaveText(figures.map(({ value }) => value));
  }
});

test('the drawn screen of a case has one orange element, and only its captions are read out', async ({
  page,
}) => {
  const screens = content
    .work(defaultLocale)
    .flatMap(({ id, screen }) => (screen ? [{ id, screen }] : []));
  for (const { id, screen } of screens) {
    await page.goto(href(defaultLocale, 'work-slug', id));
    const section = page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name: screen.title, exact: true }) });
    await expect(section.getByRole('listitem')).toHaveCount(screen.regions.length);
    await expect(section.getByRole('table')).toHaveCount(0);
    const orange = await section.locator('[aria-hidden="true"] *').evaluateAll((all) => {
      const sample = document.createElement('i');
      sample.style.color = 'var(--color-accent)';
      all[0]!.append(sample);
      const accent = getComputedStyle(sample).color;
      sample.remove();
      return all.filter((element) => getComputedStyle(element).backgroundColor === accent).length;
    });
    expect(orange, id).toBe(1);
  }
});

for (const { id, screen } of content.work(defaultLocale).slice(0, 1)) {
  if (!screen) continue;

  test('captions of a screen are below it, even if its regions leave rows empty', async ({
    page,
  }) => {
    await page.goto(href(defaultLocale, 'work-slug', id));
    const list = page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name: screen.title, exact: true }) })
      .locator('ol');
    const caption = list.getByRole('heading').first();
    const { y: before } = (await caption.boundingBox())!;
    await list.evaluate((element) => {
      const region = element.querySelector<HTMLElement>('li > [aria-hidden]')!;
      region.style.setProperty('--area', '1 / 1 / span 1 / span 1');
    });
    const { y: after } = (await caption.boundingBox())!;
    const { y: top } = (await list.boundingBox())!;
    // Eight rows of at least 3rem.
    expect(before - top).toBeGreaterThan(8 * 48);
    expect(after - top).toBeGreaterThan(8 * 48);
  });
}

for (const { id, comparison } of content
  .work(defaultLocale)
  .filter((item) => item.comparison)
  .slice(0, 1)) {
  test('numbers of an axis are centred below their marks, and the first begins at its mark', async ({
    page,
  }) => {
    await page.goto(href(defaultLocale, 'work-slug', id));
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      // The drawing has no roles. The numbers are in the elements after the name of the measure.
      const name = page.getByRole('main').getByText(comparison!.measures[0]!.name, { exact: true });
      const labels = name.last().locator('xpath=following-sibling::div/div/span/span');
      const distances = await labels.evaluateAll((all) =>
        all.map((label) => {
          const { left, right, width } = label.getBoundingClientRect();
          const mark = label.parentElement!.getBoundingClientRect();
          const at = getComputedStyle(label).direction === 'rtl' ? mark.right : mark.left;
          const isFirst = !label.parentElement!.previousElementSibling;
          return Math.abs((left + right) / 2 - at) - (isFirst ? width / 2 : 0);
        }),
      );
      expect(distances.length).toBeGreaterThan(1);
      for (const distance of distances) expect(Math.abs(distance), direction).toBeLessThan(1);
    }
  });
}

test('figures of a drawn table are right-aligned with the head of their column', async ({
  page,
}) => {
  for (const { id } of content.work(defaultLocale)) {
    await page.goto(`${href(defaultLocale, 'work-slug', id)}#main`);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const columns = await page.locator('main [aria-hidden="true"] table').evaluateAll((all) =>
        all.flatMap((table) => {
          const rows = [...(table as HTMLTableElement).rows].map(({ cells }) => [...cells]);
          return rows[0]!.flatMap((_, place) => {
            const cells = rows.map((row) => row[place]!);
            const isOfFigures = cells
              .slice(1)
              .every(({ textContent }) => /^[\d.,+−]+$/u.test(textContent.trim()));
            if (place === 0 || !isOfFigures) return [];
            const ends = cells.map((cell) => {
              const range = document.createRange();
              range.selectNodeContents(cell);
              return range.getBoundingClientRect().right;
            });
            return [Math.max(...ends) - Math.min(...ends)];
          });
        }),
      );
      for (const spread of columns) expect(spread, `${id} at ${String(width)} px`).toBeLessThan(1);
    }
  }
});

/** Returns the length of the longest word in a comparison: a table is never narrower than its longest word. */
const longestWordLength = ({ comparison }: ReturnType<typeof content.workItem>) =>
  Math.max(
    0,
    ...(comparison?.measures ?? [])
      .flatMap(({ name }) => name.split(/[\s-]+/))
      .map(({ length }) => length),
  );

test('a comparison fits a window of 320 px, also with letters twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const locale of localeCodes) {
    const compared = content
      .work(locale)
      .filter(({ comparison }) => comparison)
      .sort((one, other) => longestWordLength(other) - longestWordLength(one));
    // The two with the longest words, and the one with the longest figures, such as "4 h 10 min".
    const inTime = compared.filter(({ id }) => id === inMinutes);
    for (const { id } of new Set([...compared.slice(0, 2), ...inTime])) {
      // With a hash in its address, a page is laid out whole at once.
      await page.goto(`${href(locale, 'work-slug', id)}#main`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${id} in "${locale}"`).toBe(320);
      const end = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        const chart = document.querySelectorAll('main .sr-only:has(> table) + [aria-hidden] *');
        return Math.max(...[...chart].map((part) => part.getBoundingClientRect().right));
      });
      expect(end, `${id} in "${locale}" in large letters`).toBeLessThanOrEqual(320);
    }
  }
});
