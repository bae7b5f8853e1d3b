import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

/** Files by their path; null removes one. */
export type Files = Readonly<Record<string, string | Buffer | null>>;

/** A git repository in a temporary folder, with these files committed; or a copy of the one in a folder. */
export function repository(files: Files | string = {}) {
  const folder = temporaryFolder('repository');
  const git = (...words: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  const write = (changed: Files): void => {
    for (const [file, text] of Object.entries(changed)) {
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      if (text === null) rmSync(target, { force: true });
      else writeFileSync(target, text);
    }
  };
  /** @returns the commit. */
  const commit = (changed: Files = {}): string => {
    write(changed);
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'test: a state');
    return git('rev-parse', 'HEAD');
  };
  if (typeof files === 'string') cpSync(files, folder, { recursive: true });
  else {
    // Without the examples of hooks that git copies.
    git('init', '--quiet', '--template=', '--initial-branch=main');
    git('config', 'user.name', 'Test');
    git('config', 'user.email', 'test@example.com');
    git('config', 'core.autocrlf', 'false');
    commit(files);
  }
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const has = (file: string): boolean => existsSync(path.join(folder, file));
  /** Runs the upgrade in this project. */
  const upgrade = (...options: string[]) => {
    const program = path.resolve('src/kit/upgrade/main.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...options], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  return { folder, git, write, commit, read, has, upgrade };
}

export type Repository = ReturnType<typeof repository>;
