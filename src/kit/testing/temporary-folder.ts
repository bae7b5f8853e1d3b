import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders = new Set<string>();

/**
 * Creates a folder that is removed when this process ends, even if it ends by an error.
 *
 * @returns the path of the folder.
 */
export function temporaryFolder(name: string): string {
  if (folders.size === 0) process.once('exit', removeAll);
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  folders.add(folder);
  return folder;
}

/**
 * Gives this process, and all processes that it starts from now on, a folder of their own for temporary
 * files.
 *
 * @returns a cleanup function, which removes the folder with everything in it.
 */
export function ownTemporaryFolder(name: string): () => void {
  const folder = temporaryFolder(name);
  // Databases that tests start run as another user, who needs access.
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
