import type { Box3 } from './boxes.ts';

const TOUCH = 1e-6;
const axes = [0, 1, 2] as const;
const planes = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/**
 * Whether two boxes cover each other on the sheet. The image of a box is a hexagon whose sides are
 * the extremes of x − y, x − z and y − z, so comparing these three ranges is exact.
 */
export function imagesOverlap([a0, a1]: Box3, [b0, b1]: Box3): boolean {
  return planes.every(
    ([i, j]) => a0[i] - a1[j] < b1[i] - b0[j] - TOUCH && b0[i] - b1[j] < a1[i] - a0[j] - TOUCH,
  );
}

const liesBehind = ([, max]: Box3, [min]: Box3): boolean =>
  axes.some((i) => max[i] <= min[i] + TOUCH);

/**
 * Painter's order: what lies behind comes first. Boxes that cannot be told apart along any axis
 * (a curve on the face of its solid, meshing gears) keep the order in which they are given.
 */
export function paintersOrder<Item extends { readonly box: Box3 }>(items: readonly Item[]): Item[] {
  const waitsFor = items.map(() => new Set<number>());
  items.forEach((a, i) => {
    items.slice(i + 1).forEach((b, offset) => {
      const j = i + 1 + offset;
      if (!imagesOverlap(a.box, b.box)) return;
      const bFirst = liesBehind(b.box, a.box) && !liesBehind(a.box, b.box);
      waitsFor[bFirst ? i : j]?.add(bFirst ? j : i);
    });
  });
  const left = new Set(items.keys());
  const ordered: Item[] = [];
  while (left.size > 0) {
    const isFree = (i: number) => [...(waitsFor[i] ?? [])].every((j) => !left.has(j));
    // A cycle has no free item; the order given is then the best answer.
    const next = [...left].find(isFree) ?? Math.min(...left);
    left.delete(next);
    const item = items[next];
    if (item) ordered.push(item);
  }
  return ordered;
}
