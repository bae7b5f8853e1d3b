import { existsSync, readFileSync } from 'node:fs';

import { z } from 'zod';

import { colourValue, companyRecord, facesRecord, fieldProblems } from '#kit/build/records.ts';
import { svgProblem } from '#kit/content/svg.ts';
import { contrastProblems } from '#kit/site/colour.ts';
import type { Adoptable } from '#kit/site/define.ts';
import { site } from '#kit/site/definition.ts';

import { planLanguages } from './language.ts';
import { categoriesOf } from './matrix.ts';

const choice = z.enum(['keep', 'remove'], 'is neither keep nor remove');
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'is no address such as https://example.com',
});

/** What a company that takes the site over says of itself, and what of the template it keeps. */
const schema = z.strictObject({
  company: companyRecord.extend({ social: companyRecord.shape.social.default([]) }),
  /** Some are enough: `derivedColours` of the definition makes the others. */
  colours: z.record(z.string(), colourValue).default({}),
  /** Those that are left out stay. */
  faces: facesRecord.partial().default({}),
  /** Path of an SVG file. */
  sign: z.string().optional(),
  /** Tags of those that the site has afterwards: some of its own, and others. All stay where they are left out. */
  languages: z.array(z.string()).optional(),
  /** Paths of the categories, and of the services, that stay; all where they are left out. */
  categories: z.array(z.string()).min(1, 'is empty: one stays at least').optional(),
  services: z.array(z.string()).min(1, 'is empty: one stays at least').optional(),
  samples: z.record(z.string(), choice).default({}),
  /** Of forms: addresses and ids that are no secret. */
  provider: z
    .strictObject({
      url: webAddress,
      portal: z.string().regex(/^\d+$/, 'is no number of digits'),
      forms: z.strictObject({
        contact: z.uuid('is no id'),
        contactPage: z.uuid('is no id'),
        newsletter: z.uuid('is no id'),
      }),
    })
    .optional(),
  host: z
    .strictObject({
      kind: z.enum(['node', 'static'], 'is neither node nor static'),
      address: webAddress,
    })
    .optional(),
});

export type Answers = z.infer<typeof schema>;

/** Checks all answers; every problem begins with its field. */
export async function checkAnswers(
  value: unknown,
  adoptable: Adoptable,
): Promise<{ answers?: Answers; problems: string[] }> {
  const { data: answers, error } = schema.safeParse(value ?? {});
  if (error) return { problems: fieldProblems(error) };
  const { icons = [], services } = site.records ?? {};
  const matrix = services === undefined ? [] : categoriesOf(services);
  const known = {
    colours: Object.keys(adoptable.derivedColours({})),
    samples: [...adoptable.samples, 'drawings'],
    categories: matrix.map(({ path }) => path),
    services: matrix.flatMap((category) => category.services.map((id) => `${category.path}/${id}`)),
  };
  const problems = [
    ...unknown('colours', Object.keys(answers.colours), known.colours),
    ...unknown('samples', Object.keys(answers.samples), known.samples),
    ...unknown('categories', answers.categories ?? [], known.categories),
    ...unknown('services', answers.services ?? [], known.services),
    ...(await languageProblems(answers.languages)),
    ...answers.company.social.flatMap(({ icon }, index) =>
      unknown(`company.social.${String(index)}.icon`, [icon], icons),
    ),
    ...signProblems(answers.sign),
  ];
  const colours = adoptable.derivedColours(answers.colours);
  if (problems.length === 0 && Object.keys(answers.colours).length > 0) {
    problems.push(...contrastProblems(colours, site.brand.colourPairs ?? []));
  }
  return problems.length > 0 ? { problems } : { answers, problems };
}

function unknown(field: string, names: readonly string[], known: readonly string[]): string[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => `${field}: there is no "${name}"; there are ${known.join(', ')}`);
}

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
  const problem = svgProblem(readFileSync(file, 'utf8'));
  return problem === undefined ? [] : [`sign: ${file} ${problem}`];
}
