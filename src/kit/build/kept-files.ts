import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** Functions that make files, by file name. The name contains a hash of what the file is made from. */
export type Makers = ReadonlyMap<string, () => Promise<string | Uint8Array>>;

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

/**
 * Makes a folder contain exactly the given files: makes the missing ones and removes all others. Several programs
 * may call this for the same folder at once, such as a development server and a build.
 *
 * @returns how many files were made.
 */
export async function keepFiles(folder: string, makers: Makers): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const present = new Set(readdirSync(folder));
  for (const name of present) {
    if (!makers.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  // Removes temporary folders that killed programs left. A folder younger than a day may belong to a running program.
  for (const leftover of globSync(`${folder}.part-*`)) {
    // Another program may have removed the folder in the meantime.
    const changedAt = statSync(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - changedAt > day) rmSync(leftover, { recursive: true, force: true });
  }
  const missing = [...makers].filter(([name]) => !present.has(name));
  if (missing.length === 0) return 0;
  // All workers share one iterator, so each file is made by one of them.
  const queue = missing.values();
  // A finished file is moved into place atomically, so even an interrupted build leaves no partial file under the final
  // name.
  const unfinished = mkdtempSync(`${folder}.part-`);
  const makeRemaining = async () => {
    for (const [name, make] of queue) {
      const part = path.join(unfinished, name);
      await writeFile(part, await make());
      await rename(part, path.join(folder, name));
    }
  };
  try {
    // zlib, sharp and the renderer have their own threads, which two files per processor keep busy.
    await Promise.all(Array.from({ length: 2 * availableParallelism() }, makeRemaining));
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return missing.length;
}
