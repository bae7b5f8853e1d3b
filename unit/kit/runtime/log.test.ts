import { execFileSync } from 'node:child_process';

import { expect, it } from 'vitest';

/** The log lines of a process that answers one request and ends. */
function linesOf(level: string): string[] {
  const script = `
    import { logRequest } from './src/kit/runtime/log.ts';
    const path = '/a"b' + 'c'.repeat(1000);
    logRequest({ id: 'a1-b2_c3', method: 'GET', path, status: 200, milliseconds: 1.2 });
  `;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, LOG_LEVEL: level },
  })
    .toString()
    .split('\n')
    .filter(Boolean);
}

it('writes the last lines of requests when the process ends', () => {
  const lines = linesOf('info').map((line) => JSON.parse(line) as { path: string });
  expect(lines).toMatchObject([
    { id: 'a1-b2_c3', method: 'GET', status: 200, milliseconds: 1, msg: 'request' },
  ]);
  expect(lines[0]?.path).toHaveLength(200);
});

it('writes no requests at a higher log level', () => {
  expect(linesOf('warn')).toEqual([]);
});
