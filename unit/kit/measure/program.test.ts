import { afterEach, expect, it, vi } from 'vitest';

import { report } from '#kit/measure/program.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Reports a measurement. Returns what was printed. */
async function printed(missed?: readonly string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await report({ name: 'measured', text: '| 1 |', missed }, false);
  return log.mock.calls.flat().join('\n');
}

it('says that every goal is met, or which one is missed', async () => {
  expect(await printed([])).toContain('Every goal is met.');
  expect(process.exitCode).toBe(0);
  expect(await printed(['/: 2 ms'])).toMatch(/\/: 2 ms$/);
  expect(process.exitCode).toBe(1);
});

it('says nothing about goals if a measurement has none', async () => {
  const text = await printed();
  expect(text).toContain('| 1 |');
  expect(text).not.toContain('goal');
  expect(process.exitCode).toBe(0);
});
