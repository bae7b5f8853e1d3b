import { type I18n, setupI18n } from '@lingui/core';
import { setI18n } from '@lingui/react/server';
import type { FunctionComponent } from 'react';
import { createElement } from 'react';

import { messages as de } from '../../../locales/de.po';
import { messages as en } from '../../../locales/en.po';
import { messages as es } from '../../../locales/es.po';
import { messages as fr } from '../../../locales/fr.po';
import { type LocaleCode, localeCodes, localeRecord } from './locales.ts';

const catalogues = { en, es, fr, de };

const instances = Object.fromEntries(
  localeCodes.map((locale) => [
    locale,
    setupI18n({
      locale,
      locales: localeRecord(locale).iso,
      messages: { [locale]: catalogues[locale] },
    }),
  ]),
) as Record<LocaleCode, I18n>;

/** The messages of a language, for code that runs outside of a render (server functions). */
export function messagesOf(locale: LocaleCode): I18n {
  return instances[locale];
}

/**
 * Wraps a page or layout so that everything below it renders in one language. Each static page
 * and layout is a render of its own, so each needs the wrapping.
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
