import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Face } from '#kit/site/faces.ts';

/**
 * The absolute path of a face's file.
 *
 * @throws Error where there is none.
 */
export function faceFile({ file }: Pick<Face, 'file'>): string {
  const found = file.startsWith('./') ? path.resolve(file) : inPackage(file);
  if (found === undefined || !existsSync(found)) throw new Error(`there is no file "${file}"`);
  return found;
}

function inPackage(name: string): string | undefined {
  try {
    return fileURLToPath(import.meta.resolve(name));
  } catch {
    return undefined;
  }
}

/** Whether there is such a file. */
export function isFaceFile(file: string): boolean {
  try {
    return faceFile({ file }) !== '';
  } catch {
    return false;
  }
}
