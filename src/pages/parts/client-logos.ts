import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';

/** Returns the logos of clients; with a place, of those who are shown there. */
export function clientLogos(locale: LocaleCode, place?: 'marquee' | 'grid') {
  return content.clients(locale, place).map(({ id, name, logo }) => ({ id, name, logo }));
}
