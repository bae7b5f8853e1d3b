import type { Locator, Page } from '@playwright/test';

import type { LocaleCode } from '../src/i18n/locales.ts';
import type { FormId } from '../src/leads/forms.ts';
import { say } from './words.ts';

/** A form of the site, wherever it stands: its fields by name, its button, what it says. */
export function leadForm(page: Page, form: FormId, locale: LocaleCode) {
  const element = page.locator(`form[data-form="${form}"]`);
  const send = element.getByRole('button', {
    name: say(locale, form === 'newsletter' ? 'Subscribe' : 'Send'),
  });
  return {
    element,
    send,
    field: (name: string): Locator => element.locator(`[name="${name}"]`),
    summary: element.getByRole('group', { name: say(locale, 'Please look at these fields again') }),
    problem: element.getByRole('alert'),
    async fill(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) {
        await element.locator(`[name="${name}"]`).fill(value);
      }
    },
  };
}

/** What a person might write, with the name that tells this lead from others. */
export function written(name: string) {
  return {
    name,
    email: 'ada@example.com',
    contact: '98 765 43210',
    company: 'Analytical Engines',
    message: 'Bernoulli numbers.\nBy Friday.',
  };
}
