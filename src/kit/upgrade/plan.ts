import { git, gitBytes } from '#kit/adopt/git.ts';

import { mergePackage } from './merge-package.ts';
import { mergeText } from './merge-text.ts';
import type { Entry, Tree } from './trees.ts';
import type { Owner } from './whose.ts';

export interface Versions {
  /** The template that the site was made from. */
  base: Tree;
  /** The site as it is. */
  ours: Tree;
  /** The template to come. */
  next: Tree;
}

export interface Plan {
  /** What becomes of files; null where one goes. */
  writes: Map<string, Entry | null>;
  /** Files of the kit that the site changed, added or removed. */
  edits: string[];
  /** Shared files that both sides changed in one place: their text has markers. */
  conflicts: string[];
  /** What one side changed and the other removed: nothing is lost, but somebody should look. */
  notes: string[];
  /** Files of the site that are new or other in the template. */
  offers: { file: string; isNew: boolean }[];
}

/**
 * What an upgrade does to each file: nothing in the project is changed.
 *
 * @param ownerOf Whose a file is. One that only the base has and nobody claims is left alone.
 * @param labels What markers of conflicts call the site, its base and the version to come.
 * @throws Error where nobody claims a file of the version to come.
 */
export function planUpgrade(
  { base, ours, next }: Versions,
  ownerOf: (file: string) => Owner | undefined,
  labels: readonly [string, string, string],
): Plan {
  const plan: Plan = { writes: new Map(), edits: [], conflicts: [], notes: [], offers: [] };
  const files = [...new Set([...base.keys(), ...next.keys()])];
  const unclaimed = [...next.keys()].filter((file) => ownerOf(file) === undefined);
  if (unclaimed.length > 0) {
    throw new Error(`No list says whose these files of the template are: ${unclaimed.join(', ')}`);
  }
  // What a site added to the kit's folders is an edit too; all else that it added is its own.
  const added = [...ours.keys()].filter(
    (file) => !base.has(file) && !next.has(file) && ownerOf(file) === 'kit',
  );
  for (const file of [...files, ...added].sort()) {
    const [b, o, n] = [base.get(file), ours.get(file), next.get(file)];
    if (isSame(o, n)) continue;
    const owner = ownerOf(file);
    if (owner === 'site' || owner === undefined) {
      const wasRemovedBySite = b !== undefined && o === undefined;
      if (n && !isSame(b, n) && !wasRemovedBySite) plan.offers.push({ file, isNew: !o });
    } else if (owner === 'kit') {
      if (!isSame(o, b)) plan.edits.push(file);
      plan.writes.set(file, n ?? null);
    } else if (isSame(o, b) || (owner === 'lock' && !isSame(b, n))) {
      // A lock file is not merged: npm makes it anew from the template's and the merged package.json.
      plan.writes.set(file, n ?? null);
    } else if (!isSame(n, b)) {
      mergeShared(plan, file, [b, o, n], labels);
    }
  }
  return plan;
}

/** A file that both sides changed. */
function mergeShared(
  plan: Plan,
  file: string,
  [base, ours, next]: readonly [Entry | undefined, Entry | undefined, Entry | undefined],
  labels: readonly [string, string, string],
): void {
  if (!ours) {
    plan.notes.push(`${file} is removed here; the template changed it`);
    return;
  }
  if (!next) {
    plan.notes.push(`${file} is changed here; the template removed it`);
    return;
  }
  const mode = ours.mode === base?.mode ? next.mode : ours.mode;
  const versions = [bytesOf(ours), bytesOf(base), bytesOf(next)] as const;
  if (file === 'package.json') {
    const [o, b, n] = versions.map(String) as [string, string, string];
    const { text, conflicts, notes } = mergePackage(b, o, n);
    plan.conflicts.push(...conflicts);
    plan.notes.push(...notes);
    plan.writes.set(file, { mode, blob: store(Buffer.from(text)) });
    return;
  }
  const merged = mergeText(versions, labels);
  if (!merged) {
    plan.conflicts.push(`${file}: no text, and changed on both sides; ours stays`);
    return;
  }
  if (merged.conflict) plan.conflicts.push(file);
  plan.writes.set(file, { mode, blob: store(merged.text) });
}

function isSame(a: Entry | undefined, b: Entry | undefined): boolean {
  return a?.blob === b?.blob && a?.mode === b?.mode;
}

function bytesOf(entry: Entry | undefined): Buffer {
  return entry ? gitBytes(['cat-file', 'blob', entry.blob]) : Buffer.alloc(0);
}

/** @returns the name of the blob. */
export function store(bytes: Buffer): string {
  return git(['hash-object', '-w', '--stdin'], { input: bytes }).trim();
}
