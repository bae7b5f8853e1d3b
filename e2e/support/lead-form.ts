import type { Locator, Page } from '@playwright/test';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import type { FormId } from '#kit/leads/rules/forms.ts';
import { routeName } from '#kit/site/routes.ts';
import { lastLocale } from '#kit/testing/sampled-locales.ts';

import { say } from './words.ts';

/** What a visitor types into the footer's form, by the English labels of its fields. */
export const typed = {
  Name: 'Élodie Müller',
  'E-mail': 'elodie@example.com',
  Phone: '98 765 43210',
  Company: 'Atelier <Nord>',
  'What should the software do, and by when?': 'Suivre nos stocks.\nD’ici mars.',
};

/** Returns locators of the footer's form in a language: its fields by label, its button and its messages. */
export function footerForm(page: Page, locale: LocaleCode) {
  const form = page.locator('footer aside + div');
  const field = (label: keyof typeof typed) =>
    form.getByRole('textbox', { name: say(locale, label) });
  return {
    form,
    field,
    send: form.getByRole('button', { name: say(locale, 'Send') }),
    summary: form.getByRole('group', { name: say(locale, 'Please look at these fields again') }),
    status: form.locator('[id$="-answer"][role="status"]'),
    async fill(values: Partial<typeof typed> = typed) {
      for (const label of Object.keys(typed) as (keyof typeof typed)[]) {
        const value = values[label];
        if (value !== undefined) await field(label).fill(value);
      }
    },
  };
}

/** The body that the provider has to receive if `typed` is sent from the page /about in the last language. */
export const expectedBody = {
  fields: [
    { name: 'firstname', value: typed.Name },
    { name: 'email', value: typed['E-mail'] },
    { name: 'mobilephone', value: typed.Phone },
    { name: 'company', value: typed.Company },
    { name: 'message', value: typed['What should the software do, and by when?'] },
  ],
  context: {
    pageUri: localizePath('/about', lastLocale),
    pageName: routeName('about', lastLocale),
  },
};

/** Returns locators of any form of the site: its fields by name, its button and its messages. */
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

/** Returns values for all fields of a form. By the name, a test recognizes its lead among those of other tests. */
export function written(name: string) {
  return {
    name,
    email: 'ada@example.com',
    contact: '98 765 43210',
    company: 'Analytical Engines',
    message: 'Bernoulli numbers.\nBy Friday.',
  };
}
