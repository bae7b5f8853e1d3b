/** Builds when there is no build of the present sources, then serves. */
import { ensureBuild } from './build-stamp.ts';

try {
  ensureBuild();
  await import('#kit/server/main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
