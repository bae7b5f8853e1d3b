import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

const module = path.resolve('src/kit/testing/temporary-folder.ts');

function program(rest: string): string[] {
  const start = `import { ownTemporaryFolder, temporaryFolder } from ${JSON.stringify(module)};`;
  return ['--input-type=module', '--eval', start + rest];
}

test('a temporary folder is removed with its process, also if that fails', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    program(`console.log(temporaryFolder('failing')); throw new Error('as expected');`),
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(path.basename(stdout.trim())).toMatch(/^failing-/);
  expect(existsSync(stdout.trim())).toBe(false);
});

test('a process with a temporary folder of its own passes it on to its children, and removes it', () => {
  const inner = `require('node:fs').mkdtempSync(require('node:os').tmpdir() + '/left-behind-')`;
  const printed = execFileSync(
    process.execPath,
    program(`
      import { execFileSync } from 'node:child_process';
      ownTemporaryFolder('own');
      process.stdout.write(execFileSync(process.execPath, ['-p', ${JSON.stringify(inner)}]));
    `),
    { encoding: 'utf8' },
  ).trim();
  expect(path.basename(path.dirname(printed))).toMatch(/^own-/);
  expect(existsSync(path.dirname(printed))).toBe(false);
});

test('tests run in a temporary folder of their own', () => {
  expect(path.basename(tmpdir())).toMatch(/^unit-/);
});
