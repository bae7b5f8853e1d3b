import { useLingui } from '@lingui/react/macro';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { Tracking } from '#kit/runtime/environment.ts';
import { href } from '#kit/site/routes.ts';

import { ConsentBanner } from './consent-banner.tsx';

/** The consent banner and its words. */
export function ConsentNotice({ locale, tracking }: { locale: LocaleCode; tracking: Tracking }) {
  const { t } = useLingui();
  const question = useQuestion(tracking);
  return (
    <ConsentBanner
      tracking={tracking}
      privacyHref={href(locale, 'privacy')}
      words={{
        title: t({ message: 'Cookies, if you agree', comment: 'Title of the question of consent' }),
        text: question,
        currentChoice: {
          granted: t({
            message: 'At present you accept cookies.',
            comment: 'The visitor’s choice: cookies',
          }),
          denied: t({
            message: 'At present you decline cookies.',
            comment: 'The visitor’s choice: cookies',
          }),
          signal: t`At present cookies count as declined, because your browser sends a Global Privacy Control signal.`,
        },
        accept: t({ message: 'Accept', comment: 'Button: the visitor agrees to cookies' }),
        decline: t({ message: 'Decline', comment: 'Button: the visitor refuses cookies' }),
        privacy: t`Privacy notice`,
      }}
    />
  );
}

/** Returns the question of consent, which names the scripts that are configured. */
function useQuestion({ scriptUrl, analyticsId }: Tracking): string {
  const { t } = useLingui();
  if (analyticsId === undefined) {
    return t`If you agree, we load HubSpot, our CRM provider. Its cookies count visits and, once you write to us, show us which pages you have read. If not, nothing is loaded and the site works just the same. You can change your mind at the foot of every page.`;
  }
  if (scriptUrl === undefined) {
    return t`If you agree, we load Google Analytics. Its cookies count visits and show us which pages are read. If not, nothing is loaded and the site works just the same. You can change your mind at the foot of every page.`;
  }
  return t`If you agree, we load Google Analytics and HubSpot, our CRM provider. Their cookies count visits and, once you write to us, show us which pages you have read. If not, nothing is loaded and the site works just the same. You can change your mind at the foot of every page.`;
}
