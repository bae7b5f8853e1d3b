import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';
import { templates } from '#kit/testing/templates.ts';

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

test(
  'every page says once whether those it names are samples',
  { tag: '@any-host' },
  async ({ request }) => {
    for (const locale of sampledLocales) {
      const { samples } = content.page(locale, 'company');
      for (const { address } of templates(locale)) {
        const html = await (await request.get(address)).text();
        const count = samples ? html.split(samples.page).length - 1 : 0;
        expect(count, address).toBe(samples ? 1 : 0);
      }
    }
  },
);
