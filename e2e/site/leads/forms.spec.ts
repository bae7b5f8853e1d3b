import { content } from '#content/index.ts';
import { checkContrast } from '#e2e/support/contrast.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { footerForm, leadForm, typed, written } from '#e2e/support/lead-form.ts';
import { has } from '#e2e/support/subjects.ts';
import { linkLabel, say } from '#e2e/support/words.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

import { places } from './places.ts';

const pagesWithTwoForms = has.newsletter ? ([['/blogs', 2]] as const) : [];

for (const locale of localeCodes) {
  test(`the forms of a page in "${locale}" have different accessible names`, async ({ page }) => {
    for (const [address, count] of [['/contact', 1], ...pagesWithTwoForms] as const) {
      await page.goto(localizePath(address, locale));
      const forms = page.locator('form[data-form]').filter({ visible: true });
      await expect(forms).toHaveCount(count);
      const names: (string | null)[] = [];
      for (const form of await forms.all()) {
        const id = await form.getAttribute('aria-labelledby');
        const name = await page.locator(`#${id ?? ''}`).textContent();
        await expect(form).toHaveAccessibleName(name ?? '');
        names.push(name);
      }
      expect(new Set(names).size).toBe(count);
    }
  });

  test(`the summary of errors in "${locale}" is written with the language’s colon, and the title says that there are errors`, async ({
    page,
  }) => {
    await page.goto(localizePath('/about', locale));
    const title = await page.title();
    const form = footerForm(page, locale);
    await form.send.click();
    const line = say(locale, '{field}: {problem}')
      .replace('{field}', say(locale, 'Name'))
      .replace('{problem}', say(locale, 'This field is required'));
    await expect(form.summary.getByRole('link').first()).toHaveText(line, {
      useInnerText: false,
    });
    // A label that ends with a question mark would be followed by a colon.
    await expect(form.summary.getByRole('link', { name: /[¿?]/ })).toHaveCount(0);
    await expect(page).toHaveTitle(say(locale, 'Error: {title}').replace('{title}', title));
    await form.fill();
    await form.send.click();
    await expect(form.status).toBeVisible();
    await expect(page).toHaveTitle(title);
  });
}

for (const locale of sampledLocales) {
  for (const [place, address] of [
    ['contact-page', '/contact'],
    ['footer', '/about'],
  ] as const) {
    test(`"${place}" in "${locale}" says before its fields that all of them are required`, async ({
      page,
    }) => {
      await page.goto(localizePath(address, locale));
      const form = leadForm(page, place, locale);
      const sentence = form.element.getByText(say(locale, 'All fields are required.'));
      await expect(sentence).toBeVisible();
      const { gap, isBeforeLabels } = await sentence.evaluate((element) => {
        const first = (selector: string) => element.closest('form')!.querySelector(selector)!;
        const label = first('label:not([inert] *)');
        return {
          gap:
            first('[required]').getBoundingClientRect().top -
            element.getBoundingClientRect().bottom,
          isBeforeLabels:
            element.compareDocumentPosition(label) === Node.DOCUMENT_POSITION_FOLLOWING,
        };
      });
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(isBeforeLabels).toBe(true);
      await expect(form.send).toHaveAccessibleDescription(
        `${String(content.page(locale, 'company').answer)} ${say(locale, 'All fields are required.')}`,
      );
    });
  }
}

for (const { form, address } of places) {
  test(`borders and focus of the fields of "${form}" stand out by 3 to 1`, async ({ page }) => {
    await page.goto(address);
    await checkContrast(leadForm(page, form, 'en').element);
  });
}

test('a button with aria-disabled shows its focus like any other', async ({ page }) => {
  await page.goto('/about');
  const { send } = footerForm(page, 'en');
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await send.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await expect(send).toHaveCSS('outline-style', 'solid');
});

test('the overlay covers the header too and stays long enough to be read, however fast the answer', async ({
  page,
}) => {
  await page.goto('/about');
  await page.route('**/RSC/F/**', async (route) => {
    const answer = await route.fetch();
    await expect(page.locator('[role="status"][popover]')).toBeVisible();
    const covers = await page.evaluate(() => {
      const points = [1, innerWidth / 2, innerWidth - 2].flatMap((x) =>
        [1, innerHeight / 2, innerHeight - 2].map((y) => [x, y] as const),
      );
      return points.map(([x, y]) =>
        document.elementFromPoint(x, y)?.matches('[role="status"][popover]'),
      );
    });
    expect(new Set(covers)).toEqual(new Set([true]));
    await route.fulfill({ response: answer });
  });
  await page.evaluate(measureOverlay);
  const form = footerForm(page, 'en');
  await form.fill({ ...typed, Name: `Loader ${crypto.randomUUID()}` });
  await form.send.click();
  await expect(form.status).toBeVisible();
  const milliseconds = await page.evaluate(() => (globalThis as { __SHOWN__?: number }).__SHOWN__);
  expect(milliseconds).toBeGreaterThanOrEqual(200);
});

test('text that could not be sent is gone after a navigation', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_/);
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  await page.route('**/RSC/F/**', (route) => route.abort(), { times: 1 });
  await form.fill(written('Ada'));
  await form.send.click();
  await expect(form.problem).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: linkLabel('en', 'header', 'services') })
    .click();
  await expect(page).toHaveURL('/services');
  await expect(form.problem).toBeHidden();
  await expect(form.field('message')).toHaveValue('');
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(form.field('message')).toHaveValue('');
});

test('a lead sent from a 404 page names the requested address', async ({
  page,
  provider,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const name = `Nowhere ${crypto.randomUUID()}`;
  await page.goto(localizePath('/nirgends/wo?von=hier', otherLocale));
  const form = footerForm(page, otherLocale);
  await form.fill({ ...typed, Name: name });
  await form.send.click();
  await expect(form.status).toBeVisible();
  await expect
    .poll(() => provider.received.find(({ body }) => body.fields[0]?.value === name)?.body.context)
    .toEqual({
      pageUri: localizePath('/nirgends/wo', otherLocale),
      pageName: `not-found___${otherLocale}`,
    });
});

/**
 * Runs in the page: measures for how many milliseconds the overlay exists. Calls from outside of the
 * page would be too slow for that.
 */
function measureOverlay(): void {
  let since: number | undefined;
  new MutationObserver(() => {
    const exists = document.querySelector('[role="status"][popover]') !== null;
    if (exists) since ??= performance.now();
    else if (since !== undefined) {
      (globalThis as { __SHOWN__?: number }).__SHOWN__ = performance.now() - since;
      since = undefined;
    }
  }).observe(document, { childList: true, subtree: true });
}
