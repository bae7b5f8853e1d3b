import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders = new Set<string>();

/** A new folder that is removed when this process ends, also by an error. */
export function temporaryFolder(name: string): string {
  if (folders.size === 0) process.once('exit', removeAll);
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  folders.add(folder);
  return folder;
}

/**
 * Has this process, and all that it starts from now on, keep temporary files in a folder of its own.
 *
 * @returns what removes that folder with everything in it.
 */
export function ownTemporaryFolder(name: string): () => void {
  const folder = temporaryFolder(name);
  // Databases that tests start run under another user.
  chmodSync(folder, 0o755);
  for (const variable of ['TMPDIR', 'TEMP', 'TMP']) process.env[variable] = folder;
  return () => remove(folder);
}

function removeAll(): void {
  for (const folder of folders) remove(folder);
}

function remove(folder: string): void {
  // A browser that is about to end may still write into it.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
