import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ForeignSources } from './security-headers.ts';

/** What the headers of a build depend on. */
export interface BuildPolicy extends ForeignSources {
  /** False on previews. */
  indexed: boolean;
}

/** Beside the built files: what was decided on their headers when they were built. */
export const policyFile = 'policy.json';

/** Reads what the build was allowed. Throws where the build was not finished. */
export function readBuildPolicy(distDir: string): BuildPolicy {
  return JSON.parse(readFileSync(path.join(distDir, policyFile), 'utf8')) as BuildPolicy;
}
