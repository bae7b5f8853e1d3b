import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';
import { i18nOf } from '#kit/i18n/server.ts';

import { ErrorScreen, type ErrorWords } from './error-screen.tsx';

/**
 * Waku renders the root once for the whole build, so it has no language: `<html lang>` is in the
 * document of each language below it (document.tsx).
 */
export function Root({ children }: { children: ReactNode }) {
  return <ErrorScreen words={errorWords}>{children}</ErrorScreen>;
}

const errorWords = Object.fromEntries(
  localeCodes.map((locale) => [locale, wordsOf(locale)]),
) as Record<LocaleCode, ErrorWords>;

function wordsOf(locale: LocaleCode): ErrorWords {
  const i18n = i18nOf(locale);
  return {
    error: i18n._(msg`Error`),
    notFound: i18n._(msg`This page could not be found`),
    backHome: i18n._(msg`Back to the home page`),
    failed: i18n._(msg`An error occurred while showing the error page`),
    goHome: i18n._(msg`Go back to home`),
    tryAgain: i18n._(msg`Try again`),
  };
}
