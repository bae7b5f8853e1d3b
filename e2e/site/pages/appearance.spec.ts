import type { Locator, Page } from '@playwright/test';

import { content, postIds } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { languageSwitcher } from '#e2e/support/menus.ts';
import { printed } from '#e2e/support/printed.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { category, has } from '#e2e/support/subjects.ts';
import { linkLabel, say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { href, pagesOf } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  // axe measures contrast by the colours of the page and not by forced ones, so these end before its check.
  test.afterEach(({ page }) => page.emulateMedia({ forcedColors: 'none' }));

  test('the menu button of a small screen is drawn', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const button = page.locator('header [aria-haspopup="dialog"]');
    await expect(button).toBeVisible();
    expect(await drawnShare(page, button)).toBeGreaterThan(0.02);
    await button.click();
    expect(await drawnShare(page, page.locator('#mobile-menu > button'))).toBeGreaterThan(0.02);
  });

  test('the sign of a disclosure shows whether it is open', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/services/${category}`);
    const sections = page.locator('main > section:has(details)');
    await expect(sections).toHaveCount(2);
    for (const row of [0, 1]) {
      const details = sections.nth(row).locator('details').nth(1);
      const sign = details.locator('summary > i');
      await sign.scrollIntoViewIfNeeded();
      const plus = await drawnShare(page, sign);
      expect(plus, `section ${String(row)}`).toBeGreaterThan(0.05);
      await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
      const minus = await drawnShare(page, sign);
      expect(minus, `section ${String(row)}`).toBeGreaterThan(0.02);
      expect(minus, `section ${String(row)}`).toBeLessThan(plus);
    }
  });

  test('the current page and the current language are marked', async ({ page }) => {
    await page.goto('/work');
    await expectMark(
      page.getByRole('navigation', { name: say('en', 'Main'), exact: true }).getByRole('link'),
      1,
    );
    const languages = languageSwitcher(page);
    await languages.locator('summary').click();
    await expectMark(languages.locator('a'), 1);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header [aria-haspopup="dialog"]').click();
    await expectMark(page.locator('#mobile-menu nav a'), 1);
    await expectMark(page.locator('#mobile-menu a[hreflang]'), 1);
  });

  for (const width of has.numbers ? [390, 1280] : []) {
    test(`figures stand beside their labels, not over them, at ${String(width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(localizePath('/', otherLocale));
      const rows = sectionOf(page, content.page(otherLocale, 'home').numbers!.title).locator(
        'dl > div',
      );
      await expect(rows).not.toHaveCount(0);
      for (const { label, figure } of await rows.evaluateAll(platesOf)) {
        expect(label.bottom).toBeLessThanOrEqual(figure.top + 1);
      }
    });
  }
});

test('every page declares that its colour scheme is light, and the colour of its header as theme-color', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  for (const { address, tone } of pagesOf(otherLocale)) {
    const html = await (await request.get(address)).text();
    const colours = [...html.matchAll(/<meta name="theme-color" content="(#[\da-f]{6})"/g)];
    expect(colours, address).toHaveLength(1);
    const lightness = parseInt(colours[0]?.[1]?.slice(1, 3) ?? '', 16);
    expect(lightness > 128 ? 'light' : 'dark', address).toBe(tone);
  }
});

test.describe('with prefers-contrast: more', () => {
  test('rules have the colour of the text, and decoration behind it is hidden', async ({
    page,
  }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const decoration of ['.lines', '[data-endless]:has(> i)', 'div:has(> i:nth-child(4))']) {
      await expect(page.locator(`main ${decoration}`)).toBeHidden();
    }
    for (const ruled of ['main details', 'footer .columns + .columns']) {
      const { rule, ink } = await page
        .locator(ruled)
        .first()
        .evaluate((element) => {
          const { borderTopColor, color } = getComputedStyle(element);
          return { rule: borderTopColor, ink: color };
        });
      expect(rule, ruled).toBe(ink);
    }
  });
});

