import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { defaultLocale, type LocaleCode } from '#kit/i18n/locales.ts';
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

/** What the site says of its samples, if it has any. */
function noteOnSamples(locale: LocaleCode): string[] {
  const { samples } = content.page(locale, 'company');
  return samples ? [samples.page] : [];
}

test('every page says once whether those it names are samples', async ({ request }) => {
  for (const locale of sampledLocales) {
    const notes = noteOnSamples(locale);
    for (const { address } of templates(locale)) {
      const html = await (await request.get(address)).text();
      const saidOnce = notes.filter((note) => html.split(note).length === 2);
      expect(saidOnce, address).toEqual(notes);
    }
  }
});
