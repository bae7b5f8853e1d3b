import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

export interface MergedText {
  text: Buffer;
  /** Whether the text has conflict markers. */
  hasConflict: boolean;
}

/**
 * Merges a file three ways with `git merge-file`.
 *
 * @param labels Names of ours, the base and the next version in conflict markers.
 * @returns undefined if a version is binary.
 * @throws Error with git's message if git fails for another reason than conflicts.
 */
export function mergeText(
  versions: readonly [ours: Buffer, base: Buffer, next: Buffer],
  labels: readonly [ours: string, base: string, next: string],
): MergedText | undefined {
  // Git's own rule: a NUL among the first 8000 bytes makes a file binary.
  if (versions.some((bytes) => bytes.subarray(0, 8000).includes(0))) return undefined;
  const folder = temporaryFolder('merge');
  const files = versions.map((bytes, index) => {
    const file = path.join(folder, String(index));
    writeFileSync(file, bytes);
    return file;
  });
  const labelOptions = labels.flatMap((label) => ['-L', label]);
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['merge-file', '-p', ...labelOptions, ...files],
    {
      maxBuffer: Infinity,
    },
  );
  // The status is the number of conflicts, up to 127.
  if (status === null || status > 127) throw new Error(stderr.toString('utf8').trim());
  return { text: stdout, hasConflict: status > 0 };
}
