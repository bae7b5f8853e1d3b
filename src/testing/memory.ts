import { readFileSync } from 'node:fs';

/** Bytes that a process holds: its resident set. NaN where it has ended, or /proc is missing. */
export function memoryOf({ pid }: { pid?: number | undefined }): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
  } catch {
    return NaN;
  }
}
