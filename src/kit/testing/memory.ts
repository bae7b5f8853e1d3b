import { readFileSync } from 'node:fs';

/** What the server may hold, with all its bounds reached (docs/deploy.md); bytes. */
export const mostMemory = 600 * 2 ** 20;

/** Bytes that a process holds: its resident set. NaN where it has ended, or /proc is missing. */
export function memoryOf({ pid }: { pid?: number | undefined }): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
  } catch {
    return NaN;
  }
}
