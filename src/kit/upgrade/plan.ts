import { git, gitBytes } from '#kit/adopt/git.ts';

import { mergePackage } from './merge-package.ts';
import { mergeText } from './merge-text.ts';
import type { Entry, Tree } from './trees.ts';
import { listFile, type Owner } from './whose.ts';

export interface Versions {
  /** The template that the site was made from. */
  base: Tree;
  /** The site as it is. */
  ours: Tree;
  /** The new version of the template. */
  next: Tree;
}

type Labels = readonly [ours: string, base: string, next: string];

export interface Plan {
  /** The new entry of each file; null removes it. */
  writes: Map<string, Entry | null>;
  /** Files of the kit that the site changed, added or removed. */
  edits: string[];
  /**
   * Shared files that both sides changed. An item is the path of a file with conflict markers, or a sentence about a key
   * of package.json or a binary file, which stay as they are in the site.
   */
  conflicts: string[];
  /**
   * Sentences about files and keys that one side changed and the other side removed, for a person to review. The site's
   * version stays.
   */
  notes: string[];
  /** Files owned by the site that the template added or changed. They are not written. */
  offers: { file: string; isNew: boolean }[];
}

/**
 * Plans what an upgrade does to each file. Changes no file of the project, but stores merged texts in git's
 * object store.
 *
 * @param ownerOf Returns the owner of a file. A file of the base without an owner stays as it is.
 * @param labels Names of ours, the base and the next version in conflict markers.
 * @throws Error if a file of the next version has no owner.
 */
export function planUpgrade(
  { base, ours, next }: Versions,
  ownerOf: (file: string) => Owner | undefined,
  labels: Labels,
): Plan {
  const plan: Plan = { writes: new Map(), edits: [], conflicts: [], notes: [], offers: [] };
  const filesOfTemplate = [...new Set([...base.keys(), ...next.keys()])];
  const unclaimed = [...next.keys()].filter((file) => ownerOf(file) === undefined);
  if (unclaimed.length > 0) {
    throw new Error(
      `These files of the template have no owner in ${listFile}: ${unclaimed.join(', ')}`,
    );
  }
  // A file that the site added to a folder of the kit is an edit of the kit. All other added files belong to the site.
  const addedToKit = [...ours.keys()].filter(
    (file) => !base.has(file) && !next.has(file) && ownerOf(file) === 'kit',
  );
  for (const file of [...filesOfTemplate, ...addedToKit].sort()) {
    const entries = { base: base.get(file), ours: ours.get(file), next: next.get(file) };
    if (isSame(entries.ours, entries.next)) continue;
    const isChangedBySite = !isSame(entries.ours, entries.base);
    const isChangedByTemplate = !isSame(entries.next, entries.base);
    const takeNext = () => plan.writes.set(file, entries.next ?? null);
    switch (ownerOf(file)) {
      case 'kit':
        if (isChangedBySite) plan.edits.push(file);
        takeNext();
        break;
      case 'shared':
        if (!isChangedBySite) takeNext();
        else if (isChangedByTemplate) mergeShared(plan, file, entries, labels);
        break;
      case 'lock':
        // A lock file is not merged: npm updates the template's lock file to the merged package.json afterwards
        // (`updateLock` in main.ts).
        if (isChangedByTemplate) takeNext();
        break;
      case 'site':
      case undefined: {
        const wasRemovedBySite = entries.base !== undefined && entries.ours === undefined;
        if (entries.next && isChangedByTemplate && !wasRemovedBySite) {
          plan.offers.push({ file, isNew: !entries.ours });
        }
      }
    }
  }
  return plan;
}

/** A file in each version; undefined if the version does not have it. */
type EntryVersions = Record<keyof Versions, Entry | undefined>;

/** Merges a shared file that both sides changed. */
function mergeShared(
  plan: Plan,
  file: string,
  { base, ours, next }: EntryVersions,
  labels: Labels,
): void {
  if (!ours) {
    plan.notes.push(`${file} is removed here; the template changed it`);
    return;
  }
  if (!next) {
    plan.notes.push(`${file} is changed here; the template removed it`);
    return;
  }
  const hasSiteChangedMode = ours.mode !== base?.mode;
  const mode = hasSiteChangedMode ? ours.mode : next.mode;
  const bytes = { base: bytesOf(base), ours: bytesOf(ours), next: bytesOf(next) };
  if (file === 'package.json') {
    const { text, conflicts, notes } = mergePackage(
      bytes.base.toString(),
      bytes.ours.toString(),
      bytes.next.toString(),
    );
    plan.conflicts.push(...conflicts);
    plan.notes.push(...notes);
    plan.writes.set(file, { mode, blob: storeBlob(Buffer.from(text)) });
    return;
  }
  const merged = mergeText([bytes.ours, bytes.base, bytes.next], labels);
  if (!merged) {
    plan.conflicts.push(`${file}: a binary file that both sides changed; ours stays`);
    return;
  }
  if (merged.hasConflict) plan.conflicts.push(file);
  plan.writes.set(file, { mode, blob: storeBlob(merged.text) });
}

function isSame(a: Entry | undefined, b: Entry | undefined): boolean {
  return a?.blob === b?.blob && a?.mode === b?.mode;
}

function bytesOf(entry: Entry | undefined): Buffer {
  return entry ? gitBytes(['cat-file', 'blob', entry.blob]) : Buffer.alloc(0);
}

/** Writes bytes into git's object store and returns the id of the blob. */
export function storeBlob(bytes: Buffer): string {
  return git(['hash-object', '-w', '--stdin'], { input: bytes }).trim();
}
