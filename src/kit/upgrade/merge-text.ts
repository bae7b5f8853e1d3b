import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

export interface MergedText {
  text: Buffer;
  /** The text has markers, each with what both sides have. */
  conflict: boolean;
}

/**
 * Merges a file three ways by `git merge-file`.
 *
 * @param labels What markers call ours, the base and the next version.
 * @returns undefined where a file is no text.
 * @throws Error with what git says, where it fails for another reason.
 */
export function mergeText(
  versions: readonly [ours: Buffer, base: Buffer, next: Buffer],
  labels: readonly [string, string, string],
): MergedText | undefined {
  // As git itself decides.
  if (versions.some((bytes) => bytes.subarray(0, 8000).includes(0))) return undefined;
  const folder = temporaryFolder('merge');
  const files = versions.map((bytes, index) => {
    const file = path.join(folder, String(index));
    writeFileSync(file, bytes);
    return file;
  });
  const named = labels.flatMap((label) => ['-L', label]);
  const { status, stdout, stderr } = spawnSync('git', ['merge-file', '-p', ...named, ...files], {
    maxBuffer: Infinity,
  });
  // The status is the number of conflicts, up to 127.
  if (status === null || status > 127) throw new Error(stderr.toString('utf8').trim());
  return { text: stdout, conflict: status > 0 };
}
