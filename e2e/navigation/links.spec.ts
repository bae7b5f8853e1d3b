import { localeCodes } from '../../src/i18n/locales.ts';
import { localizePath } from '../../src/i18n/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { leadForm } from '../support/lead-form.ts';
import { say } from '../support/words.ts';

for (const locale of localeCodes) {
  test(`a link that opens the lead form does so on its page, in "${locale}"`, async ({
    page,
    axe,
  }) => {
    const address = localizePath('/clients', locale);
    await page.goto(address);
    const link = page.locator('.call-to-action [data-lead-form]');
    await expect(link).toHaveAttribute('href', localizePath('/contact', locale));
    await link.press('Enter');
    await expect(page).toHaveURL(address);
    const popUp = page.getByRole('dialog', { name: say(locale, 'Three lines are enough') });
    await expect(popUp).toBeVisible();
    await expect(leadForm(page, 'pop-up', locale).field('name')).toBeFocused();
    await axe();
    await page.keyboard.press('Escape');
    await expect(popUp).toBeHidden();
    await expect(link).toBeFocused();
  });
}

for (const [what, href, traits] of [
  ['another site', 'https://example.com/', ''],
  ['a new tab', '/about', 'target="_blank"'],
  ['a file', '/favicon.svg', ''],
  ['a download', '/about', 'download'],
  ['mail', 'mailto:hello@example.com', ''],
  ['a telephone', 'tel:+49123456', ''],
  ['another language', '/de/about', ''],
] as const) {
  test(`a link to ${what} is left to the browser`, async ({ page }) => {
    await page.goto('/');
    const prevented = await page.evaluate(
      async ([href, traits]) => {
        document.body.insertAdjacentHTML('beforeend', `<a href="${href}" ${traits}>link</a>`);
        const link = document.body.lastElementChild as HTMLAnchorElement;
        const heard = new Promise<boolean>((resolve) => {
          addEventListener('click', (event) => {
            resolve(event.defaultPrevented);
            event.preventDefault();
          });
        });
        link.click();
        link.remove();
        return heard;
      },
      [href, traits],
    );
    expect(prevented).toBe(false);
  });
}
