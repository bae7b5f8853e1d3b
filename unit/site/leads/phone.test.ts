import { describe, expect, it } from 'vitest';

import { formIds, forms } from '#kit/leads/rules/forms.ts';
import { leadSchema } from '#kit/leads/rules/schema.ts';

const typed = { name: 'Ada', email: 'ada@example.com', company: 'Analytical', message: 'Hello' };

const formsWithPhone = formIds.filter((form) =>
  forms[form].fields.some(({ type }) => type === 'tel'),
);

/** The forms that refuse a number, and with which code. */
function refusals(contact: string) {
  return formsWithPhone.flatMap((form) => {
    const { error } = leadSchema(form).safeParse({ ...typed, contact });
    return error ? [[form, error.issues.map(({ message }) => message).join()]] : [];
  });
}

const refusedBy = (...names: string[]) => names.map((form) => [form, 'phone']);

describe('phone numbers', () => {
  it.each(['9876543210', '98 765 43210', '+98-765-43210', '+9876543210', '1234'])(
    'that match the pattern of the footer are accepted by every form: %s',
    (phone) => expect(refusals(phone)).toEqual([]),
  );

  it.each(['98765432', '+49 987 65432', '+1-987-65432', '12398765432', '491701234567890'])(
    'that match the pattern of the pop-up are accepted by every form: %s',
    (phone) => expect(refusals(phone)).toEqual([]),
  );

  it.each(['12345', '123456', '4917012345678901'])(
    'of four or more digits that are no real number are accepted by the pop-up alone: %s',
    (phone) => expect(refusals(phone)).toEqual(refusedBy('footer', 'contact-page')),
  );

  it.each([
    '123',
    '++98 765 43210',
    '98  765 43210',
    '98--765-43210',
    '98 + 765 43210',
    '+12 345',
    '+12345678901234567',
    '9876543210x',
    '98765 43210 or 98765 43211',
    'call me',
    '1234x',
    '+',
    '()-/.',
  ])('that nobody can call are refused by every form: %s', (phone) => {
    expect(refusals(phone)).toEqual(refusedBy(...formsWithPhone));
  });
});
