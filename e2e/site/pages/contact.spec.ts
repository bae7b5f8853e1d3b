import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

// Where boxes lie hangs neither on movement nor on code, and a page without them is laid out sooner.
test.use({ quiet: true, contextOptions: { reducedMotion: 'reduce' } });

test('the first view of the contact page has its form: whole in the window of a laptop, to its fourth field on a phone', async ({
  page,
}) => {
  for (const locale of sampledLocales) {
    for (const [width, height, last] of [
      [1280, 800, 'button'],
      [390, 844, '[name="company"]'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(href(locale, 'contact'));
      const box = await page.locator(`form[data-form="contact-page"] ${last}`).boundingBox();
      expect(box!.y + box!.height, `${locale} at ${String(width)} px`).toBeLessThanOrEqual(height);
    }
  }
});

test('the contact page names phone and e-mail: beside the form with the address, and below it on a phone, where the footer has that', async ({
  page,
}) => {
  await page.goto(href(otherLocale, 'contact'));
  const main = page.getByRole('main');
  const phone = main.getByRole('link', { name: company.phone.text });
  await expect(main.getByRole('link', { name: company.email })).toBeVisible();
  const form = main.locator('form');
  for (const [width, isBeside, isBelow] of [
    [1280, true, false],
    [390, false, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const [way, sheet] = [await phone.boundingBox(), await form.boundingBox()];
    expect(way!.x + way!.width < sheet!.x).toBe(isBeside);
    expect(way!.y > sheet!.y + sheet!.height).toBe(isBelow);
    await expect(main.locator('address')).toBeVisible({ visible: isBeside });
    await expect(page.getByRole('contentinfo').locator('address')).toBeVisible();
  }
});

if (content.team(otherLocale).some(({ answers }) => answers)) {
  test('the first view of the contact page shows who answers: beside the form, and above it on a phone', async ({
    page,
  }) => {
    for (const locale of sampledLocales) {
      const person = content.team(locale).find(({ answers }) => answers)!;
      await page.goto(href(locale, 'contact'));
      const figure = page.getByRole('main').getByRole('figure');
      await expect(figure).toContainText(person.name);
      await expect(figure).toContainText(person.designation);
      for (const [width, height, isBeside] of [
        [1280, 800, true],
        [390, 844, false],
      ] as const) {
        await page.setViewportSize({ width, height });
        const [face, form] = await figure.evaluate((one) =>
          [one, document.querySelector('form[data-form="contact-page"]')!].map((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        );
        expect(face!.bottom, locale).toBeLessThanOrEqual(height);
        expect(face!.right < form!.left, locale).toBe(isBeside);
        expect(face!.bottom < form!.top, locale).toBe(!isBeside);
      }
    }
  });

  test('on a tablet the portrait of who answers is as wide as those of the team beside their words', async ({
    page,
  }) => {
    await page.goto(href(otherLocale, 'contact'));
    const portrait = page.getByRole('main').getByRole('figure').locator('picture, span').first();
    for (const width of [768, 991]) {
      await page.setViewportSize({ width, height: 1024 });
      const box = (await portrait.boundingBox())!;
      expect(box.width, `at ${String(width)} px`).toBeGreaterThanOrEqual(112);
    }
  });
}
