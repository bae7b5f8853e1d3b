import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

it.each([
  ['its exit code', 'process.exitCode = 3;', 3],
  ['a promise that nobody keeps', 'await new Promise(() => undefined);', 13],
  ['an error that nobody catches', "throw new Error('as expected');", 1],
])(
  'a program that used PostgreSQL and fails ends as it would without: %s',
  (_name, end, code) => {
    const program = `
    import { startPostgres } from './src/tools/postgres.ts';
    const postgres = await startPostgres();
    await postgres.close();
    ${end}`;
    const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program]);
    expect(status).toBe(code);
  },
  60_000,
);
