import type { Box3 } from './boxes.ts';

/** Tolerance for boxes that touch, in drawing units. */
const TOUCH = 1e-6;
const axes = [0, 1, 2] as const;
const planes = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/**
 * Whether the projections of two boxes overlap on the sheet. The image of a box is a hexagon whose sides are
 * the extremes of x − y, x − z and y − z, so comparing these three ranges is exact.
 */
export function imagesOverlap([a0, a1]: Box3, [b0, b1]: Box3): boolean {
  return planes.every(
    ([i, j]) => a0[i] - a1[j] < b1[i] - b0[j] - TOUCH && b0[i] - b1[j] < a1[i] - a0[j] - TOUCH,
  );
}

/** Whether the first box is entirely behind the second along an axis, for a viewer at (1, 1, 1). */
const liesBehind = ([, max]: Box3, [min]: Box3): boolean =>
  axes.some((i) => max[i] <= min[i] + TOUCH);

/**
 * Returns the items in painter's order: those behind others come first. Boxes that no axis separates (a curve on the
 * face of its solid, meshing gears) keep the order in which they are given.
 */
export function paintersOrder<Item extends { readonly box: Box3 }>(items: readonly Item[]): Item[] {
  /** For each item, the indexes of those that have to be painted before it. */
  const waitsFor = items.map(() => new Set<number>());
  items.forEach((a, i) => {
    items.slice(i + 1).forEach((b, offset) => {
      const j = i + 1 + offset;
      if (!imagesOverlap(a.box, b.box)) return;
      const isBBehind = liesBehind(b.box, a.box) && !liesBehind(a.box, b.box);
      const [back, front] = isBBehind ? [j, i] : [i, j];
      waitsFor[front]?.add(back);
    });
  });
  const remaining = new Set(items.keys());
  const ordered: Item[] = [];
  while (remaining.size > 0) {
    const isFree = (i: number) => [...(waitsFor[i] ?? [])].every((j) => !remaining.has(j));
    // In a cycle, every item waits for another one. Then the first remaining item in the given order is painted.
    const next = [...remaining].find(isFree) ?? Math.min(...remaining);
    remaining.delete(next);
    const item = items[next];
    if (item) ordered.push(item);
  }
  return ordered;
}
