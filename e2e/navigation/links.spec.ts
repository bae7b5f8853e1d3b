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

test('links that lead to no page of this document are left to the browser', async ({ page }) => {
  await page.goto('/contact');
  const prevented = await page.evaluate(async () => {
    const links = [
      '<a href="https://example.com/">another site</a>',
      '<a href="/about" target="_blank">a new tab</a>',
      '<a href="/favicon.svg">a file</a>',
      '<a href="/about" download>a download</a>',
      '<a href="mailto:hello@example.com">mail</a>',
      '<a href="tel:+49123456">a telephone</a>',
      '<a href="/de/about">another language</a>',
      '<a href="/about">a page</a>',
    ];
    const found: string[] = [];
    addEventListener('click', (event) => {
      if (event.defaultPrevented) found.push((event.target as Element).textContent);
      event.preventDefault();
    });
    for (const html of links) {
      document.body.insertAdjacentHTML('beforeend', html);
      const link = document.body.lastElementChild as HTMLAnchorElement;
      link.click();
      link.remove();
    }
    return found;
  });
  expect(prevented).toEqual(['a page']);
  await expect(page).toHaveURL('/about');
});
