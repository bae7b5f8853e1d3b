'use client';

import { useEffect, useState } from 'react';

import { serializeLocaleCookie } from '#kit/i18n/cookie.ts';
import { type LocaleCode, localeRecord } from '#kit/i18n/locales.ts';
import { suggestedLocale } from '#kit/i18n/suggested-locale.ts';
import { keepRoom } from '#kit/navigation/keep-room.ts';
import { Icon } from '#ui/icon.tsx';

import { LanguageLink } from './language-link.tsx';

export interface SuggestionWords {
  text: string;
  read: string;
  close: string;
}

/**
 * On a static host, suggests the page in the visitor's language, with words in that language. The suggestion
 * shows until the visitor follows or closes it. Either sets the language cookie; before that, nothing is
 * stored in the browser.
 */
export function LanguageSuggestion({
  current,
  words,
}: {
  current: LocaleCode;
  words: Record<LocaleCode, SuggestionWords>;
}) {
  const [suggested, setSuggested] = useState<LocaleCode>();

  useEffect(() => {
    const locale = suggestedLocale(current, document.cookie, navigator.languages);
    if (locale === undefined) return;
    // The built page cannot know the visitor's languages.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setSuggested(locale);
  }, [current]);

  if (suggested === undefined) return null;
  const suggestion = words[suggested];
  if (!suggestion) return null;
  const { text, read, close } = suggestion;
  return (
    <section
      ref={keepRoom}
      className="fixed inset-x-0 bottom-0 z-raised flex items-center justify-between border-t-thick border-accent bg-brand-surface px-[max(var(--edge),(100%-var(--sheet))/2)] py-1.5 text-note/[1.55] text-brand-ink print:hidden"
      aria-label={text}
      lang={localeRecord(suggested).hreflang}
    >
      <p>
        {text}{' '}
        <LanguageLink to={suggested} current={current} className="inline-block py-1 font-semibold">
          {read}
        </LanguageLink>
      </p>
      <button
        type="button"
        className="grid size-9 flex-none cursor-pointer place-items-center border-0 bg-transparent"
        aria-label={close}
        onClick={() => {
          document.cookie = serializeLocaleCookie(current);
          setSuggested(undefined);
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}
