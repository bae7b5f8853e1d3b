import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';

/** Logos of the clients, of those alone that are shown in a place where one is given. */
export function clientLogos(locale: LocaleCode, place?: 'marquee' | 'grid') {
  return content.clients(locale, place).map(({ id, name, logo }) => ({ id, name, logo }));
}
