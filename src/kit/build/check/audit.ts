/**
 * Asks the registry for known vulnerabilities of the packages. The exit code is 1 if a runtime dependency has a
 * high or critical one. Vulnerabilities of development dependencies are only printed. If the registry cannot
 * be reached, a message is printed and the exit code is 0.
 */
import { spawnSync } from 'node:child_process';

import { graveFindings } from './audit-findings.ts';

const inRuntime = audit('--omit=dev');
if (!inRuntime) {
  console.log('The registry does not answer: packages were not checked for vulnerabilities.');
} else {
  const inDevelopment = (audit() ?? []).filter((finding) => !inRuntime.includes(finding));
  for (const finding of inDevelopment) console.warn(`In a development dependency: ${finding}`);
  for (const finding of inRuntime) console.error(finding);
  if (inRuntime.length === 0)
    console.log('No runtime dependency has a known high or critical vulnerability.');
  process.exitCode = inRuntime.length > 0 ? 1 : 0;
}

function audit(...options: string[]): string[] | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', ...options], {
    encoding: 'utf8',
  });
  return graveFindings(stdout);
}
