import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { has, kind } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localeCodes, localeRecord } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  if (has.posts) {
    for (const locale of ['en', otherLocale] as const) {
      test(`a topic of the blog shows only its posts, in ${locale}`, async ({ page }) => {
        await page.goto(href(locale, 'blogs'));
        const [newest] = content.posts(locale);
        const { name } = content.tag(locale, newest?.tag ?? '');
        const subjects = page.getByRole('navigation', { name: say(locale, 'Topics') });
        await subjects.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(href(locale, 'blogs-tag', newest?.tag));
        await expect(subjects.locator('[aria-current]')).toHaveText(name);
        const posts = content.posts(locale).filter(({ tag }) => tag === newest?.tag);
        await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText(
          posts.map(({ heading }) => heading),
        );
      });
    }
  }

  if (has.kinds) {
    test('a kind of work, chosen by keyboard, shows only its cases', async ({ page }) => {
      await page.goto(href(otherLocale, 'work'));
      const rows = page.getByRole('main').locator('[data-in]');
      const all = await rows.count();
      const radio = page.getByRole('radio', {
        name: content.page(otherLocale, 'services').columns[kind.id]!,
      });
      await page.getByRole('radio', { name: say(otherLocale, 'All') }).focus();
      while (!(await radio.isChecked())) await page.keyboard.press('ArrowRight');
      const shown = rows.filter({ visible: true });
      const ofKind = content
        .work(otherLocale)
        .filter(({ services }) => services.some((id) => kind.paths.has(id)));
      await expect(shown.getByRole('heading')).toHaveText(ofKind.map(({ client }) => client));
      expect(ofKind.length).toBeLessThan(all);
    });
  }
});

if (has.pagesOfPosts) {
  test('on a phone the numbers of pages are side by side, narrow but at least 24 px wide', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href('en', 'blogs'));
    const pages = page.getByRole('main').getByRole('navigation', { name: say('en', 'Pages') });
    const boxes = await Promise.all(
      (await pages.getByRole('link').all()).map((link) => link.boundingBox()),
    );
    expect(boxes.length).toBeGreaterThan(1);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const box of boxes) {
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.width).toBeLessThan(390 / 4);
    }
  });
}

if (has.posts) {
  test('a row of the blog leads to its post, and its badge to the topic', async ({ page }) => {
    await page.goto(href('en', 'blogs'));
    const [newest] = content.posts('en');
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: newest?.heading ?? '' });
    await row.click();
    await expect(page).toHaveURL(href('en', 'blogs-id', newest?.id));
    await page.goBack();
    await row.getByRole('link', { name: content.tag('en', newest?.tag ?? '').name }).click();
    await expect(page).toHaveURL(href('en', 'blogs-tag', newest?.tag));
  });
}

if (has.jobs) {
  for (const locale of ['en', otherLocale] as const) {
    test(`a link to a job opens it, with a link to apply by e-mail, in ${locale}`, async ({
      page,
    }) => {
      const job = content.jobs(locale).at(-1);
      await page.goto(`${href(locale, 'about')}#job-${job?.id ?? ''}`);
      const apply = page.getByRole('link', { name: say(locale, 'Apply by e-mail') });
      await expect(apply).toBeVisible();
      const { protocol, searchParams } = new URL((await apply.getAttribute('href')) ?? '');
      expect([protocol, searchParams.get('subject')]).toEqual(['mailto:', job?.subject]);
      await expect(page.getByText(job?.salary ?? '')).toBeVisible();
    });
  }
}

if (has.posts) {
  for (const locale of localeCodes) {
    test(`dates of posts in "${locale}" are written as in its region`, async ({ page }) => {
      await page.goto(localizePath('/blogs', locale));
      const times = page.getByRole('main').getByRole('time');
      expect(await times.count()).toBeGreaterThan(0);
      for (const time of await times.all()) {
        const date = new Date((await time.getAttribute('datetime')) ?? NaN);
        const format = new Intl.DateTimeFormat(localeRecord(locale).iso, {
          dateStyle: 'long',
          timeZone: 'UTC',
        });
        await expect(time).toHaveText(format.format(date));
      }
    });
  }
}
