import { describe, expect, it } from 'vitest';

import { isPhone, phonePattern, plainPhone, popUpPhonePattern } from '#kit/leads/rules/phone.ts';
import { leadSchema } from '#kit/leads/rules/schema.ts';
import { form } from '#unit/kit/known.ts';

const patterns = { phonePattern, popUpPhonePattern };

/** The patterns by which a number is refused. */
function refusals(contact: string) {
  return Object.entries(patterns).flatMap(([name, pattern]) =>
    isPhone(plainPhone(contact), pattern) ? [] : [name],
  );
}

/** As people write them, at home and for abroad. */
const real: [country: string, ...numbers: string[]][] = [
  ['Argentina', '+54 9 11 2345-6789', '(011) 4321-0000'],
  ['Australia', '+61 2 5550 4321', '(02) 5550 4321', '0491 570 006'],
  ['Austria', '+43 1 234567-0', '0664/123 45 67'],
  ['Belgium', '+32 2 555 12 12', '02/555.12.12'],
  ['Brazil', '+55 (11) 95555-1234', '(11) 95555-1234'],
  ['China', '+86 10 6552 9988', '010-65529988'],
  ['Denmark', '+45 32 12 34 56', '32123456'],
  ['France', '+33 1 42 68 53 00', '01.99.00.12.34', '+33 (0)1 99 00 12 34'],
  [
    'Germany',
    '+49 30 901820',
    '+49 (0)30 901820',
    '(030) 901820',
    '030 / 90 18 20',
    '030/901820-55',
    '+49 (0) 170 - 1234567',
    '0049 30 901820',
    '(+49) 30 901820',
    '+(49) 30 901820',
  ],
  ['India', '+91 22 5550 0199', '022-55500100', '+91-98765-43210', '98765 43210'],
  ['Ireland', '+353 1 555 0123', '(01) 555 0123'],
  ['Italy', '+39 06 5555 1234', '06.5555.1234'],
  ['Japan', '+81 3-5555-0123', '03(5555)0123', '０３－５５５５－０１２３'],
  ['Mexico', '+52 55 5555 0123', '(55) 5555-0123'],
  ['Netherlands', '+31 20 555 0123', '020 - 555 01 23'],
  ['Poland', '+48 22 555 01 23', '(22) 555-01-23'],
  ['Spain', '+34 912 345 678', '912 34 56 78', '91\u00a0234\u202f56\u00a078'],
  ['Sweden', '+46 8 555 012 34', '08-555 012 34'],
  ['Switzerland', '+41 44 555 01 23', '044 555 01 23'],
  ['United Kingdom', '+44 20 7946 0958', '(020) 7946 0958', '+44 (0)20 7946 0958'],
  [
    'United States',
    '+1 415 555 2671',
    '+1 (415) 555-2671',
    '(415) 555-2671',
    '(415)555-2671',
    '415.555.2671',
    '1-415-555-2671',
    '415–555–2671',
    '\u202a+1 (415) 555‑2671\u202c',
  ],
];

const typed = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

describe('phone numbers', () => {
  it.each(['9876543210', '98 765 43210', '+98-765-43210', '+9876543210', '1234'])(
    'that match phonePattern are accepted by both patterns: %s',
    (phone) => expect(refusals(phone)).toEqual([]),
  );

  it.each(['98765432', '+49 987 65432', '+1-987-65432', '12398765432', '491701234567890'])(
    'that match popUpPhonePattern are accepted by both patterns: %s',
    (phone) => expect(refusals(phone)).toEqual([]),
  );

  it.each(['12345', '123456', '4917012345678901'])(
    'of four or more digits that are no real number are accepted by popUpPhonePattern alone: %s',
    (phone) => expect(refusals(phone)).toEqual(['phonePattern']),
  );

  it.each(real)('of %s are accepted by both patterns', (...[, ...numbers]) => {
    expect(numbers.flatMap(refusals)).toEqual([]);
  });

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
  ])('that nobody can call are refused by both patterns: %s', (phone) => {
    expect(refusals(phone)).toEqual(Object.keys(patterns));
  });

  it('arrive in plain characters, without the marks that an address book adds', () => {
    const contact = '\u202a+49\u00a030 ９０１８２０\u202c';
    expect(leadSchema(form).parse({ ...typed, contact }).contact).toBe('+49 30 901820');
  });
});
