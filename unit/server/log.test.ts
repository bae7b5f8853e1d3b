import { execFileSync } from 'node:child_process';

import { expect, it } from 'vitest';

/** What a process writes that logs the same answer in both ways. */
function linesOf(environment: Record<string, string>): string[] {
  const script = `
    import { logFile, requestLog } from './src/server/log.ts';
    const line = { id: 'a1-b2_c3', method: 'GET', path: '/a"b', status: 200, milliseconds: 1 };
    requestLog.info(line, 'request');
    logFile({ ...line, milliseconds: 1.2 });
  `;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, LOG_LEVEL: 'info', ...environment },
  })
    .toString()
    .replaceAll(/"time":\d+/g, '"time":0')
    .split('\n')
    .filter(Boolean);
}

it.each([
  ['alone', {}],
  ['as a worker', { SITE_WORKER: JSON.stringify({ number: 2, count: 2, secret: 'x' }) }],
])('a line of a built file is as any other request’s, %s', (_, environment) => {
  const [usual, own] = linesOf(environment);
  expect(usual).toContain('"status":200');
  expect(own).toBe(usual);
});

it('keeps silent with the rest of the log', () => {
  expect(linesOf({ LOG_LEVEL: 'warn' })).toEqual([]);
});
