import { defaultLocale, isLocaleCode, localeRecord } from '#kit/i18n/locales.ts';

import type { Company } from './define.ts';
import { site } from './definition.ts';

/** How addresses are written, by country; where the postal code stands before the city none is listed. */
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

/** An address as it is written in its country, a line each; the country is named in a language. */
export function addressLines(address: Company['address'], locale: string): string[] {
  const facts = { ...address, country: countryName(address.country, locale) };
  return (formats[address.country] ?? usualFormat).map((line) => withFacts(line, facts));
}

type Facts = Readonly<Record<string, string>>;

/** Facts of the company's record that texts name as `{email}`, in a language. */
export function companyFacts(locale: string): Facts {
  const { company } = site;
  const { address, phone } = company;
  return {
    company: company.name,
    legalName: company.legalName,
    founded: String(company.founded),
    years: String(new Date().getFullYear() - company.founded),
    email: company.email,
    phone: phone.text,
    hosting: company.hosting,
    ...address,
    country: countryName(address.country, locale),
    address: addressLines(address, locale).join(', '),
    // With the line breaks of Markdown.
    addressLines: addressLines(address, locale).join('  \n'),
  };
}

/** Code, in which braces are no facts, or a fact's name in braces. */
const fact = /```[^]*?```|`[^`]*`|\{(\w+)\}/g;

/** A text with the facts that it names. What the record does not have stays as it is. */
export function withFacts(text: string, facts: Facts): string {
  return text.replace(fact, (found, name: string | undefined) => facts[name ?? ''] ?? found);
}

/** Names in braces that are none of the facts, and in which line of the text each stands, from 0. */
export function unknownFacts(text: string, facts: Facts): { name: string; line: number }[] {
  return [...text.matchAll(fact)].flatMap(({ 1: name, index }) =>
    name === undefined || name in facts
      ? []
      : [{ name, line: text.slice(0, index).split('\n').length - 1 }],
  );
}

/** @param country Two letters (ISO 3166): 'IN'. */
function countryName(country: string, locale: string): string {
  // A folder of content may have another name; it is told of as such.
  const { iso } = localeRecord(isLocaleCode(locale) ? locale : defaultLocale);
  return new Intl.DisplayNames([iso], { type: 'region' }).of(country) ?? country;
}
