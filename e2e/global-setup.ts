import { ensureBuild } from '../src/tools/build-stamp.ts';

/** Every test runs on the production build of the present sources. */
export default function globalSetup(): void {
  ensureBuild();
}
