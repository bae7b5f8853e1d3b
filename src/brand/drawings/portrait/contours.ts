import type { Spot } from './strokes.ts';

/** A place on a line of equal height, between two neighbouring corners of the grid. */
export interface Crossing {
  spot: Spot;
  from: number;
  to: number;
  /** The way from the first corner to the second, from 0 to 1. */
  share: number;
}

/** A field over the corners of a grid, which are counted by rows, and the cells in which it may be read. */
export interface Field {
  columns: number;
  rows: number;
  size: number;
  heights: readonly number[];
  isOpen: (corner: number, right: number, below: number, across: number) => boolean;
}

/** Of the edge of a cell from a corner to the next one beside or below it. */
export function edgeKey(from: number, to: number): number {
  return from * 2 + (to - from === 1 ? 0 : 1);
}

interface Node extends Crossing {
  neighbours: Node[];
  isDone: boolean;
}

/** Lines of equal height, a step apart, each from one end to the other (marching squares). */
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
  const ends = all.filter(({ neighbours }) => neighbours.length === 1);
  return [...ends, ...all].map(follow).filter((line) => line.length > 1);
}

/** From a place to the end of its line, or around it, by what no other line has taken. */
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
