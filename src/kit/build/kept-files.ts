import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** A function that makes each file, by file name; the name is a hash of what it is made from. */
export type Makers = ReadonlyMap<string, () => Promise<string | Uint8Array>>;

const day = 24 * 60 * 60 * 1000;

/**
 * Synchronizes a folder with a set of files: existing ones are kept, missing ones made, all others
 * removed. Several programs may do so at once, such as a development server and a build.
 *
 * @returns how many were made.
 */
export async function keepFiles(folder: string, makers: Makers): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const present = new Set(readdirSync(folder));
  for (const name of present) {
    if (!makers.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  for (const left of globSync(`${folder}.part-*`)) {
    if (Date.now() - statSync(left).mtimeMs > day) rmSync(left, { recursive: true, force: true });
  }
  const missing = [...makers].filter(([name]) => !present.has(name));
  if (missing.length === 0) return 0;
  const queue = missing.values();
  // Atomic: an interrupted build leaves no partial file under the final name, and other programs do
  // not see what is unfinished.
  const unfinished = mkdtempSync(`${folder}.part-`);
  const work = async () => {
    for (const [name, make] of queue) {
      const part = path.join(unfinished, name);
      await writeFile(part, await make());
      await rename(part, path.join(folder, name));
    }
  };
  try {
    // zlib and the renderer work in threads of their own; two files a processor keep them busy.
    await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return missing.length;
}
