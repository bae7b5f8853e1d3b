import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { type ContentFile, readContent } from '#kit/build/content/read.ts';
import type { Adoptable, Language, RecordFiles } from '#kit/site/define.ts';
import { site } from '#kit/site/definition.ts';

import { type Adopted, adoptedFile, readAdopted, type TemplateVersion } from './adopted.ts';
import { type Answers, drawingsSample } from './answers.ts';
import { newColours } from './colours.ts';
import { type Changes, InvalidContent, removeContent } from './content-changes.ts';
import { gitOrNone } from './git.ts';
import { planLanguages } from './language.ts';
import { idsOf, keptMatrix, type Matrix, readMatrix } from './matrix.ts';
import { readTokens } from './records.ts';
import { tracesOf } from './traces.ts';
import { recordText } from './write.ts';

export interface AdoptionPlan {
  /** Only files whose text changes; empty if the project already matches the answers. */
  changes: Changes;
  /** Records of the languages that are added. */
  addedLanguages: Language[];
}

/**
 * Plans what the answers change in this project. Writes nothing. In a project that has been adopted before, only
 * entries of the template are removed, and the new answers are added to the earlier ones.
 *
 * @throws InvalidContent (content-changes.ts) if the content does not allow the changes.
 */
export async function planAdoption(
  answers: Answers,
  adoptable: Adoptable,
  records: RecordFiles,
): Promise<AdoptionPlan> {
  const collections = await site.collections();
  const adopted = existsSync(adoptedFile) ? readAdopted() : undefined;
  if (adopted && !adopted.entries && removesSomething(answers)) {
    throw new InvalidContent('Nothing is removed:', [
      `${adoptedFile} does not say which entries came with the template, since an earlier version wrote it. Remove them by hand.`,
    ]);
  }
  // Undefined on the first run, when all entries may be removed.
  const removable = adopted && new Set(adopted.entries);
  const matrix = newMatrix(answers, adoptable, records, removable);
  const keptServices = matrix && idsOf(matrix);
  const contentChanges = removeContent(collections, {
    collections: removedSamples(answers, adoptable),
    isUnwanted: ({ collection, id }) =>
      collection === adoptable.services && keptServices !== undefined && !keptServices.has(id),
    removesDrawings: removesDrawings(answers),
    addresses: adoptable.addresses,
    removable,
  });
  const languages = await planLanguages('.', answers.languages);
  const changes: Changes = new Map([
    ...contentChanges,
    ...(await recordChanges(answers, adoptable, records, matrix)),
    ...codeChanges(answers, adoptable, records),
    ...languages.changes,
  ]);
  if (answers.host ?? answers.provider) changes.set('.env', environmentOf(answers));
  const { files } = readContent(collections);
  const entries = remainingEntries(files, changes);
  const record = adopted
    ? updatedRecord(adopted, answers, entries)
    : firstRecord(answers, adoptable, records, files, entries);
  changes.set(adoptedFile, await recordText(adoptedFile, record));
  return {
    changes: new Map([...changes].filter(([file, text]) => text !== textOf(file))),
    addedLanguages: languages.added,
  };
}

/** Whether answers remove categories, services or samples. */
function removesSomething({ categories, services, samples }: Answers): boolean {
  return Boolean(categories ?? services) || Object.values(samples).includes('remove');
}

function removesDrawings({ samples }: Answers): boolean {
  return samples[drawingsSample] === 'remove';
}

/** Returns the names of the sample collections that the answers remove. */
function removedSamples({ samples }: Answers, adoptable: Adoptable): string[] {
  return adoptable.samples.filter((name) => samples[name] === 'remove');
}

/** Returns the matrix with only the services that the answers keep; undefined if the site has no matrix. */
function newMatrix(
  { categories, services }: Answers,
  adoptable: Adoptable,
  records: RecordFiles,
  removable: ReadonlySet<string> | undefined,
): Matrix | undefined {
  if (records.services === undefined) return undefined;
  const isRemovable = (path: string) =>
    removable?.has(`${adoptable.services ?? ''}/${path}`) ?? true;
  return keptMatrix(readMatrix(records.services), categories, services, isRemovable);
}

/** Returns the new texts of the records of services, company and tokens, and of the sign. */
async function recordChanges(
  answers: Answers,
  adoptable: Adoptable,
  records: RecordFiles,
  matrix: Matrix | undefined,
): Promise<Changes> {
  const changes: Changes = new Map();
  const setRecord = async (file: string, value: unknown) =>
    changes.set(file, await recordText(file, value));
  if (records.services !== undefined && matrix) await setRecord(records.services, matrix);
  if (answers.company) await setRecord(records.company, answers.company);
  const tokens = readTokens(records.tokens);
  const colours = newColours(tokens.colours, answers.colours, adoptable);
  const faces = { ...tokens.faces, ...answers.faces };
  await setRecord(records.tokens, { ...tokens, colours, faces });
  if (records.sign !== undefined) {
    changes.set(records.sign, newSign(answers, records.sign, tokens.colours, colours));
  }
  return changes;
}

