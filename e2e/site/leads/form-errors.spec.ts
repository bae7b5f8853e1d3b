import { expect, test } from '#e2e/support/fixtures.ts';
import { footerForm, leadForm, written } from '#e2e/support/lead-form.ts';
import { linkLabel, say } from '#e2e/support/words.ts';

import { boxOf, places } from './places.ts';

for (const { form: place, address } of places) {
  test(`an error of "${place}" that is corrected leaves the summary at once, and the title with the last`, async ({
    page,
  }) => {
    await page.goto(address);
    const title = await page.title();
    const form = leadForm(page, place, 'en');
    // Playwright does not click what looks disabled.
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
    // What is wrong again says so at its place, and does not take the focus from whoever types.
    await form.field(names[0]!).fill('');
    await expect(form.field(names[0]!)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field(names[0]!)).toBeFocused();
    await form.send.press('Enter');
    await expect(form.summary).toBeFocused();
    await expect(links).toHaveCount(1);
  });
}

test('the summary says what is wrong with a field now, not what was when the form was sent', async ({
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

test('the rules come with the first focus: from then on wrong fields are named without a network', async ({
  page,
  context,
}) => {
  // Smooth scrolling would be fetched later, and cannot be offline.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Pictures come when they are near, which may be later too: they need no network here.
  await page.route(/\/(?:content|pictures)\/[^/]+$/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  const rules = page.waitForResponse((response) => /\/check-[^/]*\.js$/.test(response.url()));
  await form.field('name').focus();
  await (await rules).finished();
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
      // From below: a link that is clicked at the end of the page has the field above.
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

test('another page begins with an empty form, without the errors of the one before', async ({
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
  // Nor does it come back where it was typed: it could have been sent.
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(form.field('Name')).toHaveValue('');
});
