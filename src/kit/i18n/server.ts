import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { setI18n } from '@lingui/react/server';
import type { FunctionComponent } from 'react';
import { createElement } from 'react';

import { catalogues } from '#site/catalogues.ts';

import { type LocaleCode, localeCodes, localeRecord } from './locales.ts';

const instances = new Map<LocaleCode, I18n>(
  localeCodes.map((locale) => [
    locale,
    setupI18n({
      locale,
      locales: localeRecord(locale).iso,
      messages: { [locale]: catalogueOf(locale) },
    }),
  ]),
);

/**
 * Returns the messages of a language.
 *
 * @throws Error if it has no catalogue: its messages would silently be English.
 */
function catalogueOf(locale: LocaleCode): Messages {
  const [, messages] =
    Object.entries(catalogues).find(([file]) => file.endsWith(`/${locale}.po`)) ?? [];
  if (!messages) throw new Error(`There is no catalogue locales/${locale}.po.`);
  return messages;
}

/**
 * Returns Lingui's instance of a language, for code that runs outside of a render (server functions).
 *
 * @throws Error if the site does not have the language.
 */
export function i18nOf(locale: LocaleCode): I18n {
  const i18n = instances.get(locale);
  if (!i18n) throw new Error(`The site has no language "${locale}" (src/site/languages.json).`);
  return i18n;
}

/**
 * Wraps a page or layout so that everything below it renders in one language. Waku renders each
 * static page and layout by itself, so each needs it.
 */
export function withLocale<Props extends { locale: LocaleCode }>(
  locale: LocaleCode,
  component: FunctionComponent<Props>,
): FunctionComponent<Omit<Props, 'locale'>> {
  return function Localized(props: Omit<Props, 'locale'>) {
    setI18n(i18nOf(locale));
    // TypeScript cannot tell that the omitted prop completes `Props`.
    return createElement(component, { ...props, locale } as Props);
  };
}
