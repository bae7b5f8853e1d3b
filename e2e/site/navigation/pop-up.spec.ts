import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { footerForm } from '#e2e/support/lead-form.ts';
import { arrive, pass, popUp, scrollTo } from '#e2e/support/pop-up.ts';
import { leaf } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { appearsAt, resetsAbove } from '#kit/leads/pop-up/pop-up-state.ts';

test('the pop-up appears at 80 % on the way down; once closed, it returns only after 50 % on the way up', async ({
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
  'the pop-up folds to its title while another form is in view, so that only one send button shows',
  { tag: '@any-window' },
  async ({ page, axe }) => {
    // In wide windows it is only its title from the start.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // On this page the pop-up appears before the footer is in view.
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
    // The focus was in the form that has folded.
    await expect(toggle).toBeFocused();
    expect((await dialog.boundingBox())!.height).toBeLessThan(card);
    await axe();
    await scrollTo(page, 0.6);
    await expect(footer.send).not.toBeInViewport();
    await expect(send).toBeVisible();
    await expect(field('name')).toHaveValue('Ada');
  },
);

test('the form that a link opens stays open when the scrolling that came before it is reported late', async ({
  page,
}) => {
  await arrive(page, '/');
  await page.locator('html[data-whole]').waitFor();
  // The link is pressed before the browser fires the event of the scrolling that brought the form of the page in view.
  await page.evaluate(() => {
    document.querySelector('footer form')?.scrollIntoView({ behavior: 'instant' });
    document.querySelector<HTMLAnchorElement>('main [data-lead-form]')?.click();
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(popUp(page).field('name')).toBeFocused();
});

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
  'the pop-up waits while another form has unsent text',
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
  'the pop-up does not appear while a mouse button is pressed, which would swallow the click',
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

test('Escape closes only the menu above the pop-up, and the next Escape the pop-up', async ({
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
