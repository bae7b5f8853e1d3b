import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Face } from '#kit/site/faces.ts';

/**
 * Returns the absolute path of a typeface's font file.
 *
 * @throws Error if the file does not exist.
 */
export function faceFile({ file }: Pick<Face, 'file'>): string {
  const absolute = findFaceFile(file);
  if (absolute === undefined) throw new Error(`there is no file "${file}"`);
  return absolute;
}

/**
 * Returns the absolute path of a font file; undefined if it does not exist.
 *
 * @param file A path within the project if it begins with './', else a file of an installed package.
 */
export function findFaceFile(file: string): string | undefined {
  const absolute = file.startsWith('./') ? path.resolve(file) : resolveInPackages(file);
  return absolute !== undefined && existsSync(absolute) ? absolute : undefined;
}

function resolveInPackages(name: string): string | undefined {
  try {
    return fileURLToPath(import.meta.resolve(name));
  } catch {
    // The package is not installed, or does not export the file.
    return undefined;
  }
}
