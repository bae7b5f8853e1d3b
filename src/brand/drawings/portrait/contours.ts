import type { Spot } from './strokes.ts';

/** A point of a contour line, between two neighbouring corners of the grid. */
export interface Crossing {
  spot: Spot;
  /** Indexes of the corners. */
  from: number;
  to: number;
  /** Position of the point between them, from 0 to 1. */
  share: number;
}

/** Heights at the corners of a grid, row by row. Lines are drawn only in open cells. */
export interface Field {
  columns: number;
  rows: number;
  /** Side of a cell. */
  size: number;
  heights: readonly number[];
  /** Whether lines are drawn in a cell, given by its four corners. */
  isOpen: (corner: number, right: number, below: number, across: number) => boolean;
}

/** Returns a unique number for the edge between a corner and the next one to the right or below. */
export function edgeKey(from: number, to: number): number {
  return from * 2 + (to - from === 1 ? 0 : 1);
}

interface Node extends Crossing {
  neighbours: Node[];
  isDone: boolean;
}

/** Returns the contour lines at all multiples of `step`, each from one end to the other (marching squares). */
export function contours(
  { columns, rows, size, heights, isOpen }: Field,
  step: number,
): Crossing[][] {
  const nodes = new Map<number, Node>();
  const height = (corner: number) => (heights[corner] ?? 0) / step;
  const cross = (level: number, a: number, b: number): Node | undefined => {
    const [from, to] = a < b ? [a, b] : [b, a];
    const [low, high] = [height(from) - level, height(to) - level];
    if (low < 0 === high < 0) return undefined;
    // No level is below -5000, so that keys are positive.
    const key = (level + 5000) * columns * rows * 2 + edgeKey(from, to);
    const known = nodes.get(key);
    if (known) return known;
    const share = low / (low - high);
    const [x, y] = [(from % columns) * size, Math.floor(from / columns) * size];
    const spot: Spot = to - from === 1 ? [x + size * share, y] : [x, y + size * share];
    const node: Node = { spot, from, to, share, neighbours: [], isDone: false };
    nodes.set(key, node);
    return node;
  };
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const a = row * columns + column;
      const [b, c, d] = [a + 1, a + columns, a + columns + 1];
      if (!isOpen(a, b, c, d)) continue;
      const corners = [height(a), height(b), height(c), height(d)];
      const last = Math.floor(Math.max(...corners));
      for (let level = Math.ceil(Math.min(...corners)); level <= last; level++) {
        // The crossings of the cell's edges, in order around the cell. If a line crosses all four edges, the first two
        // and the last two are connected.
        const met = [
          cross(level, a, b),
          cross(level, b, d),
          cross(level, c, d),
          cross(level, a, c),
        ];
        const ends = met.filter((node) => node !== undefined);
        for (let i = 0; i + 1 < ends.length; i += 2) {
          const [one, other] = [ends[i], ends[i + 1]];
          if (one && other) {
            one.neighbours.push(other);
            other.neighbours.push(one);
          }
        }
      }
    }
  }
  const all = [...nodes.values()];
  // Open lines are followed from an end. The lines that are left then are closed.
  const ends = all.filter(({ neighbours }) => neighbours.length === 1);
  return [...ends, ...all].map(follow).filter((line) => line.length > 1);
}

/** Returns the points from a node to the end of its line or, if the line is closed, around it. Nodes are used once. */
function follow(start: Node): Crossing[] {
  const line: Crossing[] = [];
  let node: Node | undefined = start;
  while (node && !node.isDone) {
    node.isDone = true;
    line.push(node);
    node = node.neighbours.find(({ isDone }) => !isDone);
  }
  return line;
}
