import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { cacheFolder } from '#kit/build/pictures/kept.ts';

/** Files and folders at the project's root that are not copied: installed packages, Git's own and generated files. */
const excluded = /^(?:node_modules|dist.*|data|test-results|playwright-report|\.git|\.generated)$/;

/** Copies the project without installed packages, builds, data and other generated files. */
export function copyProject(target: string): void {
  cpSync('.', target, { recursive: true, filter: (file) => !excluded.test(file) });
}

/**
 * Links the installed packages into a copy of the project. Also copies the cached drawings and pictures,
 * which take longest to make. All other caches start empty.
 */
export function linkPackages(target: string): void {
  mkdirSync(path.join(target, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(path.resolve('node_modules', name), path.join(target, 'node_modules', name));
  }
  for (const name of ['drawings', 'pictures']) {
    const cached = path.join(cacheFolder, name);
    if (existsSync(cached)) cpSync(cached, path.join(target, cached), { recursive: true });
  }
}
