import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { cacheFolder } from '#kit/build/pictures/kept.ts';

/** What is not written by people. */
const made = /^(?:node_modules|dist.*|data|test-results|playwright-report|\.git|\.generated)$/;

/** Copies the project without what was made in it. */
export function copyProject(target: string): void {
  cpSync('.', target, { recursive: true, filter: (file) => !made.test(file) });
}

/**
 * Links the installed packages into a copy. Drawings and pictures that were made come along, since they
 * take longest; what else is cached starts empty there.
 */
export function linkPackages(target: string): void {
  mkdirSync(path.join(target, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(path.resolve('node_modules', name), path.join(target, 'node_modules', name));
  }
  for (const name of ['drawings', 'pictures']) {
    const made = path.join(cacheFolder, name);
    if (existsSync(made)) cpSync(made, path.join(target, made), { recursive: true });
  }
}
