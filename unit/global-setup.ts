import { ownTemporaryFolder } from '#kit/testing/temporary-folder.ts';

/** Whatever tests put into the temporary folder goes with them. */
export default function globalSetup(): () => void {
  return ownTemporaryFolder('unit');
}
