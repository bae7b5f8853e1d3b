type Json = Record<string, unknown>;

export interface MergedPackage {
  text: string;
  /** Sentences about keys that both sides changed differently. `text` has our value. */
  conflicts: string[];
  /** Sentences about keys that one side changed and the other side removed. `text` has our value, or no value. */
  notes: string[];
}

/** Keys that identify the site. If the site has its own value, the value stays and is no conflict. */
const identity = ['name', 'version'];

/**
 * Merges package.json three ways, key by key, so that changes in neighbouring lines are no conflict. If only one side
 * changed a key, the changed value is used.
 *
 * @param base Text of the file in the base; empty if the base does not have the file.
 */
export function mergePackage(base: string, ours: string, next: string): MergedPackage {
  const conflicts: string[] = [];
  const notes: string[] = [];
  const parse = (text: string) => JSON.parse(text || '{}') as Json;
  const merged = mergeObjects(parse(base), parse(ours), parse(next), [], { conflicts, notes });
  return { text: `${JSON.stringify(merged, null, 2)}\n`, conflicts, notes };
}

function mergeObjects(
  base: Json,
  ours: Json,
  next: Json,
  parentPath: readonly string[],
  problems: Pick<MergedPackage, 'conflicts' | 'notes'>,
): Json {
  const merged: Json = {};
  for (const key of keysInOrder(ours, next)) {
    const path = [...parentPath, key];
    const [inBase, inOurs, inNext] = [base[key], ours[key], next[key]];
    const value =
      isObject(inOurs) && isObject(inNext)
        ? mergeObjects(isObject(inBase) ? inBase : {}, inOurs, inNext, path, problems)
        : mergeValues(inBase, inOurs, inNext, path, problems);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

function mergeValues(
  base: unknown,
  ours: unknown,
  next: unknown,
  path: readonly string[],
  { conflicts, notes }: Pick<MergedPackage, 'conflicts' | 'notes'>,
): unknown {
  if (isSame(ours, next) || isSame(next, base)) return ours;
  if (isSame(ours, base)) return next;
  const name = `package.json: ${path.join('.')}`;
  if (identity.includes(path.join('.'))) return ours;
  if (ours === undefined) {
    notes.push(`${name} is removed here; the template has ${JSON.stringify(next)}`);
  } else if (next === undefined) {
    notes.push(`${name} is ${JSON.stringify(ours)} here; the template removed it`);
  } else {
    conflicts.push(
      `${name} is ${JSON.stringify(ours)} here; the template has ${JSON.stringify(next)}`,
    );
  }
  return ours;
}

/**
 * Returns our keys in our order, and the new keys of the template. A new key is inserted after the key that precedes it
 * in the template, or at the start.
 */
function keysInOrder(ours: Json, next: Json): string[] {
  const keys = Object.keys(ours);
  const nextKeys = Object.keys(next);
  for (const [index, key] of nextKeys.entries()) {
    if (keys.includes(key)) continue;
    // For the template's first key, `indexOf` returns -1.
    keys.splice(keys.indexOf(nextKeys[index - 1] ?? '') + 1, 0, key);
  }
  return keys;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
