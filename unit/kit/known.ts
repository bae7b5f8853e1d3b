/**
 * What the kit's tests know of the site they run on. They run on the second site (e2e/kit/site),
 * but its codes and names have no type where another site is built: what needs one comes from here.
 */
import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';
import { formIds } from '#kit/leads/rules/forms.ts';

export const [form] = formIds;

/** A language with a prefix. */
export const otherLocale = localeCodes[1] ?? defaultLocale;
