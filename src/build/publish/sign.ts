import { readFileSync } from 'node:fs';

import { navy, paper } from '#drawing/palette.ts';

export const signFile = 'public/favicon.svg';

/** The company's sign with its cord in the colour that the ground asks for. */
export function signOn(ground: string | undefined): string {
  const cord = ground === navy ? paper : navy;
  // The file itself asks the browser for dark or light.
  return readFileSync(signFile, 'utf8').replace(
    /<style>.*?<\/style>/s,
    `<style>.c{stroke:${cord}}</style>`,
  );
}
