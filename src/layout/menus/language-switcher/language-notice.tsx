import { msg } from '@lingui/core/macro';

import { type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';
import { i18nOf } from '#kit/i18n/server.ts';

import { LanguageSuggestion, type SuggestionWords } from './language-suggestion.tsx';

/**
 * The suggestion of another language. The words are passed in every language, because the language to suggest
 * is only known in the browser.
 */
export function LanguageNotice({ locale }: { locale: LocaleCode }) {
  return <LanguageSuggestion current={locale} words={words} />;
}

const words = Object.fromEntries(
  localeCodes.map((locale): [LocaleCode, SuggestionWords] => {
    const i18n = i18nOf(locale);
    return [
      locale,
      {
        text: i18n._(
          msg({
            message: 'This page is also available in English.',
            comment: 'Shown on pages of other languages; each catalogue names its own language',
          }),
        ),
        read: i18n._(
          msg({
            message: 'Read this page in English',
            comment: 'Link; each catalogue names its own language',
          }),
        ),
        close: i18n._(
          msg({ message: 'Close', comment: 'Button that closes a dialog or a message' }),
        ),
      },
    ];
  }),
) as Record<LocaleCode, SuggestionWords>;
