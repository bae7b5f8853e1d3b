import { useLingui } from '@lingui/react/macro';

import type { PopUpWords } from './contact-pop-up.tsx';

export function usePopUpWords(): PopUpWords {
  const { t } = useLingui();
  return {
    title: t`Three lines are enough`,
    lead: t`Leave your name, e-mail address and phone number. An engineer will call you back within one working day.`,
    close: t({ message: 'Close', comment: 'Button that closes a dialog or a message' }),
    announcement: t`A short contact form has opened at the end of the page.`,
  };
}
