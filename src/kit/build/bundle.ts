/**
 * Bundles the programs that run beside a build, `serve` and `leads`, into its folder `run`. They then
 * need only the build and Node: no packages have to be installed where they run.
 */
import path from 'node:path';

import { build } from 'rolldown';

import { currentEnvironment } from '#kit/runtime/environment.ts';

const directory = path.join(currentEnvironment().distDir, 'run');
await build({
  input: { serve: 'src/kit/server/main.ts', leads: 'src/kit/leads/cli/main.ts' },
  platform: 'node',
  // pg works without this optional dependency.
  external: ['pg-native'],
  output: { dir: directory, format: 'esm', cleanDir: true },
});
console.log(`Bundled serve and leads into ${directory}.`);
