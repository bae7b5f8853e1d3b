import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const cacheFolder = 'node_modules/.cache/axe';

/** About as many states as a few dozen runs add. If there are more, most of them belong to old builds. */
const maxStates = 50_000;

/** Returns a hash of values that JSON can represent, for use as a file name. */
export function digest(...values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** A set of names that all workers share: for each name there is an empty file. */
export interface SharedSet {
  has: (name: string) => boolean;
  add: (name: string) => void;
}

export function sharedSet(folder: string): SharedSet {
  mkdirSync(folder, { recursive: true });
  return {
    has: (name) => existsSync(path.join(folder, name)),
    add: (name) => writeFileSync(path.join(folder, name), ''),
  };
}

/**
 * Returns the set of states in which axe has found nothing, which is kept from run to run.
 *
 * @param rules Digest of everything that decides what axe finds in a state. Each digest has a set of its own.
 */
export function cleanStates(rules: string): SharedSet {
  return sharedSet(path.join(cacheFolder, rules));
}

/** Removes all known states if there are too many, or if there are sets for more than one digest of rules. */
export function forgetOldStates(): void {
  const digestsOfRules = existsSync(cacheFolder) ? readdirSync(cacheFolder) : [];
  if (digestsOfRules.length > 1 || globSync(`${cacheFolder}/*/*`).length > maxStates) {
    rmSync(cacheFolder, { recursive: true });
  }
}
