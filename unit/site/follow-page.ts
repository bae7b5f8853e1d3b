import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect } from 'vitest';

import { copyProject, linkPackages } from '#kit/testing/copy-project.ts';

export interface FollowedPage {
  /** The files that blocks of the page name, in its order. */
  files: readonly string[];
  /** Where a file is in the copy. */
  inCopy: (file: string) => string;
  /** Applies the blocks of a file. */
  follow: (file: string) => void;
  /** Undoes the blocks of a file. */
  leaveOut: (file: string) => void;
  /** Runs a program of Node in the copy. @returns standard output and standard error. */
  run: (...command: string[]) => string;
}

/**
 * Applies a page of the documentation to a copy of the project. Each fenced block names a file. A block is the
 * whole file, or a `diff` that adds lines to it.
 *
 * @param copy The folder of the copy. It is made unless it exists, so that one page can follow another.
 */
export function followPage(page: string, copy: string): FollowedPage {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```(\w+) (\S+)\n([^]*?)^```$/gm)].map(
    ([, kind, file = '', text = '']) => ({ file, isDiff: kind === 'diff', text }),
  );
  if (!existsSync(copy)) {
    copyProject(copy);
    linkPackages(copy);
  }
  const inCopy = (file: string) => path.join(copy, file);
  const follow = (file: string) => {
    for (const block of blocks.filter((one) => one.file === file)) {
      if (!block.isDiff) {
        mkdirSync(path.dirname(inCopy(file)), { recursive: true });
        writeFileSync(inCopy(file), block.text);
        continue;
      }
      const lines = block.text.split('\n').slice(0, -1);
      const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
      const after = lines.map((line) => line.slice(1));
      const found = readFileSync(inCopy(file), 'utf8').split(`${before.join('\n')}\n`);
      expect(found, `${file} has once what the page puts something beside`).toHaveLength(2);
      writeFileSync(inCopy(file), found.join(`${after.join('\n')}\n`));
    }
  };
  return {
    files: [...new Set(blocks.map(({ file }) => file))],
    inCopy,
    follow,
    leaveOut(file) {
      if (existsSync(file)) cpSync(file, inCopy(file));
      else rmSync(inCopy(file));
    },
    run(...command) {
      const { stdout, stderr } = spawnSync(process.execPath, command, {
        cwd: copy,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] },
      });
      return stdout + stderr;
    },
  };
}
