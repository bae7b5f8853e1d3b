import { defaultLocale, isLocaleCode, localeRecord } from '#kit/i18n/locales.ts';

import type { Company } from './define.ts';
import { site } from './definition.ts';

/** Lines of postal addresses, by country. All other countries have `usualFormat`. */
const formats: Readonly<Record<string, readonly string[]>> = {
  AU: ['{street}', '{city} {region} {postalCode}', '{country}'],
  CA: ['{street}', '{city} {region} {postalCode}', '{country}'],
  GB: ['{street}', '{city}', '{postalCode}', '{country}'],
  IE: ['{street}', '{city}', '{postalCode}', '{country}'],
  IN: ['{street}', '{city} {postalCode}', '{country}'],
  NZ: ['{street}', '{city} {postalCode}', '{country}'],
  SG: ['{street}', '{city} {postalCode}', '{country}'],
  US: ['{street}', '{city}, {region} {postalCode}', '{country}'],
};
const usualFormat = ['{street}', '{postalCode} {city}', '{country}'];

/** Returns the lines of a postal address in the order of its country, with the country's name in a language. */
export function addressLines(address: Company['address'], locale: string): string[] {
  const facts = { ...address, country: countryName(address.country, locale) };
  return (formats[address.country] ?? usualFormat).map((line) => withFacts(line, facts));
}

type Facts = Readonly<Record<string, string>>;

/** Returns the facts of the company and its brand, in a language, by the names that texts write in braces (`{email}`). */
export function companyFacts(locale: string): Facts {
  const { brand, company } = site;
  const { address, phone } = company;
  return {
    company: company.name,
    legalName: company.legalName,
    founded: String(company.founded),
    years: String(new Date().getFullYear() - company.founded),
    email: company.email,
    phone: phone.text,
    hosting: company.hosting,
    headingFace: brand.faces.head.family,
    textFace: brand.faces.text.family,
    ...address,
    country: countryName(address.country, locale),
    address: addressLines(address, locale).join(', '),
    // Two spaces at the end of a line are a line break in Markdown.
    addressLines: addressLines(address, locale).join('  \n'),
  };
}

/**
 * Matches a fact's name in braces (group 1), or code in Markdown (no group). Callers leave matches without a group as
 * they are, so that braces in code are not replaced.
 */
const factOrCode = /```[^]*?```|`[^`]*`|\{(\w+)\}/g;

/** Returns a text in which the names of facts are replaced by the facts. Unknown names stay as they are. */
export function withFacts(text: string, facts: Facts): string {
  return text.replace(
    factOrCode,
    (match, name: string | undefined) => factOf(facts, name) ?? match,
  );
}

/** Returns the names in braces that are not among the facts, each with its line in the text, from 0. */
export function unknownFacts(text: string, facts: Facts): { name: string; line: number }[] {
  return [...text.matchAll(factOrCode)].flatMap(({ 1: name, index }) =>
    name === undefined || factOf(facts, name) !== undefined
      ? []
      : [{ name, line: text.slice(0, index).split('\n').length - 1 }],
  );
}

/** Returns a fact by its name; undefined for an unknown name, also for an inherited property such as `constructor`. */
function factOf(facts: Facts, name = ''): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

/** Returns a country's name in a language. @param country Two letters (ISO 3166): 'IN'. */
export function countryName(country: string, locale: string): string {
  // `locale` is the name of a folder of content, which may be no language. `missingTranslations` reports such a folder.
  // Until then the default language is used.
  const { iso } = localeRecord(isLocaleCode(locale) ? locale : defaultLocale);
  return new Intl.DisplayNames([iso], { type: 'region' }).of(country) ?? country;
}
