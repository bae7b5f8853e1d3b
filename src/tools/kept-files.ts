import {
  closeSync,
  copyFileSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Writes a file unless it is there as it should be: to look costs a small part of writing, and a
 * file that stays keeps its date.
 */
export function writeChanged(file: string, content: Buffer): void {
  const present = open(file);
  if (present === undefined) {
    mkdirSync(path.dirname(file), { recursive: true });
  } else {
    const equal = isEqual(present, content);
    closeSync(present);
    if (equal) return;
    // It may be another name of a file that is to stay as it is.
    rmSync(file);
  }
  writeFileSync(file, content);
}

/**
 * Gives a file a second name unless it has it, at a tenth of the cost of a copy. Some disks have no
 * second names, and none leads to another disk: there it is copied.
 */
export function linkChanged(from: string, to: string): void {
  const present = statSync(to, { throwIfNoEntry: false });
  if (present && present.ino === statSync(from).ino) return;
  if (present) rmSync(to);
  else mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Writes all files of one folder into another. */
export function copyChanged(from: string, to: string): string[] {
  const names = filesOf(from);
  for (const name of names) writeChanged(path.join(to, name), readFileSync(path.join(from, name)));
  return names;
}

/** Removes whatever a folder holds besides these files, and folders that are empty then. */
export function removeOthers(folder: string, wanted: (name: string) => boolean, within = ''): void {
  for (const entry of readdirSync(path.join(folder, within), { withFileTypes: true })) {
    const name = path.posix.join(within, entry.name);
    if (entry.isDirectory()) removeOthers(folder, wanted, name);
    else if (!wanted(name)) rmSync(path.join(folder, name));
  }
  if (within && readdirSync(path.join(folder, within)).length === 0) {
    rmdirSync(path.join(folder, within));
  }
}

/** Names of all files in a folder and below it. */
function filesOf(folder: string, within = ''): string[] {
  return readdirSync(path.join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(within, entry.name);
    return entry.isDirectory() ? filesOf(folder, name) : [name];
  });
}

/** What files are read into to be compared: thousands of pieces of memory would not come back. */
let read = Buffer.alloc(1024 * 1024);

function isEqual(file: number, content: Buffer): boolean {
  if (fstatSync(file).size !== content.length) return false;
  if (read.length < content.length) read = Buffer.alloc(content.length);
  return (
    readSync(file, read, 0, content.length, 0) === content.length &&
    content.equals(read.subarray(0, content.length))
  );
}

function open(file: string): number | undefined {
  try {
    return openSync(file, 'r');
  } catch {
    return undefined;
  }
}
