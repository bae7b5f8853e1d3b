import { existsSync, readFileSync } from 'node:fs';

import { adoptedFile } from '#kit/adopt/adopted.ts';
import { listFile, readOwners } from '#kit/upgrade/whose.ts';
import { adoptable } from '#site/adopt.ts';

/** Whether `npm run adopt` made the site another company's. Tests of the template alone then do not apply. */
export const isAdopted = existsSync(adoptedFile);

/** Whether adopting may have changed a value that docs/behaviour.md names: languages and colours of the site. */
export function isRecordOfTemplate(name: string): boolean {
  return isAdopted && /^(?:localeCodes$|locales\.|colours\.)/.test(name);
}

const ownerOf = readOwners(readFileSync(listFile, 'utf8'));

/**
 * Whether a file belongs to an adopted site. It may then differ from what documents say: an upgrade brings
 * the template's documents, but not the template's new version of such a file.
 */
export function isOfAdoptedSite(file: string): boolean {
  return isAdopted && ownerOf(file) === 'site';
}

const testsOfTemplate = [...adoptable.ownTests, ...Object.values(adoptable.sampleTests).flat()];

/**
 * Whether documents may name a file although it is missing: `npm run adopt` removed it, somebody deleted the
 * drawings (src/brand/drawings/README.md), or an adopted site never took it from an upgrade.
 */
export function isAdoptedAway(file: string): boolean {
  const isIn = (room: string) => file === room || file.startsWith(`${room}/`);
  return (
    !existsSync(file) &&
    (adoptable.drawings.some((room) => isIn(room) && !existsSync(room)) ||
      (isAdopted && testsOfTemplate.some(isIn)) ||
      isOfAdoptedSite(file))
  );
}