for (const address of ['/', localizePath('/accessibility', otherLocale), `/services/${category}`]) {
  test(`the lines of the sheet do not run behind the text of ${address}`, async ({ page }) => {
    await page.goto(address);
    await page.locator('#mega-menu').evaluate((menu: HTMLElement) => menu.showPopover());
    const crossed = await page.evaluate(() =>
      [...document.querySelectorAll('main > section:first-child, footer, #mega-menu')]
        .filter((sheet) => sheet.querySelector('.lines'))
        .flatMap((sheet) =>
          [...sheet.querySelectorAll('h1:not(:has([data-endless])), h2, p, address, summary, li a')]
            .filter((element) => element.checkVisibility())
            .filter((element) => {
              // A heading has a background behind each line instead.
              const lines = element.querySelector(':scope:is(h1) > span');
              if (lines && getComputedStyle(lines).backgroundImage !== 'none') return false;
              for (
                let one: Element | null = element;
                one && one !== sheet;
                one = one.parentElement
              ) {
                if (getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)') return false;
              }
              return true;
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        ),
    );
    expect(crossed).toEqual([]);
  });
}

test.describe('on paper', () => {
  // Pages are printed without being hydrated.
  test.use({ quiet: true });

  for (const address of [
    localizePath('/accessibility', otherLocale),
    ...postIds()
      .slice(0, 1)
      .map((id) => href('en', 'blogs-id', id)),
    `/services/${category}`,
    '/about',
  ]) {
    test(`no page break separates a heading of ${address} from its text, and the last sheet has more than a line`, async ({
      page,
    }) => {
      await page.goto(address);
      // The stylesheet with the styles for print is added after the first paint.
      await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
      const { sheets, belowHeadings, lastLines } = await printed(page);
      expect(sheets).toBeGreaterThan(1);
      expect(belowHeadings.length).toBeGreaterThan(3);
      // In points: a heading and two lines of text.
      expect(Math.min(...belowHeadings)).toBeGreaterThan(50);
      expect(lastLines).toBeGreaterThan(3);
    });
  }

  for (const [address, people, section] of [
    [
      '/',
      content.testimonials('en').slice(0, 3),
      (page: Page) => page.getByRole('region', { name: say('en', 'What clients say') }),
    ],
    [
      '/about',
      content.team('en'),
      (page: Page) => sectionOf(page, content.page('en', 'about').team.title),
    ],
  ] as const) {
    if (!people.some(({ picture }) => picture)) continue;

    test(`portraits of ${address} keep their navy background in print`, async ({ page }) => {
      await page.goto(address);
      const portraits = section(page).locator('img');
      const navy = await portraits
        .first()
        .evaluate((image) => getComputedStyle(image.closest('.on-dark')!).backgroundColor);
      await page.emulateMedia({ media: 'print' });
      for (const portrait of await portraits.all()) {
        await expect(portrait).toHaveCSS('background-color', navy);
        await expect(portrait).toHaveCSS('print-color-adjust', 'exact');
      }
    });
  }

  test('links of the footer that are useless on paper are not printed', async ({ page }) => {
    await page.goto(`/services/${category}`);
    await page.emulateMedia({ media: 'print' });
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation')).toHaveCount(0);
    await expect(
      footer.getByRole('link', { name: linkLabel('en', 'legal', 'privacy') }),
    ).toBeHidden();
    await expect(footer.locator('address')).toBeVisible();
  });
});

/** Expects that `count` of the links are current, and only these underlined. */
async function expectMark(links: Locator, count: number): Promise<void> {
  const marked = await links.evaluateAll((all) =>
    all.map((link) => {
      const { textDecorationLine } = getComputedStyle(link);
      return { underlined: textDecorationLine === 'underline', current: link.ariaCurrent };
    }),
  );
  expect(marked.filter(({ current }) => current !== null)).toHaveLength(count);
  for (const { underlined, current } of marked) expect(underlined).toBe(current !== null);
}

/** Returns the share of an element's pixels whose colour is not that of the first pixel. */
async function drawnShare(page: Page, element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString('base64');
  // A blank page, which has no policy that forbids `data:` URLs.
  const other = await page.context().newPage();
  const share = await other.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let differing = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] !== data[0] || data[at + 1] !== data[1] || data[at + 2] !== data[2]) differing++;
    }
    return differing / (data.length / 4);
  }, picture);
  await other.close();
  return share;
}

/**
 * Runs in the page: returns the boxes of each row's texts, which the browser fills in forced colours.
 * Reads all of them in one call, since the page above may still grow.
 */
function platesOf(rows: Element[]) {
  const plateOf = (row: Element, part: 'dt' | 'dd') => {
    const range = document.createRange();
    range.selectNodeContents(row.querySelector(part)!);
    const { top, bottom } = range.getBoundingClientRect();
    return { top, bottom };
  };
  return rows.map((row) => ({ label: plateOf(row, 'dt'), figure: plateOf(row, 'dd') }));
}
