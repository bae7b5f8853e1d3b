import { ensureBuild } from '../../src/build/build-stamp.ts';
import { ownTemporaryFolder } from '../../src/testing/temporary-folder.ts';
import { variant } from '../../src/testing/variant.ts';

/** Every test runs on a production build of the present sources. What they leave goes with them. */
export default function globalSetup(): () => void {
  ensureBuild();
  ensureBuild(variant);
  return ownTemporaryFolder('e2e');
}
