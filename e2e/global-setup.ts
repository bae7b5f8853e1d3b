import { ensureBuild } from '../src/tools/build-stamp.ts';
import { ownTemporaryFolder } from '../src/tools/temporary-folder.ts';
import { variant } from './variant.ts';

/** Every test runs on a production build of the present sources. What they leave goes with them. */
export default function globalSetup(): () => void {
  ensureBuild();
  ensureBuild({ ...process.env, ...variant });
  return ownTemporaryFolder('e2e');
}
