import { expect, it } from 'vitest';

import { company } from '#brand/company.ts';
import { withCompanyFacts } from '#pages/parts/company-facts.ts';

it('a legal page names the company, its address and how it is reached as the record has them', () => {
  const { legalName, email, phone, address } = company;
  expect(withCompanyFacts('<p>{legalName}, {street}, {city} {postalCode}</p>')).toBe(
    `<p>${legalName}, ${address.street}, ${address.city} ${address.postalCode}</p>`,
  );
  expect(withCompanyFacts('{email} {phone}')).toBe(
    `<a href="mailto:${email}">${email}</a> <a href="${phone.href}">${phone.text}</a>`,
  );
});

it('a fact that the record does not have stops the build with its name', () => {
  expect(() => withCompanyFacts('<p>{fax}</p>')).toThrow('no fact "fax"');
});
