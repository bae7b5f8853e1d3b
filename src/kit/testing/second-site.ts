/**
 * A second site on the same kit: the project's kit and configuration with the definition, content,
 * pages and catalogues of e2e/kit/site in place of the site's own. What it cannot do without the
 * first site is a fault of the kit.
 *
 *     node src/kit/testing/second-site.ts <folder>   makes it, for a look by hand
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { linkPackages } from './copy-project.ts';

/** What a site takes from the kit unchanged, and the configuration of the tools. */
const taken = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'waku.config.ts',
  'lingui.config.ts',
  'lingui.pseudo.config.ts',
  'src/kit',
  'src/vite-env.d.ts',
  'src/waku.client.tsx',
];

/** Where the second site's own files are. */
export const secondSite = 'e2e/kit/site';

/** @param target A folder, which is emptied. */
export function makeSecondSite(target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of taken) cpSync(name, path.join(target, name), { recursive: true });
  for (const name of ['src', 'locales']) {
    cpSync(path.join(secondSite, name), path.join(target, name), { recursive: true });
  }
  linkPackages(target);
}

/** Makes it and builds it. */
export function buildSecondSite(target: string): void {
  makeSecondSite(target);
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: target, stdio: 'pipe' });
}

if (import.meta.main) {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new Error('Into which folder?');
  makeSecondSite(target);
}
