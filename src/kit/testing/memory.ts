import { readFileSync } from 'node:fs';

/** Maximum bytes of memory of the server's process when every limit of the server is reached (docs/deploy.md). */
export const mostMemory = 600 * 2 ** 20;

/** Returns the resident set size of a process in bytes; NaN if it has ended or there is no /proc. */
export function memoryOf({ pid }: { pid?: number | undefined }): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
  } catch {
    return NaN;
  }
}
