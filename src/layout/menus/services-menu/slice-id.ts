import type { LocaleCode } from '#kit/i18n/locales.ts';

/** Id of the slice with the content of the services menu, which is loaded when it first opens. */
export function servicesMenuSlice(locale: LocaleCode): string {
  return `services-menu-${locale}`;
}
