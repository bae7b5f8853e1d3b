/**
 * Assembles a second site on the same kit: the project's kit and configuration, with the site definition,
 * content, pages and message catalogues of e2e/kit/site in place of the site's own. The tests of the second site show
 * that the kit works without the first site.
 *
 * To assemble it by hand:
 *
 *     node src/kit/testing/second-site.ts <folder>
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { linkPackages } from './copy-project.ts';

/** The kit, and the configuration files that every site shares. */
const shared = [
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

/** Folder of the second site's own files. */
export const secondSite = 'e2e/kit/site';

/**
 * Assembles the second site.
 *
 * @param target Its folder, which is emptied first.
 */
export function makeSecondSite(target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of shared) cpSync(name, path.join(target, name), { recursive: true });
  for (const name of ['src', 'locales']) {
    cpSync(path.join(secondSite, name), path.join(target, name), { recursive: true });
  }
  linkPackages(target);
}

/** Assembles and builds the second site. */
export function buildSecondSite(target: string): void {
  makeSecondSite(target);
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: target, stdio: 'pipe' });
}

if (import.meta.main) {
  const [target] = process.argv.slice(2);
  if (target === undefined) {
    throw new Error('The folder is missing: node src/kit/testing/second-site.ts <folder>');
  }
  makeSecondSite(target);
}
