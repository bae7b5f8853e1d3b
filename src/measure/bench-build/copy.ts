import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { writtenNames } from '../../build/publish/names.ts';

const sources = [
  'src',
  'locales',
  'lingui.config.ts',
  'package.json',
  'tailwind.config.ts',
  'tsconfig.json',
  'waku.config.ts',
];

/** Copies what a build reads; installed packages are linked, and their cache starts empty. */
export function copyProject(target: string): void {
  for (const name of sources) cpSync(name, path.join(target, name), { recursive: true });
  cpSync('public', path.join(target, 'public'), {
    recursive: true,
    filter: (file) => path.dirname(file) === '.' || isSource(path.relative('public', file)),
  });
  mkdirSync(path.join(target, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(path.resolve('node_modules', name), path.join(target, 'node_modules', name));
  }
}

/** Folders in public/ are written by the build. */
function isSource(name: string): boolean {
  return !name.includes(path.sep) && name.includes('.') && !writtenNames.includes(name);
}
