import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const sources = [
  'src',
  'locales',
  'lingui.config.ts',
  'package.json',
  'tailwind.config.ts',
  'tsconfig.json',
  'waku.config.ts',
];

/** Pictures that a build writes. */
const writtenFolders = ['drawings', 'portraits'].map((name) => path.join('public', name));

/** Copies what a build reads; installed packages are linked, and their cache starts empty. */
export function copyProject(target: string): void {
  for (const name of sources) cpSync(name, path.join(target, name), { recursive: true });
  cpSync('public', path.join(target, 'public'), {
    recursive: true,
    filter: (file) => !writtenFolders.includes(file),
  });
  mkdirSync(path.join(target, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(path.resolve('node_modules', name), path.join(target, 'node_modules', name));
  }
}
