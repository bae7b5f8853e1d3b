import type { Page } from '@playwright/test';

import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

if (has.team) {
  for (const locale of sampledLocales) {
    test(`the home page introduces a few of the team, and leads to all of them, in "${locale}"`, async ({
      page,
    }) => {
      await page.goto(href(locale, 'index'));
      const people = sectionOf(page, say(locale, 'Who we are'));
      const names = content.team(locale).map(({ name }) => name);
      await expect(people.getByRole('heading', { level: 3 })).toHaveText(names.slice(0, 3));
      await people.getByRole('link', { name: content.page(locale, 'about').team.title }).click();
      await expect(page).toHaveURL(href(locale, 'about'));
    });
  }

  if (has.newsletter) {
    test('the home page introduces its people before it offers the newsletter', async ({
      page,
    }) => {
      await page.goto(href(otherLocale, 'index'));
      const titles = await page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .allTextContents();
      expect(titles.slice(-2)).toEqual([
        say(otherLocale, 'Who we are'),
        say(otherLocale, 'Subscribe to our newsletter'),
      ]);
    });
  }
}

if (has.whiteLabel && content.work(defaultLocale).some(({ anonymous }) => anonymous)) {
  for (const [name, statement] of [
    ['index', content.page(otherLocale, 'home').whiteLabel!.statement],
    ['clients', content.page(otherLocale, 'clients').whiteLabel!.statement],
  ] as const) {
    test(`the text about white label leads to the case that shows it (${name})`, async ({
      page,
    }) => {
      const shown = content.work(otherLocale).find(({ anonymous }) => anonymous);
      await page.goto(href(otherLocale, name));
      await sectionOf(page, statement)
        .getByRole('link', { name: shown?.title ?? '' })
        .click();
      await expect(page).toHaveURL(href(otherLocale, 'work-slug', shown?.id));
    });
  }
}

if (has.clients) {
  for (const locale of sampledLocales) {
    test(`every client has one logo, its row shows and links its case, and clients who agreed can be asked, in "${locale}"`, async ({
      page,
    }) => {
      await page.goto(href(locale, 'clients'));
      const main = page.getByRole('main');
      const clients = content.clients(locale);
      for (const { name } of clients) {
        await expect(main.locator(`[data-logo="${name}"]`)).toHaveCount(1);
      }
      const described = clients.flatMap(({ id, name, content: text, reference }) =>
        text === undefined ? [] : [{ id, name, text, contactLinks: reference ? 1 : 0 }],
      );
      for (const { id, name, text, contactLinks } of described) {
        const row = main.getByRole('listitem').filter({ hasText: text });
        const caseOfClient = content.work(locale).find(({ clientId }) => clientId === id);
        await expect(row.getByRole('heading', { name, exact: true })).toHaveCount(1);
        await expect(row.getByText(name, { exact: true })).toHaveCount(1);
        const links = await row.getByRole('link', { name, exact: true }).all();
        expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(
          caseOfClient ? [href(locale, 'work-slug', caseOfClient.id)] : [],
        );
        await expect(row.locator('picture')).toHaveCount(caseOfClient?.picture ? 1 : 0);
        await expect(row.locator(`a[href="${href(locale, 'contact')}"]`)).toHaveCount(contactLinks);
      }
    });
  }
}

if (
  has.whiteLabel &&
  content.clients(defaultLocale).some(({ content: text }) => text !== undefined)
) {
  test('the logo of a client leads to its row, and the last link to the text about clients without a name', async ({
    page,
  }) => {
    await page.goto(href(otherLocale, 'clients'));
    const client = content.clients(otherLocale).findLast(({ content: text }) => text !== undefined);
    const wall = page.getByRole('region', { name: say(otherLocale, 'Clients') });
    await wall.getByRole('link', { name: client!.name, exact: true }).click();
    const row = page.getByRole('listitem').filter({ hasText: client!.content! });
    await expect(row.getByRole('heading', { name: client!.name })).toBeInViewport();
    await wall.getByRole('link', { name: say(otherLocale, 'And those we do not name') }).click();
    await expect(page).toHaveURL(`${href(otherLocale, 'clients')}#white-label`);
  });
}

test('on the page of services all cards are equally wide, and have pictures if the site has any', async ({
  page,
}) => {
  await page.goto(href(defaultLocale, 'services'));
  const widths = await page
    .locator('main ul:has(h3) > li')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width)));
  expect(widths.length).toBeGreaterThan(0);
  expect(widths).toEqual(widths.map(() => widths[0]));
  expect((await page.locator('main ul:has(h3) picture').count()) > 0).toBe(has.drawings);
});

const caseOfPosts = content.posts(defaultLocale).find((post) => post.case !== undefined)?.case;

