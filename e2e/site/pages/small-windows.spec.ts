import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { has } from '#e2e/support/subjects.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

// The layout depends neither on motion nor on code, and without them pages are laid out sooner.
test.use({ quiet: true, contextOptions: { reducedMotion: 'reduce' } });

test('on a phone steps are in one column, each beside its number', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(href(otherLocale, 'about'));
  const steps = await page
    .getByRole('main')
    .locator('ol > li')
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

if (has.team) {
  test('on a phone people are in one column, with their text beside the portrait, and those who lead have larger portraits', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href('en', 'about'));
    const people = sectionOf(page, content.page('en', 'about').team.title);
    const [leading = [], others = []] = await people.getByRole('list').evaluateAll((lists) =>
      lists.map((list) =>
        [...list.children].map((row) => {
          const { x, right, width } = row.querySelector('picture, span')!.getBoundingClientRect();
          const words = row.querySelector('h3')!.getBoundingClientRect().x;
          return { row: row.getBoundingClientRect().x, x, isBeside: words > right, width };
        }),
      ),
    );
    const all = [...leading, ...others];
    expect(new Set(all.map(({ row }) => row)).size).toBe(1);
    expect(all.filter(({ isBeside }) => !isBeside)).toEqual([]);
    expect(all.map(({ x }) => x)).toEqual(all.map(({ row }) => row));
    const widths = (some: typeof all) => some.map(({ width }) => width);
    expect(Math.min(...widths(leading))).toBeGreaterThan(Math.max(...widths(others)));
  });
}

const lists = [
  ...(has.kinds ? [['work', 'fieldset label'] as const] : []),
  ...(has.posts ? [['blogs', 'nav li'] as const] : []),
];
if (lists.length > 0) {
  test('filters above a list are in one row on phones and tablets', async ({ page }) => {
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [name, tabs] of lists) {
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
}

test('no card of a service cuts its text off', async ({ page }) => {
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

  test('on a phone the drawing of each case is as wide as the window, and names are smaller than figures', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of [href(otherLocale, 'work'), href(otherLocale, 'index')]) {
      // With a hash in its address, a page is laid out whole at once.
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
      expect(rows.map(({ isWide }) => isWide)).toEqual(rows.map(() => true));
      for (const { name, figure } of rows) expect(name).toBeLessThan(figure / 1.5);
    }
  });
}

const withTables = content.posts('en').filter(({ html }) => html.includes('<table'));

if (withTables.length > 0) {
  test('on a phone a table in a post shows all of its columns', async ({ page }) => {
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
