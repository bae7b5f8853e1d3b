import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';

for (const { id, clientId } of content.work(defaultLocale)) {
  test(`the case "${id}" quotes what its client says, and nobody else`, async ({ page }) => {
    const quotes = content
      .testimonials(defaultLocale)
      .filter(({ client }) => client === clientId)
      .map(({ quote }) => quote);
    await page.goto(href(defaultLocale, 'work-slug', id));
    await expect(page.getByRole('blockquote')).toHaveText(quotes);
  });
}
