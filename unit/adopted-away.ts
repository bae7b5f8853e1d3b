import { existsSync } from 'node:fs';

import { adoptable } from '#site/adopt.ts';

/** Whether the site is another company's: what only the template claims of itself does not hold for it. */
export const isAdopted = existsSync('adopted.json');

/** Whether a name of docs/behaviour.md is that of a record which the site has answered otherwise. */
export function isRecordOfTemplate(name: string): boolean {
  return isAdopted && /^(?:localeCodes$|locales\.|colours\.)/.test(name);
}

const rooms = [...adoptable.ownTests, ...Object.values(adoptable.sampleTests).flat()];

/**
 * Whether a file is gone with what it is about: `npm run adopt` took it, or the drawings went, which
 * anybody may delete (src/brand/drawings/README.md). Papers may go on naming it.
 */
export function isAdoptedAway(file: string): boolean {
  const isIn = (room: string) => file === room || file.startsWith(`${room}/`);
  return (
    !existsSync(file) &&
    (adoptable.drawings.some((room) => isIn(room) && !existsSync(room)) ||
      (isAdopted && rooms.some(isIn)))
  );
}
