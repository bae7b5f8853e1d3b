import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** A function that makes each file, by file name; the name is a hash of what it is made from. */
export type Makers = ReadonlyMap<string, () => Promise<string | Uint8Array>>;

/**
 * Synchronizes a folder with a set of files: existing ones are kept, missing ones made, all others
 * removed.
 *
 * @returns how many were made.
 */
export async function keepFiles(folder: string, makers: Makers): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const present = new Set(readdirSync(folder));
  for (const name of present) {
    if (!makers.has(name)) rmSync(path.join(folder, name), { recursive: true });
  }
  const missing = [...makers].filter(([name]) => !present.has(name));
  const queue = missing.values();
  const work = async () => {
    for (const [name, make] of queue) {
      // Atomic: an interrupted build leaves no partial file under the final name.
      const file = path.join(folder, name);
      await writeFile(`${file}.part`, await make());
      await rename(`${file}.part`, file);
    }
  };
  // zlib and the renderer work in threads of their own; two files a processor keep them busy.
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  return missing.length;
}
