import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { type ColourPair, contrastProblems } from '#kit/site/colour.ts';
import type { RecordFiles } from '#kit/site/define.ts';

import { findFaceFile } from './face-file.ts';

const filledText = z.string('is missing').trim().min(1, 'is empty');

/** Returns the option of Zod that sets two messages: one for a missing value, and `wrong` for a wrong one. */
function missingOr(wrong: string) {
  return {
    error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : wrong),
  };
}

/** Schema of the company's record (company.json). Its messages follow the name of a field: `email: is missing`. */
export const companyRecord = z.strictObject({
  name: filledText,
  legalName: filledText,
  founded: z
    .int(missingOr('is not a year'))
    .min(1000, 'is not a year of four digits')
    .max(new Date().getFullYear(), 'is a year in the future'),
  email: z.email(missingOr('is not an e-mail address')),
  phone: z
    .string('is missing')
    .regex(
      /^\+\d[\d ()-]{4,24}$/,
      'is not a phone number that begins with "+" and the country code',
    ),
  address: z.strictObject(
    {
      street: filledText,
      city: filledText,
      // Empty in countries that have no postal codes or regions.
      postalCode: z.string({
        error: ({ input }) =>
          typeof input === 'number' ? 'is a number: write it in quotes' : 'is missing',
      }),
      region: z.string('is missing'),
      country: z
        .string('is missing')
        .regex(/^[A-Z]{2}$/, 'is not a country code of two letters (ISO 3166), such as IN'),
    },
    missingOr('is not a list of fields'),
  ),
  hosting: filledText,
  dayRate: z
    .strictObject({
      amount: z.number('is not a number').positive('is not above 0'),
      currency: z
        .string('is missing')
        .regex(/^[A-Z]{3}$/, 'is not a currency code of three letters (ISO 4217), such as EUR'),
    })
    .optional(),
  social: z.array(
    z.strictObject({ icon: filledText, name: filledText, href: z.url('is not a web address') }),
    missingOr('is not a list'),
  ),
});

export const colourValue = z
  .string('is missing')
  .regex(/^#[0-9a-f]{6}$/, 'is not a colour in the form #rrggbb, in lower case');

const faceValue = z.strictObject({
  family: filledText,
  file: filledText.refine((file) => findFaceFile(file) !== undefined, {
    error: ({ input }) =>
      `there is no file "${String(input)}": a path within the project begins with "./", any other is a file of an installed package`,
  }),
});

export const facesRecord = z.strictObject({ head: faceValue, text: faceValue });

/** Accepts unknown keys, because sites may add tokens of their own. */
const tokensRecord = z.object({
  colours: z.record(z.string(), colourValue),
  faces: facesRecord.optional(),
});

/**
 * Returns what is wrong with the records of a site, as sentences that name file and field.
 *
 * @param files Undefined for a site without records.
 * @param pairs Colours that pages show together, whose contrast is checked.
 */
export function recordProblems(
  files: RecordFiles | undefined,
  pairs: readonly ColourPair[] = [],
): string[] {
  if (!files) return [];
  const tokens = readRecord(files.tokens, tokensRecord);
  const colours = tokens.data ? colourProblems(tokens.data.colours, pairs) : [];
  const company = readRecord(files.company, companyRecord);
  const { icons } = files;
  const unknownIcons = (company.data?.social ?? []).flatMap(({ icon }, index) =>
    icons && !icons.includes(icon)
      ? [`${files.company}: social.${String(index)}.icon: there is no icon "${icon}"`]
      : [],
  );
  return [
    ...company.problems,
    ...unknownIcons,
    ...tokens.problems,
    ...colours.map((problem) => `${files.tokens}: ${problem}`),
  ];
}

/** Returns a problem for each missing colour. If none is missing, returns one for each pair that lacks contrast. */
function colourProblems(
  colours: Readonly<Record<string, string>>,
  pairs: readonly ColourPair[],
): string[] {
  const needed = new Set(pairs.flatMap(({ colour, ground }) => [colour, ground]));
  const missing = [...needed].filter((name) => !Object.hasOwn(colours, name));
  if (missing.length > 0) return missing.map((name) => `colours.${name}: is missing`);
  return contrastProblems(colours, pairs);
}

/** Returns a problem for each field that a schema refuses: `address.country: is missing`. */
export function fieldProblems(error: z.ZodError): string[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (path.length === 0 && issue.code === 'invalid_type')
      return ['There are no fields: each is a line such as "name: value".'];
    if (issue.code !== 'unrecognized_keys') return [`${path.join('.')}: ${issue.message}`];
    return issue.keys.map((key) => `${[...path, key].join('.')}: is not a field of this record`);
  });
}

/** Returns the data of a record, or only problems if its JSON is broken or the schema refuses it. */
function readRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): { data?: z.infer<Schema>; problems: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return { problems: [`${file}: ${(error as Error).message}`] };
  }
  const { data, error } = schema.safeParse(value);
  if (error) return { problems: fieldProblems(error).map((problem) => `${file}: ${problem}`) };
  return { data, problems: [] };
}
