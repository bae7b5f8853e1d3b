import { existsSync } from 'node:fs';

import { ensureBuild } from '#kit/build/build-stamp.ts';
import { ownTemporaryFolder } from '#kit/testing/temporary-folder.ts';
import { variant } from '#kit/testing/variant.ts';

import { forgetOldStates } from './clean-states.ts';

/**
 * Builds the present sources for production, which all tests run on.
 *
 * @returns the teardown, which removes the temporary files of all tests.
 */
export default function globalSetup(): () => void {
  // `npm run check` sets PRESENT_BUILD to save time: an existing build is then used, even if the sources have changed.
  if (!process.env['PRESENT_BUILD'] || !existsSync('dist/policy.json')) ensureBuild();
  if (!process.env['PRESENT_BUILD']) ensureBuild(variant);
  forgetOldStates();
  return ownTemporaryFolder('e2e');
}
