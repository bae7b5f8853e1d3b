import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** Functions that make files, by file name. The name is a hash of what the file is made from. */
export type Makers = ReadonlyMap<string, () => Promise<string | Uint8Array>>;

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

/**
 * Synchronizes a folder with a set of files: keeps those that exist, makes those that are missing and
 * removes all others. Several programs may do so at once, such as a development server and a build.
 *
 * @returns how many files were made.
 */
export async function keepFiles(folder: string, makers: Makers): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const present = new Set(readdirSync(folder));
  for (const name of present) {
    if (!makers.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  // Removes unfinished files of programs that were killed. A folder that is younger than a day may belong to
  // a program that still runs.
  for (const leftover of globSync(`${folder}.part-*`)) {
    const age = Date.now() - statSync(leftover).mtimeMs;
    if (age > day) rmSync(leftover, { recursive: true, force: true });
  }
  const missing = [...makers].filter(([name]) => !present.has(name));
  if (missing.length === 0) return 0;
  // One iterator for all workers: each takes the next file that no other has taken.
  const queue = missing.values();
  // A finished file is moved into place atomically: an interrupted build leaves no partial file under
  // the final name, and other programs never see an unfinished one.
  const unfinished = mkdtempSync(`${folder}.part-`);
  const work = async () => {
    for (const [name, make] of queue) {
      const part = path.join(unfinished, name);
      await writeFile(part, await make());
      await rename(part, path.join(folder, name));
    }
  };
  try {
    // zlib and the renderer work in threads of their own; two files per processor keep them busy.
    await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return missing.length;
}
