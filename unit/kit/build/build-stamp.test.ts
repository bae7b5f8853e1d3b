import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'stamp-'));
const program = path.resolve('src/kit/build/build-stamp.ts');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function idOf(environment: Record<string, string> = {}): string {
  const code = `import(${JSON.stringify(program)}).then(({ buildId }) => console.log(buildId()))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...environment },
  });
  expect(stderr).toBe('');
  return stdout.trim();
}

it('names the program: other code or settings have another name, other texts have not', () => {
  write('src/page.tsx', 'one');
  write('src/content/posts/en/a.md', 'one');
  const first = idOf();
  expect(first).toMatch(/^[\da-f]{12}$/);
  expect(idOf()).toBe(first);
  write('src/content/posts/en/a.md', 'two');
  write('public/robots.txt', 'two');
  expect(idOf(), 'after a change of text').toBe(first);
  expect(idOf({ SITE_URL: 'https://site.example' }), 'for another address').not.toBe(first);
  write('src/page.tsx', 'two');
  expect(idOf(), 'after a change of code').not.toBe(first);
});
