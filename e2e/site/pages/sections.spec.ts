import type { Page } from '@playwright/test';

import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { say } from '#e2e/support/words.ts';
import { href } from '#kit/site/routes.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';

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

for (const [name, { statement }] of [
  ['index', content.page('de', 'home').whiteLabel],
  ['clients', content.page('de', 'clients').whiteLabel],
] as const) {
  test(`what is said of white label leads to the case that shows it (${name})`, async ({
    page,
  }) => {
    const shown = content.work('de').find(({ anonymous }) => anonymous);
    await page.goto(href('de', name));
    await sectionOf(page, statement)
      .getByRole('link', { name: shown?.title ?? '' })
      .click();
    await expect(page).toHaveURL(href('de', 'work-slug', shown?.id));
  });
}

/** The rows of the list of cases that are enlarged, and those whose drawings are seen. */
const inHand = (page: Page) =>
  page.locator('[data-in]').evaluateAll((rows) => {
    const places = (has: (row: Element) => boolean) =>
      rows.flatMap((row, index) => (has(row) ? [index] : []));
    return {
      enlarged: places((row) => getComputedStyle(row.querySelector('a span')!).scale !== '1'),
      drawn: places((row) => {
        const picture = row.querySelector('picture')!;
        const { opacity, scale } = getComputedStyle(picture);
        return picture.checkVisibility() && opacity === '1' && scale === '1';
      }),
    };
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one row of the list of cases opens its drawing: the hovered one, else the focused or first', async ({
    page,
  }) => {
    await page.goto('/work');
    const rows = page.locator('[data-in]');
    const tops = () =>
      rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top + scrollY));
    const before = await tops();
    const only = (index: number) => ({ enlarged: [index], drawn: [index] });
    await expect.poll(() => inHand(page)).toEqual(only(0));
    await rows.nth(2).getByRole('link').hover();
    await expect.poll(() => inHand(page)).toEqual(only(2));
    await rows.nth(1).getByRole('link').focus();
    await expect.poll(() => inHand(page)).toEqual(only(2));
    await page.mouse.move(0, 0);
    await expect.poll(() => inHand(page)).toEqual(only(1));
    expect(await tops()).toEqual(before);
  });

  test('the first case that the choice of a kind leaves opens its drawing', async ({ page }) => {
    await page.goto('/work');
    const rows = page.locator('[data-in]');
    const kinds = await rows.evaluateAll((all) =>
      all.map((row) => row.getAttribute('data-in')?.split(' ') ?? []),
    );
    for (const kind of new Set(kinds.flat())) {
      await page.locator(`input[value="${kind}"]`).check();
      const first = kinds.findIndex((of) => of.includes(kind));
      await expect.poll(() => inHand(page)).toMatchObject({ drawn: [first] });
    }
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 1366 } });

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
});
