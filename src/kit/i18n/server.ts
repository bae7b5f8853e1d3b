import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { setI18n } from '@lingui/react/server';
import type { FunctionComponent } from 'react';
import { createElement } from 'react';

import { catalogues } from '#site/catalogues.ts';

import { type LocaleCode, localeCodes, localeRecord } from './locales.ts';

const instances = Object.fromEntries(
  localeCodes.map((locale) => [
    locale,
    setupI18n({
      locale,
      locales: localeRecord(locale).iso,
      messages: { [locale]: catalogueOf(locale) },
    }),
  ]),
) as Record<LocaleCode, I18n>;

/** @throws Error where the language has no catalogue; its messages would silently be English. */
function catalogueOf(locale: LocaleCode): Messages {
  const [, messages] =
    Object.entries(catalogues).find(([file]) => file.endsWith(`/${locale}.po`)) ?? [];
  if (!messages) throw new Error(`There is no catalogue locales/${locale}.po.`);
  return messages;
}

/** Lingui's instance of a language, for code that runs outside of a render (server functions). */
export function i18nOf(locale: LocaleCode): I18n {
  return instances[locale];
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
    setI18n(instances[locale]);
    return createElement(component, { ...props, locale } as Props);
  };
}
