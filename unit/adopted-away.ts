import { existsSync, readFileSync } from 'node:fs';

import { adoptedFile } from '#kit/adopt/adopted.ts';
import { listFile, readOwners } from '#kit/upgrade/whose.ts';
import { adoptable } from '#site/adopt.ts';

/** Whether the site is another company's: what only the template claims of itself does not hold for it. */
export const isAdopted = existsSync(adoptedFile);

/** Whether a name of docs/behaviour.md is that of a record which the site has answered otherwise. */
export function isRecordOfTemplate(name: string): boolean {
  return isAdopted && /^(?:localeCodes$|locales\.|colours\.)/.test(name);
}

const ownerOf = readOwners(readFileSync(listFile, 'utf8'));

/**
 * Whether a file is an adopted site's own: papers come with an upgrade and tell of the template's file
 * as it is now, which the site need not have taken.
 */
export function isOfAdoptedSite(file: string): boolean {
  return isAdopted && ownerOf(file) === 'site';
}

const rooms = [...adoptable.ownTests, ...Object.values(adoptable.sampleTests).flat()];

/**
 * Whether a file is gone with what it is about: `npm run adopt` took it, the drawings went, which
 * anybody may delete (src/brand/drawings/README.md), or an adopted site never took it. Papers may go on
 * naming it.
 */
export function isAdoptedAway(file: string): boolean {
  const isIn = (room: string) => file === room || file.startsWith(`${room}/`);
  return (
    !existsSync(file) &&
    (adoptable.drawings.some((room) => isIn(room) && !existsSync(room)) ||
      (isAdopted && rooms.some(isIn)) ||
      isOfAdoptedSite(file))
  );
}
