import { z } from 'zod';

import type { Language } from '#kit/site/define.ts';

const word = z.string().trim().min(1);

const language: z.ZodType<Language> = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/, 'must be a language tag in lower case, such as "it"'),
  iso: z.string().refine(isTag, 'must be a tag of language and region, such as "it-IT"'),
  nativeName: word,
  label: word,
  region: word,
  short: word,
  hreflang: z.string().refine(isTag, 'must be a language tag, such as "it"'),
  dir: z.enum(['ltr', 'rtl']),
  domain: z
    .string()
    .regex(
      /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?$/,
      'must be a host name in lower case, such as "example.it"',
    )
    .exactOptional(),
  published: z.enum(['in part', 'not yet']).exactOptional(),
});

const file = 'src/site/languages.json';

/**
 * Returns the problems of the records of the languages, as messages for the person who builds the site.
 *
 * @param data The parsed content of the file of records.
 * @param catalogues Codes of the languages that have a message catalogue.
 */
export function localeProblems(data: unknown, catalogues: readonly string[]): string[] {
  const { data: records, error } = z.array(language).min(1).safeParse(data);
  if (!records) {
    return error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
  }
  const codes = records.map(({ code }) => code);
  const someHaveDomains = records.some(({ domain }) => domain !== undefined);
  return [
    ...codes
      .filter((code, index) => codes.indexOf(code) !== index)
      .map((code) => `${file}: two records have the code "${code}".`),
    ...(records[0]?.published === undefined
      ? []
      : [
          `${file}: the first language is the original and must be complete: it has no field \`published\`.`,
        ]),
    ...records.flatMap(({ code, domain }) => [
      ...(catalogues.includes(code)
        ? []
        : [`The language "${code}" has no catalogue: locales/${code}.po is missing.`]),
      ...(someHaveDomains && domain === undefined
        ? [
            `The language "${code}" has no domain although another language has one: set domain in ${file}.`,
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

/** Whether a text is a language tag (BCP 47) in its canonical form: `it-IT`, not `it-it`. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}
