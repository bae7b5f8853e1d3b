import { existsSync } from 'node:fs';

import { ensureBuild } from '#kit/build/build-stamp.ts';
import { ownTemporaryFolder } from '#kit/testing/temporary-folder.ts';
import { variant } from '#kit/testing/variant.ts';

import { forgetOldStates } from './clean-states.ts';

/** Every test runs on a production build of the present sources. What they leave goes with them. */
export default function globalSetup(): () => void {
  // `npm run check` answers sooner than a build: it looks at the one that is there.
  if (!process.env['PRESENT_BUILD'] || !existsSync('dist/policy.json')) ensureBuild();
  if (!process.env['PRESENT_BUILD']) ensureBuild(variant);
  forgetOldStates();
  return ownTemporaryFolder('e2e');
}
