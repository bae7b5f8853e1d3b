import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ForeignSources } from './security-headers.ts';

/** Beside the built files: which hosts the policy of this build allows. */
export const policyFile = 'policy.json';

/** Reads what the build was allowed. Throws where the build was not finished. */
export function readBuildPolicy(distDir: string): ForeignSources {
  return JSON.parse(readFileSync(path.join(distDir, policyFile), 'utf8')) as ForeignSources;
}
