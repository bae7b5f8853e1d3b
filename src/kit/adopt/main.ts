/**
 * Turns the template into the site of another company (docs/adopt.md). Asks questions, or reads the answers from a file
 * (`--answers file.yaml`). `--dry-run` writes nothing, `--check` lists what is left of the template.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { everyLanguage } from '#kit/i18n/locales.ts';
import type { Adoptable, RecordFiles } from '#kit/site/define.ts';
import { site } from '#kit/site/definition.ts';

import { adoptedFile, readAdopted } from './adopted.ts';
import { checkAnswers, readAnswers, sampleNames, UnreadableAnswers } from './answers.ts';
import { ask, type Question, Unanswered } from './ask.ts';
import { findTraces } from './check.ts';
import { type Changes, InvalidContent } from './content-changes.ts';
import { gitOrNone } from './git.ts';
import { categoriesOf } from './matrix.ts';
import { planAdoption } from './plan.ts';
import { readTokens, type TokensRecord } from './records.ts';
import { tryChanges, writeChanges } from './write.ts';

const { values: options } = parseArgs({
  options: {
    answers: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

process.exitCode = options.check ? await check() : await adopt().catch(failOrRethrow);

/** Adopts the site, or prints why it cannot. Returns the exit code. */
async function adopt(): Promise<number> {
  const { adoptable, records } = site;
  if (!adoptable) return fail([missingField('adoptable')]);
  if (!records) return fail([missingField('records')]);
  const obstacle = whyNotUndoable();
  const isDry = options['dry-run'];
  // Checked before the questions, because the answers would be lost. With a file of answers, the plan is printed first.
  if (options.answers === undefined && obstacle !== undefined && !isDry) return fail([obstacle]);
  const input =
    options.answers === undefined
      ? await ask(
          questions(adoptable, records),
          async (answersSoFar) => (await checkAnswers(answersSoFar, adoptable)).problems,
        )
      : readAnswers(options.answers);
  const { answers, problems } = await checkAnswers(input, adoptable);
  if (!answers) return fail(problems);

  const { changes, addedLanguages } = await planAdoption(answers, adoptable, records);
  if (changes.size === 0) {
    console.log('The site already matches these answers: nothing is changed.');
    return 0;
  }
  for (const line of summary(changes)) console.log(line);
  for (const line of colourChanges(records.tokens, changes)) console.log(line);
  const [original] = everyLanguage;
  if (answers.languages && answers.languages[0] !== original?.code) {
    console.log(`${original?.nativeName ?? ''} stays the original, at addresses without a prefix.`);
  }
  if (obstacle !== undefined && !isDry) return fail([obstacle]);
  const newProblems = tryChanges(changes);
  if (newProblems.length > 0) {
    return fail(['Nothing is written: the site would be invalid.', ...newProblems]);
  }
  if (isDry) {
    console.log(`${String(changes.size)} files; nothing is written.`);
    if (obstacle !== undefined) console.log(`Without --dry-run: ${obstacle}`);
    return 0;
  }
  writeChanges(changes);
  console.log(`\n${String(changes.size)} files are changed. Left to write:`);
  for (const { nativeName } of addedLanguages) {
    console.log(
      `- ${nativeName}: npm run content:status lists what is missing (docs/languages.md)`,
    );
  }
  for (const line of await leftToWrite()) console.log(`- ${line}`);
  return 0;
}

/** Returns why git could not undo the changes; undefined if it could. The file of answers need not be committed. */
function whyNotUndoable(): string | undefined {
  const { answers } = options;
  const isInside = answers !== undefined && !path.relative('.', answers).startsWith('..');
  const except = isInside ? [`:(exclude)${path.relative('.', answers)}`] : [];
  const status = gitOrNone(['status', '--porcelain', '--', '.', ...except]);
  if (status === undefined) {
    return 'This is not a git repository, so the changes could not be undone: git init && git add --all && git commit -m "Copy of the template"';
  }
  return status === ''
    ? undefined
    : 'There are uncommitted changes. Commit them first, so that adopting can be undone.';
}

/** Prints the traces of the template that are left. Returns the exit code. */
async function check(): Promise<number> {
  if (!existsSync(adoptedFile)) {
    console.log('This site is the template itself: it has not been adopted.');
    return 0;
  }
  const found = await findTraces(readAdopted());
  for (const { file, line, text, kind } of found) {
    console.error(`${file}:${String(line)}: ${kind} of the template: ${text}`);
  }
  console.log(
    found.length === 0 ? 'Nothing of the template is left.' : `${String(found.length)} traces`,
  );
  return found.length === 0 ? 0 : 1;
}

/** Returns lines about texts that a person has to write: each file with its traces by kind, and general advice. */
async function leftToWrite(): Promise<string[]> {
  const adopted = readAdopted();
  const found = await findTraces(adopted, { built: false });
  const byFile = Map.groupBy(found, ({ file }) => file);
  const kept = Map.groupBy(adopted.entries ?? [], (entry) => entry.split('/')[0] ?? '');
  const counts = [...kept].map(([name, { length }]) => `${name} (${String(length)})`);
  return [
    ...[...byFile].map(([file, all]) => {
      const kinds = [...new Set(all.map(({ kind }) => kind))].join(', ');
      const lines = [...new Set(all.map(({ line }) => String(line)))].join(', ');
      return `${file}: ${kinds} (lines ${lines})`;
    }),
    `the texts that stayed say and promise in your name what the template does: ${counts.join(', ')}`,
    'the imprint, the privacy notice and the accessibility statement, which say what is true of your company',
    'what is changed by hand: docs/adopt.md',
    'npm run adopt -- --check lists every trace with its line, in a build too',
  ];
}

