import { readFileSync } from 'node:fs';

import { colours } from '#brand/tokens.ts';

export const signFile = 'public/favicon.svg';

/** The company's sign with its cord in the colour that the ground asks for. */
export function signOn(ground: string | undefined): string {
  const cord = ground === colours.navy ? colours.paper : colours.navy;
  // The file itself asks the browser for dark or light.
  return readFileSync(signFile, 'utf8').replace(
    /<style>.*?<\/style>/s,
    `<style>.c{stroke:${cord}}</style>`,
  );
}
