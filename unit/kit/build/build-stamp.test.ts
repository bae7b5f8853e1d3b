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

it('the id of a build depends on code and settings, not on texts', () => {
  write('src/page.tsx', 'one');
  write('src/content/posts/en/a.md', 'one');
  const first = idOf();
  expect(first).toMatch(/^[\da-f]{12}$/);
  expect(idOf()).toBe(first);
  write('src/content/posts/en/a.md', 'two');
  write('public/robots.txt', 'two');
  expect(idOf(), 'after a change of text').toBe(first);
  expect(idOf({ SITE_URL: 'https://site.example' }), 'for another address').not.toBe(first);
  expect(idOf({ SITE_HOST: 'node' }), 'for the default host, written out').toBe(first);
  write('src/page.tsx', 'two');
  expect(idOf(), 'after a change of code').not.toBe(first);
});

it('a site can be served before its build has ended, and a failed build leaves no stamp', () => {
  write('package-lock.json', '{}');
  const run = (status: number) => {
    write(
      'build.mjs',
      `console.log('pages can be rendered'); process.send('servable');
       setTimeout(() => { console.log('all is made'); process.exit(${String(status)}); }, 100);`,
    );
    const code = `import(${JSON.stringify(program)}).then(async ({ beginBuild }) => {
      const { finished } = await beginBuild(['build.mjs']);
      console.log('serves');
      await finished?.then(() => console.log('finished'), ({ message }) => console.log(message));
      console.log((await beginBuild(['build.mjs'])).finished === undefined);
      process.exit();
    })`;
    mkdirSync(path.join(folder, 'dist'), { recursive: true });
    const { stdout } = spawnSync(process.execPath, ['-e', code], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    return stdout.trim().split('\n');
  };
  const early = ['Building the site.', 'pages can be rendered', 'serves', 'all is made'];
  expect(run(1).slice(0, 5)).toEqual([...early, 'The build failed; see above.']);
  // The last line says that a second start finds nothing to build.
  const last = run(0);
  expect(last).toEqual([...early, 'finished', 'true']);
});