/** Returns a line for each colour that changes. */
function colourChanges(tokensFile: string, changes: Changes): string[] {
  const text = changes.get(tokensFile);
  if (!text) return [];
  const before = readTokens(tokensFile).colours;
  const { colours } = JSON.parse(text) as TokensRecord;
  return Object.entries(colours)
    .filter(([name, colour]) => before[name] !== colour)
    .map(([name, colour]) => `  ${name}: ${before[name] ?? ''} → ${colour}`);
}

/** Returns a line for each kind of change and folder, such as `change src/content/posts: 12 files`. */
function summary(changes: Changes): string[] {
  const actions = [...changes].map(([file, text]) => {
    const folder = file.split('/').slice(0, 3).join('/');
    return `${actionOn(file, text)} ${folder}`;
  });
  return [...Map.groupBy(actions, (action) => action)].map(([action, { length }]) =>
    length === 1 ? action : `${action}: ${String(length)} files`,
  );
}

function actionOn(file: string, text: string | null): string {
  if (text === null) return 'remove';
  return existsSync(file) ? 'change' : 'write';
}

/** Returns the message for a site whose definition lacks a field. */
function missingField(field: keyof typeof site): string {
  return `src/site/site.ts: the definition of the site has no \`${field}\`, which adopt needs.`;
}

/** Prints lines as errors and returns the exit code. */
function fail(lines: readonly string[]): number {
  console.error(lines.join('\n'));
  return 1;
}

/** Prints an error that answers or content caused, and returns the exit code. Throws any other error again. */
function failOrRethrow(error: unknown): number {
  if (error instanceof Unanswered) return fail(['Not answered:', ...error.fields]);
  if (error instanceof UnreadableAnswers) return fail([error.message]);
  if (error instanceof InvalidContent) return fail([error.message, ...error.problems]);
  throw error;
}

/** Returns the questions for the terminal. A file may have more answers than these. */
function questions(adoptable: Adoptable, records: RecordFiles): Question[] {
  const parseList = (text: string) => text.split(',').map((part) => part.trim());
  const paths =
    records.services === undefined ? [] : categoriesOf(records.services).map(({ path }) => path);
  // On a site that has been adopted before, every question may be skipped. But if its name is given, the company is
  // replaced as a whole, so its other fields are required.
  const isAdopted = existsSync(adoptedFile);
  const company = (field: string, prompt: string, more: Partial<Question> = {}): Question => ({
    field: `company.${field}`,
    prompt,
    ...(field !== 'name' && isAdopted ? { belongsTo: 'company.name' } : { optional: isAdopted }),
    ...more,
  });
  return [
    company('name', 'Name'),
    company('legalName', 'Legal name'),
    company('founded', 'Founded in the year', { parse: Number }),
    company('email', 'E-mail address'),
    company('phone', 'Phone, such as +49 30 1234567'),
    company('address.street', 'Street'),
    company('address.city', 'City'),
    company('address.postalCode', 'Postal code', { optional: true }),
    company('address.region', 'Region', { optional: true }),
    company('address.country', 'Country, two letters (ISO 3166)'),
    company('hosting', 'Hosting provider, with its address and phone'),
    company('dayRate.amount', 'Price of a working day of one person', { parse: Number }),
    company('dayRate.currency', 'Its currency, such as EUR'),
    ...['ink', 'surface', 'accent'].map((name) => ({
      field: `colours.${name}`,
      prompt: `Colour: ${name}, such as #112233`,
      optional: true,
    })),
    ...Object.entries({ head: 'headings', text: 'text' }).flatMap(([name, usedFor]) => [
      {
        field: `faces.${name}.family`,
        prompt: `Typeface of ${usedFor}, by its name in CSS`,
        optional: true,
      },
      {
        field: `faces.${name}.file`,
        prompt: 'Its WOFF2 file: of an installed package, or a path that begins with ./',
        belongsTo: `faces.${name}.family`,
      },
    ]),
    { field: 'sign', prompt: 'Sign, an SVG file', optional: true },
    {
      field: 'languages',
      prompt: `Languages, separated by commas (of ${everyLanguage.map(({ code }) => code).join(', ')}, or others such as pt-BR)`,
      optional: true,
      parse: parseList,
    },
    {
      field: 'categories',
      prompt: `Categories that stay, separated by commas (${paths.join(', ')})`,
      optional: true,
      parse: parseList,
    },
    ...sampleNames(adoptable).map((name) => ({
      field: `samples.${name}`,
      prompt: `Samples: ${name}, keep or remove`,
      optional: true,
    })),
    { field: 'host.kind', prompt: 'Host, node or static', optional: true },
    {
      field: 'host.address',
      prompt: 'Address of the site, such as https://example.com',
      belongsTo: 'host.kind',
    },
  ];
}
