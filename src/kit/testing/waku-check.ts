/**
 * Installs the newest Waku and React from the registry in a copy of the project. Runs the type check, the build and the
 * tests that docs/waku.md names in the copy, so that adopters know before an update what breaks.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { copyProject } from './copy-project.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Returns the paths of tests in docs/waku.md that match a pattern, without duplicates. */
function namedTests(pattern: RegExp): string[] {
  return [...new Set(readFileSync('docs/waku.md', 'utf8').match(pattern))];
}

const folder = temporaryFolder('waku');
copyProject(folder);

// The range for Waku includes the release candidates, which the project uses, and all later releases. The registry's
// tag "latest" does not include release candidates.
const react = ['react', 'react-dom', 'react-server-dom-webpack'].map((name) => `${name}@latest`);
run(['install', '--save-exact', '--no-audit', '--no-fund', 'waku@>=1.0.0-rc.1', ...react]);
run(['ls', 'waku', 'react', '--depth=0']);
run(['run', 'typecheck']);
run(['run', 'build']);
run(['run', 'test:unit', '--', ...namedTests(/unit\/[\w/-]+\.test\.tsx?/g)]);
run(['run', 'test:e2e', '--', ...namedTests(/e2e\/[\w/-]+\.spec\.ts/g), '--project=desktop']);
console.log('The newest Waku and React pass types, build and the tests of docs/waku.md.');

/** Runs npm in the copy. A failure ends the check with exit code 1. */
function run(args: readonly string[]): void {
  console.log(`\n── npm ${args.join(' ')}`);
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) return;
  console.error(`\nThe newest versions fail at "npm ${args.join(' ')}".`);
  process.exit(1);
}
