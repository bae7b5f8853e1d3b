import { describe, expect, it } from 'vitest';

import { say } from '#e2e/support/words.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { forms } from '#kit/leads/rules/forms.ts';
import { isPhone } from '#kit/leads/rules/phone.ts';

/** As docs/behaviour.md has them. */
const messages = {
  required: 'This field is required',
  email: 'This field must only contain a valid email address',
  alpha: 'This field must only contain alphabetic characters',
  'regex and numeric': 'Please enter a valid number',
};

describe.each(localeCodes)('the catalogue of "%s"', (locale) => {
  it.each(Object.entries(messages))('has the message of the rule "%s"', (_rule, message) => {
    const said = say(locale, message);
    if (locale === 'en') expect(said).toBe(message);
    else expect(said).not.toBe(message);
  });

  it('shows an example of a phone number that every form takes', () => {
    const example = /\+[\d ]+\d/.exec(say(locale, 'For example +44 20 7946 0958'))?.[0] ?? '';
    const patterns = Object.values(forms).flatMap(({ fields }) =>
      fields.flatMap(({ phonePattern }) => phonePattern ?? []),
    );
    expect(patterns.map((pattern) => isPhone(example, pattern))).toEqual(patterns.map(() => true));
  });
});
