/**
 * Installs the newest Waku and React of the registry in a copy of the project and runs types, build
 * and the tests that docs/waku.md names there: an adopter knows what breaks before the update.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { copyProject } from './copy-project.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Tests of one kind that the page about the framework names. */
function namedTests(kind: RegExp): string[] {
  return [...new Set(readFileSync('docs/waku.md', 'utf8').match(kind))];
}

const folder = temporaryFolder('waku');
copyProject(folder);

// The line of Waku that we use is not the one that the registry calls latest: this takes the
// newest of its release candidates, or what they became.
const react = ['react', 'react-dom', 'react-server-dom-webpack'].map((name) => `${name}@latest`);
run(['install', '--save-exact', '--no-audit', '--no-fund', 'waku@>=1.0.0-rc.1', ...react]);
run(['ls', 'waku', 'react', '--depth=0']);
run(['run', 'typecheck']);
run(['run', 'build']);
run(['run', 'test:unit', '--', ...namedTests(/unit\/[\w/-]+\.test\.tsx?/g)]);
run(['run', 'test:e2e', '--', ...namedTests(/e2e\/[\w/-]+\.spec\.ts/g), '--project=desktop']);
console.log('The newest Waku and React pass types, build and the tests of docs/waku.md.');

/** Runs npm in the copy; a failure ends the check. */
function run(words: readonly string[]): void {
  console.log(`\n── npm ${words.join(' ')}`);
  const { status } = spawnSync('npm', words, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) return;
  console.error(`\nThe newest versions fail at "npm ${words.join(' ')}".`);
  process.exit(1);
}
