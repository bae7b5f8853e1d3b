import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { languageSwitcher } from '#e2e/support/menus.ts';
import { has, kind } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { isLocaleCode, localeRecord } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

/** The announcement of how many cases are shown, in each language. */
const announcements: Readonly<Record<string, (shown: number, all: number) => string>> = {
  en: (shown: number, all: number) => `${String(shown)} of ${String(all)} cases`,
  de: (shown: number, all: number) => `${String(shown)} von ${String(all)} Projekten`,
  es: (shown: number, all: number) => `${String(shown)} de ${String(all)} casos`,
  fr: (shown: number, all: number) =>
    `${String(shown)} ${shown === 1 ? 'projet' : 'projets'} sur ${String(all)}`,
};

if (has.kinds) {
  for (const [locale, announcementOf] of Object.entries(announcements).filter(([code]) =>
    isLocaleCode(code),
  )) {
    test(`choosing a kind of work announces how many cases are shown, in "${locale}"`, async ({
      page,
    }) => {
      await page.goto(href(locale, 'work'));
      const all = content.work(locale).length;
      const rows = page.getByRole('main').locator('[data-in]');
      await page.getByRole('radio', { name: say(locale, 'All') }).focus();
      await page.keyboard.press('ArrowRight');
      const shown = await rows.filter({ visible: true }).count();
      expect(shown).toBeLessThan(all);
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText(announcementOf(shown, all));
      await page.keyboard.press('ArrowLeft');
      await expect(status).toHaveText(announcementOf(all, all));
    });
  }

  test.describe('before the hydration', () => {
    test.use({ quiet: true });

    test('a kind is chosen without code, and announced and added to the address once the code has loaded', async ({
      page,
    }) => {
      const release = await hold(page, '**/assets/index-*.js');
      await page.goto('/work');
      await page.getByRole('radio', { name: say('en', 'All') }).focus();
      await page.keyboard.press('ArrowRight');
      const rows = page.getByRole('main').locator('[data-in]');
      const shown = await rows.filter({ visible: true }).count();
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toBeEmpty();
      release();
      await expect(status).toHaveText(announcements['en']!(shown, await rows.count()));
      await expect(page).toHaveURL(/\?kind=/);
    });
  });

  test('going back to the cases brings the kind back, and another language keeps it', async ({
    page,
  }) => {
    const requested: string[] = [];
    await page.goto(href('en', 'work'));
    await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'away');
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const length = await page.evaluate(() => history.length);
    await page
      .getByRole('radio', { name: content.page('en', 'services').columns[kind.id]! })
      .check();
    await expect(page).toHaveURL(`/work?kind=${kind.id}`);
    const rows = page.getByRole('main').locator('[data-in]').filter({ visible: true });
    const names = await rows.getByRole('heading').allTextContents();
    // Choosing adds no entry to the history, and sends no request.
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(requested.filter((path) => path.startsWith('/RSC/R/work'))).toEqual([]);

    await rows.first().getByRole('link').click();
    await expect(page.locator('main[data-page="work-slug___en"]')).toBeFocused();
    await page.goBack();
    await expect(page.locator('main[data-page="work___en"]')).toBeFocused();
    await expect(
      page.getByRole('radio', { name: content.page('en', 'services').columns[kind.id]! }),
    ).toBeChecked();
    await expect(rows.getByRole('heading')).toHaveText(names);

    await page.reload();
    await expect(
      page.getByRole('radio', { name: content.page('en', 'services').columns[kind.id]! }),
    ).toBeChecked();
    const switcher = languageSwitcher(page);
    await switcher.locator('> summary').click();
    await switcher.locator(`a[hreflang="${localeRecord(otherLocale).hreflang}"]`).click();
    await expect(page).toHaveURL(localizePath(`/work?kind=${kind.id}`, otherLocale));
    await expect(
      page.getByRole('radio', { name: content.page(otherLocale, 'services').columns[kind.id]! }),
    ).toBeChecked();

    await page.getByRole('radio', { name: say(otherLocale, 'All') }).check();
    await expect(page).toHaveURL(localizePath('/work', otherLocale));
    await expect(rows).toHaveCount(content.work(otherLocale).length);
  });

  test('an unknown kind of work in the address shows all cases', async ({ page }) => {
    await page.goto('/work?kind=%22unknown');
    await expect(page.getByRole('radio', { name: say('en', 'All') })).toBeChecked();
    await page.getByRole('contentinfo').locator('a[href="/work"]').first().click();
    await expect(page).toHaveURL('/work');
  });
}
