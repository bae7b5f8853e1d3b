import { vi } from 'vitest';

/**
 * Repeats a check until it holds, however busy the machine is. The limit only ends a test that
 * fails: it claims nothing about speed.
 *
 * @param interval Milliseconds between two checks.
 * @param limit Milliseconds. Raise it for what may take longer than two minutes on a busy machine.
 * @throws The last error of the check, at the limit.
 */
export function eventually<T>(
  check: () => T | Promise<T>,
  interval = 20,
  limit = 120_000,
): Promise<T> {
  return vi.waitFor(check, { timeout: limit, interval });
}
