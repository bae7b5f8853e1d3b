import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const kept = 'node_modules/.cache/axe';

/** States of a few dozen runs: more are of builds that are gone. */
const mostKept = 50_000;

/** A name for what is too long for one. */
export function digest(...what: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('hex');
}

/** A set that all workers share: each of its members is an empty file. */
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
 * States in which axe has found nothing, from run to run.
 *
 * @param rules All that decides what axe finds in a state: by other rules none is known.
 */
export function cleanStates(rules: string): SharedSet {
  return sharedSet(path.join(kept, rules));
}

/** Forgets states by older rules, and all where they have become many. */
export function forgetOldStates(): void {
  const byRules = existsSync(kept) ? readdirSync(kept) : [];
  if (byRules.length > 1 || globSync(`${kept}/*/*`).length > mostKept) {
    rmSync(kept, { recursive: true });
  }
}
