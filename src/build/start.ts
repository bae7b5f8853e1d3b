/** Builds when there is no build of the present sources, then serves. */
import { existsSync } from 'node:fs';

import { ensureBuild } from './build-stamp.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  ensureBuild();
  await import('../server/main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
