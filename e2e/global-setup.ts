import { ensureBuild } from '../src/tools/build-stamp.ts';
import { variant } from './variant.ts';

/** Every test runs on a production build of the present sources. */
export default function globalSetup(): void {
  ensureBuild();
  ensureBuild({ ...process.env, ...variant });
}
