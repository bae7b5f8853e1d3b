import type { Page } from '@playwright/test';

import { say } from '#e2e/support/words.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { type Site, startSite } from '#kit/testing/site.ts';
import { variant } from '#kit/testing/variant.ts';

/** The fixture `site`, with the build in which scripts of other companies are configured. */
export const trackedSite: [
  fixture: (none: object, use: (site: Site) => Promise<void>) => Promise<void>,
  options: { scope: 'worker' },
] = [
  async ({}, use) => {
    const site = await startSite(variant);
    await use(site);
    await site.stop();
  },
  { scope: 'worker' },
];

/** Returns locators of the consent question in a language, and of the button that opens it again. */
export function question(page: Page, locale: LocaleCode = 'en') {
  const region = page.getByRole('region', { name: say(locale, 'Cookies, if you agree') });
  const button = (name: string) => region.getByRole('button', { name: say(locale, name) });
  return {
    region,
    accept: button('Accept'),
    decline: button('Decline'),
    settings: page.getByRole('button', { name: say(locale, 'Cookie settings') }),
  };
}
