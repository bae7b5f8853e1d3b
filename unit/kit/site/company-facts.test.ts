import { describe, expect, it } from 'vitest';

import { defaultLocale, localeRecord } from '#kit/i18n/locales.ts';
import { addressLines, companyFacts, unknownFacts, withFacts } from '#kit/site/company-facts.ts';
import { site } from '#kit/site/definition.ts';
import { otherLocale } from '#unit/kit/known.ts';

const address = {
  street: '12 Sample Street',
  city: 'Exampleton',
  postalCode: '12345',
  region: 'EX',
};

describe('an address', () => {
  it.each([
    ['US', ['12 Sample Street', 'Exampleton, EX 12345']],
    ['IN', ['12 Sample Street', 'Exampleton 12345']],
    ['GB', ['12 Sample Street', 'Exampleton', '12345']],
    ['DE', ['12 Sample Street', '12345 Exampleton']],
  ])('is written as in its country: %s', (country, lines) => {
    const written = addressLines({ ...address, country }, otherLocale);
    expect(written.slice(0, -1)).toEqual(lines);
  });

  it('names its country in the language of the page', () => {
    const codes = [defaultLocale, otherLocale];
    const names = codes.map((code) =>
      new Intl.DisplayNames([localeRecord(code).iso], { type: 'region' }).of('DE'),
    );
    expect(new Set(names).size).toBe(2);
    expect(codes.map((code) => addressLines({ ...address, country: 'DE' }, code).at(-1))).toEqual(
      names,
    );
  });
});

describe('a text', () => {
  const facts = companyFacts(otherLocale);

  it('gets the facts that it names, but not in code', () => {
    const text = '{company}, `{company}` and\n\n```\n{company}\n```\n\n{phone}, {email}';
    const { name, phone, email } = site.company;
    expect(withFacts(text, facts)).toBe(
      `${name}, \`{company}\` and\n\n\`\`\`\n{company}\n\`\`\`\n\n${phone.text}, ${email}`,
    );
  });

  it('tells the age of the company as of the year in which the site is built', () => {
    const { founded } = site.company;
    expect(Number(withFacts('{years}', facts)) + founded).toBe(new Date().getFullYear());
    expect(withFacts('{founded}', facts)).toBe(String(founded));
  });

  it('names the typefaces of the brand', () => {
    const { head, text } = site.brand.faces;
    expect(withFacts('{headingFace}, {textFace}', facts)).toBe(`${head.family}, ${text.family}`);
  });

  it('with a name that is no fact is reported with the line', () => {
    expect(unknownFacts('{company}\n{compny} `{x}`\n{fax}', facts)).toEqual([
      { name: 'compny', line: 1 },
      { name: 'fax', line: 2 },
    ]);
  });

  it('gets no properties of Object.prototype as facts', () => {
    expect(withFacts('{constructor}', facts)).toBe('{constructor}');
    expect(unknownFacts('{constructor}', facts)).toEqual([{ name: 'constructor', line: 0 }]);
  });
});
