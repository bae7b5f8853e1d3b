/**
 * Prints the problems of the project's records and content. The exit code is 1 if there is a problem. `tryChanges`
 * (write.ts) runs this program in a copy of the project.
 */
import { wrongReferences } from '#kit/build/content/build.ts';
import { formatProblem, readContent } from '#kit/build/content/read.ts';
import { signProblems } from '#kit/build/publish/sign.ts';
import { recordProblems } from '#kit/build/records.ts';
import type { BaseEntry } from '#kit/content/collection.ts';
import { site } from '#kit/site/definition.ts';

const collections = await site.collections();
const { files, problems } = readContent(collections);
const byCollection = Map.groupBy(files, ({ collection }) => collection);
const entries = Object.fromEntries(
  [...byCollection].map(([name, filesOfCollection]) => [
    name,
    filesOfCollection.map(({ fields, locale, id }): BaseEntry => ({ ...fields, locale, id })),
  ]),
);
const referenceProblems = Object.entries(collections).flatMap(([name, { references = [] }]) =>
  wrongReferences(entries[name] ?? [], references, entries).map(
    ({ entry, message }) => `${name}/${entry?.locale ?? ''}/${entry?.id ?? ''}: ${message}`,
  ),
);
const allProblems = [
  ...recordProblems(site.records, site.brand.colourPairs),
  ...signProblems(),
  ...problems.map(formatProblem),
  ...referenceProblems,
];
for (const problem of allProblems) console.log(problem);
process.exitCode = allProblems.length > 0 ? 1 : 0;