/** New text of the module `records.artwork` if all drawings are removed. */
const moduleWithoutArtwork = `import type { SiteDefinition } from '#kit/site/define.ts';

/** The drawings that content may name: this site has none. */
export const artwork: SiteDefinition['artwork'] = undefined;
`;

/** Returns the changes that remove tests of the template itself, and code and tests of removed samples and drawings. */
function codeChanges(answers: Answers, adoptable: Adoptable, records: RecordFiles): Changes {
  const changes: Changes = new Map();
  if (removesDrawings(answers) && records.artwork !== undefined) {
    changes.set(records.artwork, moduleWithoutArtwork);
  }
  const obsolete = [
    ...(removesDrawings(answers) ? adoptable.drawings : []),
    ...adoptable.ownTests,
    ...removedSamples(answers, adoptable).flatMap((name) => adoptable.sampleTests[name] ?? []),
  ];
  for (const file of obsolete.flatMap(filesOf)) changes.set(file, null);
  return changes;
}

/**
 * Returns the record of the first adoption.
 *
 * @param entries The entries that remain, each as `collection/id`.
 */
function firstRecord(
  answers: Answers,
  adoptable: Adoptable,
  records: RecordFiles,
  files: readonly ContentFile[],
  entries: string[],
): Adopted {
  const { colours } = readTokens(records.tokens);
  return {
    template: templateVersion(),
    answers,
    traces: tracesOf(files, adoptable, colours),
    entries,
  };
}

/** Returns the record of a later adoption. Its entries are those of the template that remain. */
function updatedRecord(adopted: Adopted, answers: Answers, entries: readonly string[]): Adopted {
  const { entries: templateEntries } = adopted;
  return {
    ...adopted,
    answers: mergedAnswers(adopted.answers as Partial<Answers>, answers),
    ...(templateEntries && { entries: entries.filter((entry) => templateEntries.includes(entry)) }),
  };
}

/** Returns all entries that the changes do not remove, each as `collection/id`. */
function remainingEntries(files: readonly ContentFile[], changes: Changes): string[] {
  const remaining = files.filter(({ file }) => changes.get(file) !== null);
  return [...new Set(remaining.map(({ collection, id }) => `${collection}/${id}`))].sort();
}

/** Returns the earlier answers with those that are given now. */
function mergedAnswers(earlier: Partial<Answers>, given: Answers): Answers {
  return {
    ...earlier,
    ...given,
    colours: { ...earlier.colours, ...given.colours },
    faces: { ...earlier.faces, ...given.faces },
    samples: { ...earlier.samples, ...given.samples },
  };
}

/**
 * Returns the version of the template. Its tree is that of the last commit, because adopt (main.ts) refuses to run with
 * uncommitted changes.
 */
function templateVersion(): TemplateVersion {
  const { name, version } = readJson('package.json') as { name: string; version: string };
  const tree = gitOrNone(['rev-parse', 'HEAD^{tree}'])?.trim();
  return { name, version, ...(tree !== undefined && { tree }) };
}

/**
 * Returns the SVG of the new sign: the company's own or, if the answers have none, the present one, with its brand
 * colours replaced by the new ones of the same names.
 */
function newSign(
  { sign }: Answers,
  presentFile: string,
  presentColours: Readonly<Record<string, string>>,
  coloursAfter: Readonly<Record<string, string>>,
): string {
  if (sign !== undefined) return readFileSync(sign, 'utf8');
  return readFileSync(presentFile, 'utf8').replace(/#[0-9a-f]{6}\b/gi, (colour) => {
    const name = Object.keys(presentColours).find(
      (key) => presentColours[key] === colour.toLowerCase(),
    );
    return name === undefined ? colour : (coloursAfter[name] ?? colour);
  });
}

/** Returns the new text of `.env` with the settings of host and provider. Lines of all other settings stay. */
function environmentOf({ host, provider }: Answers): string {
  const presentText = textOf('.env') ?? '';
  const settings = Object.entries({
    SITE_HOST: host?.kind,
    SITE_URL: host?.address,
    LEADS_PROVIDER_URL: provider?.url,
    LEADS_PORTAL_ID: provider?.portal,
    LEADS_FORM_CONTACT: provider?.forms.contact,
    LEADS_FORM_CONTACT_PAGE: provider?.forms.contactPage,
    LEADS_FORM_NEWSLETTER: provider?.forms.newsletter,
  }).filter((setting): setting is [string, string] => setting[1] !== undefined);
  const present = parseEnv(presentText);
  const changed = settings.filter(([name, value]) => present[name] !== value);
  const names = new Set(changed.map(([name]) => name));
  const nameIn = (line: string) => /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1] ?? '';
  const otherLines = presentText
    .replace(/\n$/, '')
    .split('\n')
    .filter((line) => !names.has(nameIn(line)));
  return [
    ...(presentText === '' ? [] : otherLines),
    ...changed.map(([name, value]) => `${name}=${value}`),
    '',
  ].join('\n');
}

/** Returns the file of this name, or all files in the folder of this name. Returns an empty list if neither exists. */
function filesOf(name: string): string[] {
  const paths = [...globSync(`${name}/**/*`), ...globSync(name)];
  return paths.filter((file) => statSync(file).isFile());
}

/** Returns the present text of a file; null if the file does not exist. */
function textOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