if (caseOfPosts !== undefined) {
  test('posts about a case begin with their pictures, or with their text if they have none', async ({
    page,
  }) => {
    await page.goto(href(defaultLocale, 'work-slug', caseOfPosts));
    const posts = sectionOf(page, say(defaultLocale, 'From the same work'));
    const gaps = await posts.locator('li').evaluateAll((rows) =>
      rows.map((row) => {
        const first = row.querySelector('picture') ?? row.querySelector('h3')!;
        return Math.round(first.getBoundingClientRect().left - row.getBoundingClientRect().left);
      }),
    );
    expect(gaps).toEqual(gaps.map(() => 0));
    expect(gaps.length).toBeGreaterThan(0);
    expect((await posts.locator('picture').count()) > 0).toBe(has.drawings);
  });
}

if (has.cases && has.drawings) {
  test('the first case leads the list: its row is the highest', async ({ page }) => {
    await page.goto('/work');
    const heights = await page
      .locator('[data-in]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    const [first = 0, ...others] = heights;
    expect(others.length).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(1.5 * Math.max(...others));
  });
}

if (has.posts && has.drawings) {
  for (const width of [390, 1280]) {
    test(`at ${String(width)} px the newest post leads the blog: it has the largest picture`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/blogs');
      const rows = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') });
      const widths = await rows
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
      const [first = 0, ...others] = widths;
      expect(others.length).toBeGreaterThan(0);
      expect(first).toBeGreaterThan(1.5 * Math.max(...others));
    });
  }
}

test('the cells of the footer’s form meet on a column line of the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(href(defaultLocale, 'index'));
  const form = page.getByRole('contentinfo').locator('[data-form]');
  await expect(form).toBeVisible();
  const offset = await form.evaluate((element) => {
    const { left, width } = element.closest('.sheet')!.getBoundingClientRect();
    const cell = element.querySelector('button')!.getBoundingClientRect();
    return ((cell.left - left) / width) * 12;
  });
  expect(Math.abs(offset - Math.round(offset))).toBeLessThan(0.02);
});

/** Returns the indices of the cases whose names are enlarged, and of those whose whole pictures show. */
const emphasized = (page: Page) =>
  page.locator('[data-in]').evaluateAll((rows) => {
    const places = (has: (row: Element) => boolean) =>
      rows.flatMap((row, index) => (has(row) ? [index] : []));
    return {
      enlarged: places((row) => getComputedStyle(row.querySelector('a span')!).scale !== 'none'),
      whole: places((row) => {
        const box = row.querySelector('picture')!.parentElement!.getBoundingClientRect();
        const image = row.querySelector('img')!.getBoundingClientRect();
        return image.height <= box.height + 1;
      }),
    };
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  if (has.cases && has.drawings) {
    test('cases show a close-up to the edge of the window, and the whole picture of the hovered and the focused one', async ({
      page,
    }) => {
      await page.goto('/work');
      const rows = page.locator('[data-in]');
      const tops = () =>
        rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top + scrollY));
      const before = await tops();
      const only = (...indices: readonly number[]) => ({ enlarged: indices, whole: indices });
      await expect.poll(() => emphasized(page)).toEqual(only());
      const edges = await rows.evaluateAll((all) =>
        all.map(
          (row) =>
            document.documentElement.clientWidth -
            row.querySelector('picture')!.parentElement!.getBoundingClientRect().right,
        ),
      );
      for (const edge of edges) expect(Math.abs(edge)).toBeLessThanOrEqual(8);
      await rows.nth(2).getByRole('link').hover();
      await expect.poll(() => emphasized(page)).toEqual(only(2));
      await page.mouse.move(0, 0);
      await expect.poll(() => emphasized(page)).toEqual(only());
      await rows.nth(1).getByRole('link').focus();
      await expect.poll(() => emphasized(page)).toEqual(only(1));
      expect(await tops()).toEqual(before);
    });
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 1366 } });

  if (has.cases && has.drawings) {
    test('every case has its drawing beside its name', async ({ page }) => {
      await page.goto('/work');
      const rows = page.locator('[data-in]');
      const pictures = rows.locator('picture').filter({ visible: true });
      await expect(pictures).toHaveCount(await rows.count());
      for (const picture of await pictures.all()) await expect(picture).toHaveCSS('opacity', '1');
      const overlaps = await rows.evaluateAll((all) =>
        all.map((row) => {
          const [text, picture] = [...row.children].map((child) => child.getBoundingClientRect());
          return (text?.right ?? 0) > (picture?.left ?? 0);
        }),
      );
      expect(overlaps).not.toContain(true);
    });
  }
});

const newestPost = content.posts(defaultLocale)[0];
if (newestPost) {
  for (const width of [320, 1280]) {
    test(`at ${String(width)} px the text about the author is below a post`, async ({ page }) => {
      const author = content.member(defaultLocale, newestPost.author);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(href(defaultLocale, 'blogs-id', newestPost.id));
      const about = page.getByRole('main').getByText(author.content);
      await expect(about).toBeVisible();
      const text = await page.locator('.prose').boundingBox();
      const box = await about.boundingBox();
      expect(box?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
      expect(box?.width).toBeGreaterThan(140);
      await expect(about.locator('..')).toContainText(author.name);
    });
  }
}
