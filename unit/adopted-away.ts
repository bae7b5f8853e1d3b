import { existsSync } from 'node:fs';

import { adoptable } from '#site/adopt.ts';

/** Whether the site is another company's: what only the template claims of itself does not hold for it. */
export const isAdopted = existsSync('adopted.json');

/** Whether a name of docs/behaviour.md is that of a record which the site has answered otherwise. */
export function isRecordOfTemplate(name: string): boolean {
  return isAdopted && /^(?:localeCodes$|locales\.|colours\.)/.test(name);
}

const rooms = [
  ...adoptable.drawings,
  ...adoptable.ownTests,
  ...Object.values(adoptable.sampleTests).flat(),
];

/** Whether `npm run adopt` took a file away with what it is about: papers may go on naming it. */
export function isAdoptedAway(file: string): boolean {
  return (
    isAdopted &&
    !existsSync(file) &&
    rooms.some((room) => file === room || file.startsWith(`${room}/`))
  );
}
