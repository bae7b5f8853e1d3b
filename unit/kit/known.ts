/**
 * A form and a language of the site under test, for values that have to be typed. The kit's tests run with the
 * second site (e2e/kit/site), but TypeScript checks them with the types of this site.
 */
import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';
import { formIds } from '#kit/leads/rules/forms.ts';

export const [form] = formIds;

/** A language with a prefix. */
export const otherLocale = localeCodes[1] ?? defaultLocale;
