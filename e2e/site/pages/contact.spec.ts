import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

// The layout depends neither on motion nor on code, and without them pages are laid out sooner.
test.use({ quiet: true, contextOptions: { reducedMotion: 'reduce' } });

test('the first viewport of the contact page shows its form: all of it on a laptop, and up to the fourth field on a phone', async ({
  page,
}) => {
  for (const locale of sampledLocales) {
    for (const [width, height, lastVisible] of [
      [1280, 800, 'button'],
      [390, 844, '[name="company"]'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(href(locale, 'contact'));
      const box = await page.locator(`form[data-form="contact-page"] ${lastVisible}`).boundingBox();
      expect(box!.y + box!.height, `${locale} at ${String(width)} px`).toBeLessThanOrEqual(height);
    }
  }
});

test('the contact page shows phone, e-mail and address beside the form; on a phone, phone and e-mail below it, and the address in the footer', async ({
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
    const [phoneBox, formBox] = [await phone.boundingBox(), await form.boundingBox()];
    expect(phoneBox!.x + phoneBox!.width < formBox!.x).toBe(isBeside);
    expect(phoneBox!.y > formBox!.y + formBox!.height).toBe(isBelow);
    await expect(main.locator('address')).toBeVisible({ visible: isBeside });
    await expect(page.getByRole('contentinfo').locator('address')).toBeVisible();
  }
});

if (content.team(otherLocale).some(({ answers }) => answers)) {
  test('the first viewport of the contact page shows who answers: beside the form, and above it on a phone', async ({
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

  test('on a tablet the portrait of the person who answers is at least as wide as those of the team, 112 px', async ({
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
