'use client';

import { useRouter } from 'waku/router/client';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { FormId } from '#kit/leads/rules/forms.ts';

interface Props {
  form: FormId;
  locale: LocaleCode;
  /** Label of the honeypot. */
  trap: string | undefined;
  /** Classes that hide the honeypot visually. */
  className: string;
}

/**
 * The hidden inputs of every form (`envelope` in rules/schema.ts), and the honeypot. With JavaScript,
 * use-lead-form.ts sets `page` and adds `lead` and `elapsed` when the form is sent.
 */
export function HiddenFields({ form, locale, trap, className }: Props) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={useRouter().path} />
      {/* Honeypot: only robots fill a field that nobody can see or focus. */}
      <p className={className} inert>
        <label>
          {trap}
          <input name="subject" type="text" autoComplete="off" />
        </label>
      </p>
    </>
  );
}
