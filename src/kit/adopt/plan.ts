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
import { idsOf, keptMatrix, readMatrix } from './matrix.ts';
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
  const tokens = readTokens(records.tokens);
  const colours = newColours(tokens.colours, answers.colours, adoptable);
  const removesDrawings = answers.samples[drawingsSample] === 'remove';
  const changes: Changes = new Map();
  const adopted = existsSync(adoptedFile) ? readAdopted() : undefined;
  if (adopted && !adopted.entries && removesSomething(answers)) {
    throw new InvalidContent('Nothing is removed:', [
      `${adoptedFile} does not say which entries came with the template, since an earlier version wrote it. Remove them by hand.`,
    ]);
  }
  // Undefined on the first run, when all entries may be removed.
  const removable = adopted && new Set(adopted.entries);

  // Content.
  const matrix = records.services === undefined ? undefined : readMatrix(records.services);
  const newMatrix =
    matrix &&
    keptMatrix(
      matrix,
      answers.categories,
      answers.services,
      (path) => removable?.has(`${adoptable.services ?? ''}/${path}`) ?? true,
    );
  const keptServices = newMatrix && idsOf(newMatrix);
  const removal = {
    collections: adoptable.samples.filter((name) => answers.samples[name] === 'remove'),
    removes: ({ collection, id }: { collection: string; id: string }) =>
      collection === adoptable.services && keptServices !== undefined && !keptServices.has(id),
    drawings: removesDrawings,
    addresses: adoptable.addresses,
    removable,
  };
  for (const [file, text] of removeContent(collections, removal)) changes.set(file, text);

  // Records.
  const setRecord = async (file: string, value: unknown) =>
    changes.set(file, await recordText(file, value));
  if (records.services !== undefined && newMatrix) await setRecord(records.services, newMatrix);
  if (answers.company) await setRecord(records.company, answers.company);
  await setRecord(records.tokens, {
    ...tokens,
    colours,
    faces: { ...tokens.faces, ...answers.faces },
  });
  if (records.sign !== undefined)
    changes.set(records.sign, newSign(answers, records.sign, tokens.colours, colours));

  // Code and tests of what is removed.
  if (removesDrawings && records.artwork !== undefined) {
    changes.set(records.artwork, withoutArtwork);
  }
  const obsolete = [
    ...(removesDrawings ? adoptable.drawings : []),
    ...adoptable.ownTests,
    ...removal.collections.flatMap((name) => adoptable.sampleTests[name] ?? []),
  ];
  for (const file of obsolete.flatMap(filesOf)) changes.set(file, null);

  // Languages, and the environment of this machine.
  const languages = await planLanguages('.', answers.languages);
  for (const [file, text] of languages.changes) changes.set(file, text);
  if (answers.host ?? answers.provider) changes.set('.env', environmentOf(answers));

  // What later runs, `--check` and upgrades need.
  const { files } = readContent(collections);
  const entries = remainingEntries(files, changes);
  const record: Adopted = adopted
    ? {
        ...adopted,
        answers: mergedAnswers(adopted.answers as Partial<Answers>, answers),
        ...(adopted.entries && { entries: entries.filter((entry) => removable?.has(entry)) }),
      }
    : {
        template: templateVersion(),
        answers,
        traces: tracesOf(files, adoptable, tokens.colours),
        entries,
      };
  await setRecord(adoptedFile, record);
  return {
    changes: new Map([...changes].filter(([file, text]) => text !== textOf(file))),
    addedLanguages: languages.added,
  };
}

/** New text of the module `records.artwork` if all drawings are removed. */
const withoutArtwork = `import type { SiteDefinition } from '#kit/site/define.ts';

/** The drawings that content may name: this site has none. */
export const artwork: SiteDefinition['artwork'] = undefined;
`;

function removesSomething({ categories, services, samples }: Answers): boolean {
  return Boolean(categories ?? services) || Object.values(samples).includes('remove');
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
  oldColours: Readonly<Record<string, string>>,
  newColours: Readonly<Record<string, string>>,
): string {
  if (sign !== undefined) return readFileSync(sign, 'utf8');
  return readFileSync(presentFile, 'utf8').replace(/#[0-9a-f]{6}\b/gi, (colour) => {
    const name = Object.keys(oldColours).find((key) => oldColours[key] === colour.toLowerCase());
    return name === undefined ? colour : (newColours[name] ?? colour);
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
