import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders = new Set<string>();

/**
 * Creates a folder that is removed when this process exits, also after an error.
 *
 * @param name Beginning of the folder's name.
 * @returns the path of the folder.
 */
export function temporaryFolder(name: string): string {
  if (folders.size === 0) process.once('exit', removeAll);
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  folders.add(folder);
  return folder;
}

/**
 * Creates a new folder for temporary files, and makes this process and all processes that it starts from now on use it.
 *
 * @returns a cleanup function, which removes the folder with everything in it.
 */
export function ownTemporaryFolder(name: string): () => void {
  const folder = temporaryFolder(name);
  // PostgreSQL may run as another user (postgres.ts), who needs access.
  chmodSync(folder, 0o755);
  for (const variable of ['TMPDIR', 'TEMP', 'TMP']) process.env[variable] = folder;
  return () => remove(folder);
}

function removeAll(): void {
  for (const folder of folders) remove(folder);
}

function remove(folder: string): void {
  // Retries, because a browser that is about to exit may still write into the folder.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
