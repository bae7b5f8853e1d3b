import type { ContentFile } from '#kit/build/content/read.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { companyFacts } from '#kit/site/company-facts.ts';
import type { Adoptable } from '#kit/site/define.ts';
import { site } from '#kit/site/definition.ts';

import type { Trace } from './adopted.ts';

/**
 * Returns the texts and colours by which this site can be recognized, from its own records and content. Names in
 * the collection `clients` are names of clients; names in all other collections are names of people.
 */
export function tracesOf(
  files: readonly ContentFile[],
  { names, promises, words = [] }: Adoptable,
  colours: Readonly<Record<string, string>>,
): Trace[] {
  const { company } = site;
  const { street, city, region, postalCode } = company.address;
  const promiseFields = (file: ContentFile) => promises[file.collection] ?? [];
  const traces: Trace[] = [
    ...tracesIn('name', company.name, company.legalName),
    ...tracesIn('contact', company.email, company.email.split('@')[1] ?? ''),
    // `findInText` (check.ts) searches texts without no-break spaces as well.
    ...tracesIn(
      'contact',
      company.phone.text.replaceAll('\u00A0', ' '),
      company.phone.href.replace(/^tel:/, ''),
    ),
    ...tracesIn('contact', company.hosting),
    ...tracesIn('contact', ...company.social.map(({ href }) => href)),
    ...tracesIn('address', street, region, postalCode, city, ...longWords(city)),
    ...tracesIn('address', ...localeCodes.map((locale) => companyFacts(locale)['country'] ?? '')),
    // Some texts call people by their first names.
    ...files.flatMap((file) =>
      namesIn(file, names).flatMap((name) =>
        file.collection === 'clients'
          ? tracesIn('client', name)
          : tracesIn('person', name, name.split(/\s+/)[0] ?? ''),
      ),
    ),
    ...tracesIn(
      'promise',
      ...files.flatMap((file) => textsIn(file, promiseFields(file))),
      ...words,
    ),
    ...tracesIn('colour', ...Object.values(colours)),
  ];
  // Each text once.
  return [...new Map(traces.map((trace) => [trace.text, trace])).values()];
}

/** Returns the names of people or clients in an entry. @param fields The field with the name, by collection. */
export function namesIn(file: ContentFile, fields: Adoptable['names']): string[] {
  const field = fields[file.collection];
  return field === undefined ? [] : textsIn(file, [field]);
}

/** Returns the texts of fields, and of fields that are lists of texts. */
function textsIn(file: ContentFile, fields: readonly string[]): string[] {
  return fields
    .flatMap((field) => valueAt(file.fields, field))
    .filter((value) => typeof value === 'string');
}

/** Returns the value of a field. `samples.page` is the field `page` within the field `samples`. */
function valueAt(fields: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], fields);
}

/** Returns a trace for each text of more than two letters. Shorter texts occur everywhere. */
function tracesIn(kind: Trace['kind'], ...texts: string[]): Trace[] {
  return texts.filter((text) => text.length > 2).map((text) => ({ kind, text }));
}

/** Returns the words of more than three letters in the name of a city. Shorter words occur everywhere. */
function longWords(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word.length > 3);
}
