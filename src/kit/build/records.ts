import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { type ColourPair, contrastProblems } from '#kit/site/colour.ts';
import type { RecordFiles } from '#kit/site/define.ts';

import { findFaceFile } from './face-file.ts';

const filled = z.string('is missing').trim().min(1, 'is empty');

/** A company's record, as its file has it. */
export const companyRecord = z.strictObject({
  name: filled,
  legalName: filled,
  founded: z
    .int('is no year')
    .min(1000, 'is no year of four figures')
    .max(new Date().getFullYear(), 'is a year that is still to come'),
  email: z.email('is no e-mail address'),
  phone: z
    .string('is missing')
    .regex(/^\+\d[\d ()-]{4,24}$/, 'is no phone number that begins with "+" and the country code'),
  address: z.strictObject({
    street: filled,
    city: filled,
    postalCode: z.string('is missing'),
    region: z.string('is missing'),
    country: z
      .string('is missing')
      .regex(/^[A-Z]{2}$/, 'is not two letters of ISO 3166, such as IN'),
  }),
  hosting: filled,
  dayRate: z
    .strictObject({
      amount: z.number('is no number').positive('is not above 0'),
      currency: z
        .string('is missing')
        .regex(/^[A-Z]{3}$/, 'is not three letters of ISO 4217, such as EUR'),
    })
    .optional(),
  social: z.array(
    z.strictObject({ icon: filled, name: filled, href: z.url('is no address on the web') }),
  ),
});

export const colourValue = z
  .string('is missing')
  .regex(/^#[0-9a-f]{6}$/, 'is no colour as #rrggbb in lower case');

const faceValue = z.strictObject({
  family: filled,
  file: filled.refine((file) => findFaceFile(file) !== undefined, {
    error: ({ input }) =>
      `there is no file "${String(input)}": "./" begins a path of the project, else it is one of an installed package`,
  }),
});

export const facesRecord = z.strictObject({ head: faceValue, text: faceValue });

const tokensRecord = z.object({
  colours: z.record(z.string(), colourValue),
  faces: facesRecord.optional(),
});

/** What is wrong with the records of a site, as sentences that name file and field. */
export function recordProblems(
  files: RecordFiles | undefined,
  pairs: readonly ColourPair[] = [],
): string[] {
  if (!files) return [];
  const tokens = readRecord(files.tokens, tokensRecord);
  const colours = tokens.data?.colours;
  const unnamed = pairs
    .flatMap(({ colour, ground }) => [colour, ground])
    .filter((name) => colours && !Object.hasOwn(colours, name));
  const colourProblems =
    unnamed.length > 0
      ? [...new Set(unnamed)].map((name) => `colours.${name}: is missing`)
      : contrastProblems(colours ?? {}, colours ? pairs : []);
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
    ...colourProblems.map((problem) => `${files.tokens}: ${problem}`),
  ];
}

/** Fields that a schema refuses, each with its path: `address.country: is missing`. */
export function fieldProblems(error: z.ZodError): string[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') return [`${path.join('.')}: ${issue.message}`];
    return issue.keys.map((key) => `${[...path, key].join('.')}: is no field of this record`);
  });
}

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
