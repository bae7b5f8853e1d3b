import { readFileSync } from 'node:fs';

import { site } from '#kit/site/definition.ts';

const { light, dark, sign: signFile } = site.brand;

export { signFile };

/** The company's sign, its strokes in the ink that the ground asks for. */
export function signOn(ground: string | undefined): string {
  const ink = ground === dark.ground ? dark.ink : light.ink;
  // The file itself asks the browser for dark or light.
  return readFileSync(signFile, 'utf8').replace(
    /<style>.*?<\/style>/s,
    `<style>.c{stroke:${ink}}</style>`,
  );
}
