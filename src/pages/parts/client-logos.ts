import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';

/** Returns the logos of all clients, or with `place` those of the clients that are shown in that section. */
export function clientLogos(locale: LocaleCode, place?: 'marquee' | 'grid') {
  return content.clients(locale, place).map(({ id, name, logo }) => ({ id, name, logo }));
}
