import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { footerForm } from '#e2e/support/lead-form.ts';
import { arrive, pass, popUp, scrollTo } from '#e2e/support/pop-up.ts';
import { leaf } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { appearsAt, resetsAbove } from '#kit/leads/pop-up/pop-up-state.ts';

test('the pop-up comes at 80 % downward, stays away once closed, and returns after 50 % upward', async ({
  page,
}) => {
  await arrive(page, '/about');
  await scrollTo(page, appearsAt - 0.03);
  await pass(page, 200);
  await expect(popUp(page).dialog).toBeHidden();
  await scrollTo(page, appearsAt + 0.02);
  await expect(popUp(page).dialog).toBeVisible();
  await page.getByRole('button', { name: say('en', 'Close') }).click();
  await expect(popUp(page).dialog).toBeHidden();
  await scrollTo(page, resetsAbove + 0.05);
  await pass(page, 100);
  await scrollTo(page, 0.95);
  await pass(page, 200);
  await expect(popUp(page).dialog).toBeHidden();
  await scrollTo(page, resetsAbove - 0.05);
  await pass(page, 100);
  await scrollTo(page, 0.95);
  await expect(popUp(page).dialog).toBeVisible();
  await expect(popUp(page).toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(popUp(page).field('name')).toHaveValue('');
});

test(
  'the pop-up is its title line while another form is in view, so that one button sends',
  { tag: '@any-window' },
  async ({ page, axe }) => {
    // On wide windows it is a line from the start.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A page whose end is longer than the footer.
    await arrive(page, localizePath(`/services/${leaf}`, 'en'));
    const { dialog, toggle, field, send } = popUp(page);
    const footer = footerForm(page, 'en');
    const lead = dialog.getByText(content.page('en', 'company').callback);
    await scrollTo(page, appearsAt + 0.02);
    await expect(footer.send).not.toBeInViewport();
    await expect(lead).toBeVisible();
    const card = (await dialog.boundingBox())!.height;
    await toggle.click();
    await field('name').fill('Ada');
    await footer.send.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expect(footer.send).toBeInViewport();
    await expect(send).toBeHidden();
    await expect(lead).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    // Its form has folded under the focus.
    await expect(toggle).toBeFocused();
    expect((await dialog.boundingBox())!.height).toBeLessThan(card);
    await axe();
    await scrollTo(page, 0.6);
    await expect(footer.send).not.toBeInViewport();
    await expect(send).toBeVisible();
    await expect(field('name')).toHaveValue('Ada');
  },
);

test('the pop-up opens beside another form for the visitor who presses its title', async ({
  page,
  axe,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, '/about');
  await scrollTo(page, 1);
  const { toggle, field, send } = popUp(page);
  await expect(send).toBeHidden();
  await toggle.click();
  await expect(field('name')).toBeVisible();
  await axe();
  await toggle.click();
  await expect(field('name')).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test(
  'the pop-up waits while text stands unsent in another form',
  { tag: '@any-window' },
  async ({ page }) => {
    await arrive(page, '/about');
    const name = footerForm(page, 'en').field('Name');
    await name.fill('Ada');
    await name.blur();
    await scrollTo(page, 0.3);
    await pass(page, 100);
    await scrollTo(page, 0.95);
    await pass(page, 200);
    await expect(popUp(page).dialog).toBeHidden();
    await name.fill('');
    await scrollTo(page, 0.3);
    await pass(page, 100);
    await scrollTo(page, 0.85);
    await pass(page, 200);
    // The field is empty, but has the focus.
    await expect(popUp(page).dialog).toBeHidden();
    await name.blur();
    await scrollTo(page, 0.95);
    await expect(popUp(page).dialog).toBeVisible();
  },
);

test(
  'the pop-up does not come between press and release, which would take the click',
  { tag: '@any-window' },
  async ({ page }) => {
    await arrive(page, '/about');
    await page.getByRole('banner').getByRole('link').first().hover();
    await page.mouse.down();
    await scrollTo(page, 0.9);
    await pass(page, 200);
    await expect(popUp(page).dialog).toBeHidden();
    await page.mouse.up();
    await expect(page).toHaveURL('/');
  },
);

test('Escape closes the menu that lies above the pop-up, and not the pop-up with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/about');
  await scrollTo(page, 0.9);
  await expect(popUp(page).dialog).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('en', 'Menu') })
    .click();
  await expect(page.locator('#mobile-menu:popover-open')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#mobile-menu:popover-open')).toHaveCount(0);
  await expect(popUp(page).dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popUp(page).dialog).toBeHidden();
});
