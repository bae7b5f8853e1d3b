import { existsSync, readFileSync } from 'node:fs';

import { parseDocument } from 'yaml';
import { z } from 'zod';

import { signProblem } from '#kit/build/publish/sign.ts';
import { colourValue, companyRecord, facesRecord, fieldProblems } from '#kit/build/records.ts';
import { contrastProblems } from '#kit/site/colour.ts';
import type { Adoptable } from '#kit/site/define.ts';
import { site } from '#kit/site/definition.ts';

import { adoptedFile } from './adopted.ts';
import { newColours } from './colours.ts';
import { planLanguages } from './language.ts';
import { categoriesOf } from './matrix.ts';
import { readCompany, readTokens } from './records.ts';

const choice = z.enum(['keep', 'remove'], 'must be keep or remove');
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://example.com',
});
const formId = z.uuid('must be the id of a form');

/**
 * Key of `samples` for all drawings. Drawings are not a collection: the kit itself removes them from the
 * entries (content-changes.ts) and from the project (plan.ts).
 */
export const drawingsSample = 'drawings';

/** Returns the keys that `samples` may have: the sample collections of the definition, and the drawings. */
export function sampleNames({ samples }: Adoptable): string[] {
  return [...samples, drawingsSample];
}

/** A company's answers: facts about itself, and which parts of the template it keeps. */
const schema = z.strictObject({
  company: companyRecord.extend({
    address: companyRecord.shape.address.extend({
      postalCode: companyRecord.shape.address.shape.postalCode.default(''),
      region: companyRecord.shape.address.shape.region.default(''),
    }),
    social: companyRecord.shape.social.default([]),
  }),
  /** By name. `derivedColours` of the definition derives the colours that are left out. */
  colours: z.record(z.string(), colourValue).default({}),
  /** A typeface that is left out stays as it is. */
  faces: facesRecord.partial().default({}),
  /** Path of an SVG file. */
  sign: z.string().optional(),
  /** Tags of all languages that the site has afterwards; by default its present languages. */
  languages: z.array(z.string()).optional(),
  /** Paths of the categories and of the services that stay; by default all. */
  categories: z.array(z.string()).min(1, 'must keep at least one').optional(),
  services: z.array(z.string()).min(1, 'must keep at least one').optional(),
  /** The keys are those of `sampleNames`. A sample that is left out stays. */
  samples: z.record(z.string(), choice).default({}),
  /** The provider to which the forms are sent. Its address and ids are not secret. A token must not be added here. */
  provider: z
    .strictObject({
      url: webAddress,
      portal: z.string().regex(/^\d+$/, 'must consist of digits'),
      forms: z.strictObject({
        contact: formId,
        contactPage: formId,
        newsletter: formId,
      }),
    })
    .optional(),
  host: z
    .strictObject({
      kind: z.enum(['node', 'static'], 'must be node or static'),
      address: webAddress,
    })
    .optional(),
});

/** Answers of a site that has been adopted before: its company stays as it is if it is left out. */
const laterSchema = schema.partial({ company: true });

export type Answers = z.infer<typeof laterSchema>;

/** Thrown if the file of answers is missing or is not YAML. */
export class UnreadableAnswers extends Error {}

/**
 * Reads a file of answers, without checking them.
 *
 * @throws UnreadableAnswers
 */
export function readAnswers(file: string): unknown {
  if (!existsSync(file)) throw new UnreadableAnswers(`There is no file ${file}.`);
  const document = parseDocument(readFileSync(file, 'utf8'));
  const [error] = document.errors;
  if (error) throw new UnreadableAnswers(`${file}: ${error.message}`);
  return document.toJS();
}

/**
 * Checks all answers at once.
 *
 * @param value The parsed answers; undefined or null counts as no answers.
 * @returns the answers, or problems: sentences that begin with the field.
 */
export async function checkAnswers(
  value: unknown,
  adoptable: Adoptable,
): Promise<{ answers?: Answers; problems: string[] }> {
  const isAdopted = existsSync(adoptedFile);
  const { data, error } = (isAdopted ? laterSchema : schema).safeParse(value ?? {});
  const problems = [
    ...(error ? fieldProblems(error) : []),
    ...(await problemsOnThisSite(data ?? withoutInvalidFields(value, error), adoptable)),
  ];
  return data && problems.length === 0 ? { answers: data, problems } : { problems };
}

/**
 * Returns the answers without the fields that the schema refuses, so that all others are still checked against the site.
 * If the value is no object at all, returns no answers.
 */
