import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { format, resolveConfig } from 'prettier';

import { copyProject, linkPackages } from '#kit/testing/copy-project.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

import type { Changes } from './content-changes.ts';

/** Returns a record as JSON in the format of `npm run format`, with the settings of the project in `root`. */
export async function recordText(file: string, value: unknown, root = '.'): Promise<string> {
  return format(JSON.stringify(value, null, 2), {
    ...(await resolveConfig(path.join(root, file))),
    filepath: file,
    // JSON needs no plugins, and during an upgrade they may not be installed.
    plugins: [],
  });
}

/** Makes the changes in a copy of the project and checks the copy (verify.ts). @returns a line for each problem. */
export function tryChanges(changes: Changes): string[] {
  const copy = temporaryFolder('adopt');
  copyProject(copy);
  linkPackages(copy);
  for (const [file, text] of changes) put(path.join(copy, file), text);
  // Runs the verify.ts of the copy: the project's verify.ts would import the definition of the project.
  const program = path.join(copy, path.relative('.', import.meta.dirname), 'verify.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status === 0) return [];
  // verify.ts prints problems on stdout. Without any, the program itself failed, and stderr has the error.
  return (stdout || stderr).trim().split('\n');
}

/** Makes all changes in a project, or none: if a change fails, the earlier changes are undone. */
export function writeChanges(changes: Changes, root = '.'): void {
  const before: Changes = new Map();
  try {
    for (const [name, text] of changes) {
      const file = path.join(root, name);
      before.set(file, existsSync(file) ? readFileSync(file, 'utf8') : null);
      put(file, text);
    }
  } catch (error) {
    for (const [file, text] of before) put(file, text);
    throw error;
  }
}

/** Writes a file atomically. If the text is null, removes the file and the folders that are empty afterwards. */
function put(file: string, text: string | null): void {
  if (text !== null) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, text);
    renameSync(`${file}.part`, file);
    return;
  }
  rmSync(file, { force: true });
  let folder = path.dirname(file);
  while (existsSync(folder) && readdirSync(folder).length === 0) {
    rmdirSync(folder);
    folder = path.dirname(folder);
  }
}
