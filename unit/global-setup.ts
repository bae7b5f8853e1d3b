import { ownTemporaryFolder } from '#kit/testing/temporary-folder.ts';

/** Gives the tests a temporary folder of their own, which is removed when they end. */
export default function globalSetup(): () => void {
  return ownTemporaryFolder('unit');
}
