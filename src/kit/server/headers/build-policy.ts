import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ExternalSources } from './security-headers.ts';

/** The settings of a build that the headers of its responses depend on. */
export interface BuildPolicy extends ExternalSources {
  /** False on previews. */
  indexed: boolean;
}

/** The file in the build's folder to which src/kit/build/finish.ts writes the policy. */
export const policyFile = 'policy.json';

/** Reads the policy of a build. @throws if the build failed before it wrote the policy. */
export function readBuildPolicy(distDir: string): BuildPolicy {
  return JSON.parse(readFileSync(path.join(distDir, policyFile), 'utf8')) as BuildPolicy;
}
