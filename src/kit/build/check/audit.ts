/**
 * Asks the registry for known vulnerabilities of the packages. Exit code 1 for a grave one in a runtime
 * dependency; one in a development dependency is printed. An unreachable registry is reported.
 */
import { spawnSync } from 'node:child_process';

import { graveFindings } from './audit-findings.ts';

const served = audit('--omit=dev');
if (!served) {
  console.log('The registry does not answer: packages were not checked for known holes.');
} else {
  const tools = (audit() ?? []).filter((finding) => !served.includes(finding));
  for (const finding of tools) console.warn(`In a tool for developers: ${finding}`);
  for (const finding of served) console.error(finding);
  if (served.length === 0) console.log('No package that is served has a known grave hole.');
  process.exitCode = served.length > 0 ? 1 : 0;
}

function audit(...options: string[]): string[] | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', ...options], {
    encoding: 'utf8',
  });
  return graveFindings(stdout);
}
