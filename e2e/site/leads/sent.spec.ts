import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { footerForm, leadForm, typed, written } from '#e2e/support/lead-form.ts';
import { popUp, scrollToPopUp } from '#e2e/support/pop-up.ts';
import { say } from '#e2e/support/words.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

for (const locale of sampledLocales) {
  test(`a sent form in "${locale}" shows its reference, what was sent, who answers and what comes next`, async ({
    page,
    axe,
  }) => {
    const name = `Sheet ${crypto.randomUUID()}`;
    await page.goto(localizePath('/about', locale));
    const footer = footerForm(page, locale);
    const { form, send, status } = footer;
    await footer.fill({ ...typed, Name: name });
    await send.click();
    await expect(status).toBeFocused();
    await expect(status).toContainText(/[0-9A-F]{8}/);
    for (const text of [name, typed['E-mail'], typed.Company]) {
      await expect(form.getByText(text, { exact: true })).toBeVisible();
    }
    for (const { name: person } of content.team(locale).filter(({ answers }) => answers)) {
      await expect(form.getByText(person, { exact: true })).toBeVisible();
    }
    const steps = content.page(locale, 'contact').steps.items;
    await expect(form.getByRole('listitem')).toHaveText(
      steps.map(({ title, content: text }) => `${title}${text}`),
    );
    await expect(form.getByText(say(locale, 'All fields are required.'))).toHaveCount(0);
    // What was sent is shown, and kept nowhere in the browser.
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    );
    expect(kept).not.toContain(name);
    await axe();
    await page.reload();
    await expect(page.getByText(name)).toHaveCount(0);
  });
}

test('the note on required fields beside the contact form is gone once the form is sent', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = leadForm(page, 'contact-page', 'en');
  const hint = page.getByText(content.page('en', 'contact').form.lead.slice(0, 30));
  await expect(hint).toBeVisible();
  await form.fill(written(`Hint ${crypto.randomUUID()}`));
  await form.send.click();
  await expect(page.locator('#contact-page-answer[role="status"]')).toBeVisible();
  await expect(hint).toHaveCount(0);
});

const answerer = content.team('en').find(({ answers }) => answers);

if (answerer) {
  test('in a wide window the sent contact form shows the name of the person who answers once', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/contact');
    const form = leadForm(page, 'contact-page', 'en');
    await form.fill(written(`Once ${crypto.randomUUID()}`));
    await form.send.click();
    await expect(page.locator('#contact-page-answer[role="status"]')).toBeVisible();
    const names = page.getByRole('main').getByText(answerer.name, { exact: true });
    await expect(names.filter({ visible: true })).toHaveCount(1);
  });
}

test('the thanks of the pop-up show what was sent in little more than half of the window', async ({
  page,
  axe,
}) => {
  await scrollToPopUp(page, localizePath('/about', otherLocale));
  const form = popUp(page, otherLocale);
  await form.toggle.click();
  const name = `Pop ${crypto.randomUUID()}`;
  await form.fill({ name, email: 'a@example.com', contact: '1234' });
  await form.send.click();
  await expect(form.thanks).toBeFocused();
  await expect(form.thanks.getByText(name)).toBeVisible();
  await expect(form.thanks.getByRole('listitem')).toHaveCount(3);
  const { height } = (await form.thanks.boundingBox())!;
  expect(height).toBeLessThan((page.viewportSize()?.height ?? 0) * 0.55 + 4);
  await axe();
});

test('the pressed button shows progress while the lead is being sent', async ({ page }) => {
  await page.goto('/about');
  const footer = footerForm(page, 'en');
  const { send } = footer;
  const release = await hold(page, '**/RSC/F/**');
  await footer.fill({ ...typed, Name: `Slow ${crypto.randomUUID()}` });
  const progress = send.locator('span[aria-hidden]');
  await expect(progress).toHaveCount(0);
  await send.click();
  await expect(progress).toBeAttached();
  release();
  await expect(footerForm(page, 'en').status).toBeVisible();
});

test('the focus outline of a field surrounds its label too', async ({ page }) => {
  await page.goto('/contact');
  const { field } = leadForm(page, 'contact-page', 'en');
  await field('email').focus();
  const outline = await field('email').evaluate((input) => {
    const cell = input.parentElement!;
    const label = cell.querySelector('label')!.getBoundingClientRect();
    const box = cell.getBoundingClientRect();
    return {
      own: getComputedStyle(input).outlineStyle,
      cell: getComputedStyle(cell).outlineStyle,
      surroundsLabel: box.top <= label.top && box.bottom >= input.getBoundingClientRect().bottom,
    };
  });
  expect(outline).toEqual({ own: 'none', cell: 'solid', surroundsLabel: true });
});

for (const locale of localeCodes) {
  test(`the first fields of the contact form in "${locale}" are in the first viewport`, async ({
    page,
  }) => {
    const { field } = leadForm(page, 'contact-page', locale);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(localizePath('/contact', locale));
    for (const name of ['name', 'email', 'contact']) {
      await expect(field(name)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('#contact-page-title')).toBeInViewport({ ratio: 1 });
    await expect(field('name')).toBeInViewport({ ratio: 1 });
  });
}
