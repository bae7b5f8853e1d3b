import { existsSync } from 'node:fs';

import { ensureBuild } from '../../src/build/build-stamp.ts';
import { ownTemporaryFolder } from '../../src/testing/temporary-folder.ts';
import { variant } from '../../src/testing/variant.ts';

/** Every test runs on a production build of the present sources. What they leave goes with them. */
export default function globalSetup(): () => void {
  // `npm run check` answers sooner than a build: it looks at the one that is there.
  if (!process.env['PRESENT_BUILD'] || !existsSync('dist/policy.json')) ensureBuild();
  if (!process.env['PRESENT_BUILD']) ensureBuild(variant);
  return ownTemporaryFolder('e2e');
}
