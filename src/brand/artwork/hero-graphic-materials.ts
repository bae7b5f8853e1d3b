import { type Box, diagonals, round } from './hero-graphic-parts.ts';

/**
 * Each function returns the path data of a hatching that fills a box. In technical drawings, each hatching stands for a
 * material.
 */
export const materials: ((box: Box) => string)[] = [
  // Scattered dots and dashes.
  ({ x, y, width, height }) =>
    Array.from({ length: Math.round(height / 1.8) }, (_, index) => {
      // Multiples of 1/p and 1/p², where p is the plastic number, spread points evenly over a plane, without a
      // visible pattern or a random seed.
      const across = (index * 0.7548777) % 1;
      const down = (index * 0.5698403) % 1;
      return `M${Math.round(x + 3 + across * (width - 6))} ${Math.round(y + 4 + down * (height - 8))}h${index % 3 ? 1 : 3}`;
    }).join(''),
  // Horizontal lines.
  ({ x, y, width, height }) => repeat(height, 13, (up) => `M${x} ${y + height - up}h${width}`),
  // Diagonals.
  (box) => diagonals(box, 9, 1),
  // Vertical lines.
  ({ x, y, width, height }) =>
    repeat(width, width / 8, (right) => `M${round(x + right)} ${y}v${height}`),
  // Chevrons.
  (box) => {
    const half = box.width / 2;
    return (
      diagonals({ ...box, width: half }, 11, 1, box.y) +
      diagonals({ ...box, x: box.x + half, width: half }, 11, -1, box.y)
    );
  },
  // Bricks, with one vertical joint in each course.
  ({ x, y, width, height }) =>
    repeat(height, brickCourse, (up, row) => {
      const joint = x + (row % 2 ? 14 : 32);
      const top = y + height - up;
      return `M${x} ${top}h${width}M${joint} ${top + brickCourse}V${Math.max(y, top)}`;
    }),
  // Crossing diagonals.
  (box) => diagonals(box, 12, 1) + diagonals(box, 36, -1),
];

/** Height of a course of bricks. */
const brickCourse = 24;

/** Joins the paths that `draw` returns for each multiple of `step` below `length`. */
function repeat(
  length: number,
  step: number,
  draw: (offset: number, index: number) => string,
): string {
  // A rounding error must not add a line on the edge.
  const end = length - 0.01;
  let path = '';
  for (let offset = step, index = 0; offset < end; offset += step, index++) {
    path += draw(offset, index);
  }
  return path;
}
