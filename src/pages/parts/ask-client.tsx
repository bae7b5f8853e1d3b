import { useLingui } from '@lingui/react/macro';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';

/** A link to the contact form, for visitors who want to ask a client about us. */
export function AskClient({ locale, name }: { locale: LocaleCode; name: string }) {
  const { t } = useLingui();
  return (
    <a className="inline-block py-1" href={href(locale, 'contact')}>
      {t({
        message: `Ask ${name} about us`,
        comment: 'Link to the contact form: the client agreed to be asked',
      })}
    </a>
  );
}
