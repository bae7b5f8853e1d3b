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
  const found = findFaceFile(file);
  if (found === undefined) throw new Error(`there is no file "${file}"`);
  return found;
}

/** Its absolute path, where there is such a file. */
export function findFaceFile(file: string): string | undefined {
  const found = file.startsWith('./') ? path.resolve(file) : inPackage(file);
  return found !== undefined && existsSync(found) ? found : undefined;
}

function inPackage(name: string): string | undefined {
  try {
    return fileURLToPath(import.meta.resolve(name));
  } catch {
    return undefined;
  }
}
