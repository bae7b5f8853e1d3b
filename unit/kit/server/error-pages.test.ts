import type { I18n } from '@lingui/core';
import { describe, expect, it, vi } from 'vitest';

import { statusHtml, withErrorTitle } from '#kit/server/error-pages.ts';

// The build compiles the macro; here a message is its own source text.
vi.mock('@lingui/core/macro', () => ({
  msg: ({ raw }: TemplateStringsArray) => ({ id: raw.join('…') }),
}));
vi.mock(import('#kit/site/definition.ts'), async (original) => {
  const { site } = await original();
  return { site: { ...site, company: { ...site.company, name: 'Ada & <Sons>' } } };
});

const i18n = (locale: string) => ({ locale, _: ({ id }: { id: string }) => id }) as unknown as I18n;

describe('an error page', () => {
  it('has the direction of its language', async () => {
    expect(String(await statusHtml(i18n('ar'), 403))).toContain('<html lang="ar" dir="rtl">');
    expect(String(await statusHtml(i18n('it'), 403))).toContain('<html lang="it" dir="ltr">');
  });

  it('shows the name of the company as text', async () => {
    expect(String(await statusHtml(i18n('it'), 500))).toContain(
      '<title>Error · Ada &amp; &lt;Sons&gt;</title>',
    );
  });
});

it('says in the title of a page that its form has errors', () => {
  const page = (role: string) =>
    `<title>Contact</title><div id="order-answer" tabindex="-1" role="${role}"></div>`;
  const title = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];
  expect(title(withErrorTitle(page('alert'), i18n('it')))).toBe('Error: …');
  expect(title(withErrorTitle(page('status'), i18n('it')))).toBe('Contact');
});
