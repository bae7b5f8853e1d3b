import { content } from '../../src/content/index.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { href } from '../../src/site/routes.ts';
import { expect, test } from '../support/fixtures.ts';

for (const locale of localeCodes) {
  test(`the home page introduces a few of the team, and leads to all of them, in "${locale}"`, async ({
    page,
  }) => {
    await page.goto(href(locale, 'index'));
    const people = page.locator('.people');
    const names = content.team(locale).map(({ name }) => name);
    await expect(people.getByRole('heading', { level: 3 })).toHaveText(names.slice(0, 3));
    await people.getByRole('link', { name: content.about(locale).team.title }).click();
    await expect(page).toHaveURL(href(locale, 'about'));
  });
}

test('one row of the list of cases is enlarged: the first, else the hovered or focused one', async ({
  page,
}) => {
  await page.goto('/work');
  const rows = page.locator('.work-index li');
  const enlarged = () =>
    rows.evaluateAll((all) =>
      all.flatMap((row, index) =>
        getComputedStyle(row.querySelector('h2 span')!).scale === 'none' ? [] : [index],
      ),
    );
  await expect.poll(enlarged).toEqual([0]);
  await rows.nth(2).hover();
  await expect.poll(enlarged).toEqual([2]);
  await page.mouse.move(0, 0);
  await rows.nth(1).getByRole('link').focus();
  await expect.poll(enlarged).toEqual([1]);
});
