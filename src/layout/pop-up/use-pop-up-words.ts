import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';

import type { PopUpWords } from './contact-pop-up.tsx';

/** Returns the words of the pop-up, without those of its form. */
export function usePopUpWords(locale: LocaleCode): PopUpWords {
  const { t } = useLingui();
  return {
    title: t`Three lines are enough`,
    lead: content.page(locale, 'company').callback,
    close: t({ message: 'Close', comment: 'Button that closes a dialog or a message' }),
    announcement: t`A short contact form is offered at the end of the page.`,
  };
}
