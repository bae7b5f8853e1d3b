/** Prints the problems of the project's records and content; exits with 1 if there are any. */
import { wrongReferences } from '#kit/build/content/build.ts';
import { formatProblem, readContent } from '#kit/build/content/read.ts';
import { signProblems } from '#kit/build/publish/sign.ts';
import { recordProblems } from '#kit/build/records.ts';
import type { Placed } from '#kit/content/collection.ts';
import { site } from '#kit/site/definition.ts';

const collections = await site.collections();
const { files, problems } = readContent(collections);
const byCollection = Map.groupBy(files, ({ collection }) => collection);
const entries = Object.fromEntries(
  [...byCollection].map(([name, all]) => [
    name,
    all.map(({ fields, locale, id }): Placed => ({ ...fields, locale, id })),
  ]),
);
const references = Object.entries(collections).flatMap(([name, { references: own = [] }]) =>
  wrongReferences(entries[name] ?? [], own, entries).map(
    ({ entry, message }) => `${name}/${entry?.locale ?? ''}/${entry?.id ?? ''}: ${message}`,
  ),
);
const all = [
  ...recordProblems(site.records, site.brand.colourPairs),
  ...signProblems(),
  ...problems.map(formatProblem),
  ...references,
];
for (const problem of all) console.log(problem);
process.exitCode = all.length > 0 ? 1 : 0;
