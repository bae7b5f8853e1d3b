/**
 * Installs the newest Waku and React of the registry in a copy of the project and runs types, build
 * and the journey of a lead there: an adopter knows what breaks before the update.
 */
import { spawnSync } from 'node:child_process';

import { copyProject } from './copy-project.ts';
import { temporaryFolder } from './temporary-folder.ts';

const folder = temporaryFolder('upgrade');
copyProject(folder);

// The line of Waku that we use is not the one that the registry calls latest.
const wakuVersions = JSON.parse(
  run(['view', 'waku', 'versions', '--json'], { quiet: true }) || '[]',
) as string[];
const waku = wakuVersions.filter((version) => !version.startsWith('0.0.0')).at(-1);
const react = ['react', 'react-dom', 'react-server-dom-webpack'].map((name) => `${name}@latest`);
run(['install', '--save-exact', '--no-audit', '--no-fund', `waku@${waku ?? 'latest'}`, ...react]);
run(['ls', 'waku', 'react', '--depth=0']);
run(['run', 'typecheck']);
run(['run', 'build']);
run(['run', 'test:e2e', '--', 'e2e/leads/lead.spec.ts', '--project=desktop']);
console.log('The newest Waku and React pass types, build and the journey of a lead.');

/** Runs npm in the copy and answers what it prints; a failure ends the check with its words. */
function run(words: readonly string[], { quiet = false } = {}): string {
  if (!quiet) console.log(`\n── npm ${words.join(' ')}`);
  const { status, stdout } = spawnSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'],
  });
  if (status === 0) return stdout;
  console.error(`\nThe newest versions fail at "npm ${words.join(' ')}".`);
  return process.exit(1);
}