function withoutInvalidFields(value: unknown, error: z.ZodError): Answers {
  const invalid = new Set(
    error.issues.flatMap((issue) =>
      // Zod reports unknown fields together, at the object around them.
      issue.path.length === 0 && issue.code === 'unrecognized_keys'
        ? issue.keys
        : String(issue.path[0]),
    ),
  );
  const others = Object.entries(value ?? {}).filter(([field]) => !invalid.has(field));
  return laterSchema.safeParse(Object.fromEntries(others)).data ?? laterSchema.parse({});
}

/** Returns the problems of answers that the schema accepts, but not this site: for example, a category is unknown. */
async function problemsOnThisSite(answers: Answers, adoptable: Adoptable): Promise<string[]> {
  const { icons, services: matrixFile } = site.records ?? {};
  const matrix = matrixFile === undefined ? [] : categoriesOf(matrixFile);
  const known = {
    colours: Object.keys(adoptable.derivedColours({})),
    samples: sampleNames(adoptable),
    categories: matrix.map(({ path }) => path),
    services: matrix.flatMap((category) => category.services.map((id) => `${category.path}/${id}`)),
  };
  const unknownColours = unknownNameProblems(
    'colours',
    Object.keys(answers.colours),
    known.colours,
  );
  return [
    ...unknownColours,
    ...unknownNameProblems('samples', Object.keys(answers.samples), known.samples),
    ...unknownNameProblems('categories', answers.categories ?? [], known.categories),
    ...unknownNameProblems('services', answers.services ?? [], known.services),
    ...(await languageProblems(answers.languages)),
    ...servicesWithoutCategory(answers),
    ...missingDayRate(answers),
    ...(answers.company?.social ?? []).flatMap(({ icon }, index) =>
      icons ? unknownNameProblems(`company.social.${String(index)}.icon`, [icon], icons) : [],
    ),
    ...signProblems(answers.sign),
    ...(unknownColours.length === 0 ? newContrastProblems(answers, adoptable) : []),
  ];
}

/** Returns a problem for each pair of colours that would lack contrast, if the answers name colours. */
function newContrastProblems(answers: Answers, adoptable: Adoptable): string[] {
  if (!site.records || Object.keys(answers.colours).length === 0) return [];
  const { colours } = readTokens(site.records.tokens);
  const after = newColours(colours, answers.colours, adoptable);
  return contrastProblems(after, site.brand.colourPairs ?? []);
}

/** Returns problems of the names that are not among the known names. */
function unknownNameProblems(
  field: string,
  names: readonly string[],
  known: readonly string[],
): string[] {
  const unknown = names.filter((name) => !known.includes(name));
  // A service may be named without the path of its category.
  const completionsOf = (name: string) => known.filter((path) => path.endsWith(`/${name}`));
  const incomplete = unknown.filter((name) => completionsOf(name).length > 0);
  const others = unknown.filter((name) => completionsOf(name).length === 0);
  return [
    ...incomplete.map(
      (name) =>
        `${field}: there is no "${name}"; did you mean ${completionsOf(name).join(' or ')}?`,
    ),
    ...(others.length > 0
      ? [`${field}: there is no "${others.join('", "')}"; choose from ${known.join(', ')}`]
      : []),
  ];
}

/**
 * Returns a problem if the new company has no day rate although the present one has a rate: then the site has pages that
 * calculate with it.
 */
function missingDayRate({ company }: Answers): string[] {
  if (!company || company.dayRate || !site.records) return [];
  return readCompany(site.records.company).dayRate === undefined
    ? []
    : ['company.dayRate: is missing, and estimates of services are calculated from it'];
}

/** Returns a problem for each service that is kept although its category is removed. */
function servicesWithoutCategory({ categories, services = [] }: Answers): string[] {
  if (!categories) return [];
  return services.flatMap((path) => {
    const category = path.split('/').slice(0, -1).join('/');
    // `unknownNameProblems` reports a service that is named without its category.
    if (category === '' || categories.includes(category)) return [];
    return [
      `services: "${path}" is of the category "${category}", which "categories" does not keep`,
    ];
  });
}

/** Plans the languages only to get the error for invalid ones. */
async function languageProblems(languages: readonly string[] | undefined): Promise<string[]> {
  try {
    await planLanguages('.', languages);
    return [];
  } catch (error) {
    return [`languages: ${(error as Error).message}`];
  }
}

function signProblems(file: string | undefined): string[] {
  if (file === undefined) return [];
  if (!existsSync(file)) return [`sign: there is no file ${file}`];
  const problem = signProblem(readFileSync(file, 'utf8'));
  return problem === undefined ? [] : [`sign: ${file} ${problem}`];
}
