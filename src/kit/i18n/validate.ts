import { z } from 'zod';

import type { Language } from '#kit/site/define.ts';

const word = z.string().trim().min(1);

const language: z.ZodType<Language> = z.strictObject({
  code: z.string().regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/, 'is a tag in small letters: "it"'),
  iso: z.string().refine(isTag, 'is language and region: "it-IT"'),
  nativeName: word,
  label: word,
  region: word,
  short: word,
  hreflang: z.string().refine(isTag, 'is a tag: "it"'),
  dir: z.enum(['ltr', 'rtl']),
  domain: word.exactOptional(),
  published: z.enum(['in part', 'not yet']).exactOptional(),
});

const file = 'src/site/languages.json';

/**
 * What is wrong with the records of the languages, as sentences for whoever builds the site; an empty
 * list where nothing is.
 *
 * @param data What the file of the records holds.
 * @param catalogues Codes of the languages that have a message catalogue.
 * @param differentDomains True where each language is to be served by a domain of its own.
 */
export function localeProblems(
  data: unknown,
  catalogues: readonly string[],
  { differentDomains = false } = {},
): string[] {
  const { data: records, error } = z.array(language).min(1).safeParse(data);
  if (!records) {
    return error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
  }
  const codes = records.map(({ code }) => code);
  return [
    ...codes
      .filter((code, index) => codes.indexOf(code) !== index)
      .map((code) => `${file}: two records have the code "${code}".`),
    ...(records[0]?.published === undefined
      ? []
      : [`${file}: the first language is the original, so it is published whole.`]),
    ...records.flatMap(({ code, domain }) => [
      ...(catalogues.includes(code)
        ? []
        : [`The language "${code}" has no catalogue: locales/${code}.po is missing.`]),
      ...(differentDomains && !domain
        ? [
            `The language "${code}" has no domain although the site uses one domain a language: set domain in ${file}.`,
          ]
        : []),
    ]),
    ...catalogues
      .filter((catalogue) => !codes.includes(catalogue))
      .map(
        (catalogue) =>
          `locales/${catalogue}.po belongs to no language: no record in ${file} has the code "${catalogue}".`,
      ),
  ];
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}
