import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';

/** Returns the logos of all clients or, with `section`, of the clients that the section shows. */
export function clientLogos(locale: LocaleCode, section?: 'marquee' | 'grid') {
  return content.clients(locale, section).map(({ id, name, logo }) => ({ id, name, logo }));
}
