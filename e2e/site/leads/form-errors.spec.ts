import { expect, test } from '#e2e/support/fixtures.ts';
import { footerForm, leadForm, written } from '#e2e/support/lead-form.ts';
import { linkLabel, say } from '#e2e/support/words.ts';

import { boxOf, places } from './places.ts';

for (const { form: place, address } of places) {
  test(`correcting a field of "${place}" removes its error from the summary at once, and the last one clears the title`, async ({
    page,
  }) => {
    await page.goto(address);
    const title = await page.title();
    const form = leadForm(page, place, 'en');
    // Playwright does not click a button with aria-disabled.
    await form.send.press('Enter');
    await expect(form.summary).toBeFocused();
    const values = written('Ada');
    const names = (await form.element
      .locator('[required]')
      .evaluateAll((fields) =>
        fields.map((field) => field.getAttribute('name')),
      )) as (keyof typeof values)[];
    const links = form.summary.getByRole('link');
    for (const [corrected, name] of names.entries()) {
      await expect(links).toHaveCount(names.length - corrected);
      await form.field(name).fill(values[name]);
      await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
      await expect(form.field(name)).toBeFocused();
    }
    await expect(form.summary).toBeHidden();
    await expect(page).toHaveTitle(title);
    // A field that becomes wrong again shows its error, but the focus stays in the field.
    await form.field(names[0]!).fill('');
    await expect(form.field(names[0]!)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field(names[0]!)).toBeFocused();
    await form.send.press('Enter');
    await expect(form.summary).toBeFocused();
    await expect(links).toHaveCount(1);
  });
}

test('the summary shows the present error of a field, not the one from when the form was sent', async ({
  page,
}) => {
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  await form.send.click();
  const line = form.summary.getByRole('link', { name: say('en', 'E-mail') });
  await expect(line).toContainText(say('en', 'This field is required'));
  await form.field('email').fill('ada@');
  await expect(line).toContainText(say('en', 'This field must only contain a valid email address'));
});

test('the first focus loads the validation code: from then on errors are shown without a network', async ({
  page,
  context,
}) => {
  // The code of smooth scrolling would be fetched later, which fails offline.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Lazy pictures may also be requested later. These responses need no network.
  await page.route(/\/(?:content|pictures)\/[^/]+$/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  const validationCode = page.waitForResponse((response) =>
    /\/check-[^/]*\.js$/.test(response.url()),
  );
  await form.field('name').focus();
  await (await validationCode).finished();
  await context.setOffline(true);
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await context.setOffline(false);
});

for (const width of [390, 1280]) {
  test(`at ${String(width)} px links of the summary show the field and its label below the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact');
    const form = leadForm(page, 'contact-page', 'en');
    await form.send.click();
    const links = await form.summary.getByRole('link').all();
    await expect(form.summary.getByRole('link')).toHaveCount(5);
    for (const link of links) {
      // First to the end of the page: the field is then above the window, where the header could cover it.
      await form.send.scrollIntoViewIfNeeded();
      await link.evaluate((element: HTMLElement) => element.click());
      const field = form.element.locator('> div:focus-within');
      const header = await boxOf(page.getByRole('banner'));
      const box = await boxOf(field.locator('label'));
      expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
      await expect(field.getByRole('textbox')).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
    }
  });
}

test('after a navigation the form is empty and has no errors of the page before', async ({
  page,
}) => {
  await page.goto('/about');
  const form = footerForm(page, 'en');
  await form.fill({ Name: 'Ada', 'E-mail': 'ada@' });
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await page
    .getByRole('banner')
    .getByRole('link', { name: linkLabel('en', 'header', 'services') })
    .click();
  await expect(page).toHaveURL('/services');
  await expect(form.summary).toBeHidden();
  await expect(form.field('Name')).toHaveValue('');
  await expect(form.field('E-mail')).not.toHaveAttribute('aria-invalid');
  expect(await page.title()).not.toContain(say('en', 'Error: {title}').split('{')[0]);
  // Going back does not restore the text either, since it could have been sent already.
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(form.field('Name')).toHaveValue('');
});
