import { vi } from 'vitest';

/**
 * Repeats a check until it holds, however busy the machine is. The limit only ends a test that
 * fails: it claims nothing about speed.
 *
 * @param interval Milliseconds between two checks.
 * @throws The last error of the check, after two minutes.
 */
export function eventually<T>(check: () => T | Promise<T>, interval = 20): Promise<T> {
  return vi.waitFor(check, { timeout: 120_000, interval });
}
