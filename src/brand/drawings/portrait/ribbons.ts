import type { Spot } from './strokes.ts';

/** A point of a line, and half the width of the line there. */
export interface Mark {
  x: number;
  y: number;
  half: number;
}

/** Leaves out the marks that hardly differ from a straight ribbon between their neighbours (Douglas–Peucker). */
export function thin(run: Mark[], tolerance: number): Mark[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.length < 3) return run;
  let [worst, at] = [0, 0];
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const square = dx * dx + dy * dy || 1;
  run.forEach(({ x, y, half }, index) => {
    const t = Math.min(1, Math.max(0, ((x - first.x) * dx + (y - first.y) * dy) / square));
    const miss = Math.max(
      Math.hypot(x - first.x - dx * t, y - first.y - dy * t),
      1.3 * Math.abs(half - (first.half + (last.half - first.half) * t)),
    );
    if (miss > worst) [worst, at] = [miss, index];
  });
  if (worst <= tolerance || at === 0 || at === run.length - 1) return [first, last];
  return [...thin(run.slice(0, at + 1), tolerance), ...thin(run.slice(at), tolerance).slice(1)];
}

/** Returns the path data of a line of varying width. */
export function ribbon(run: Mark[]): string {
  const sides = run.map(({ x, y, half }, index): [Spot, Spot] => {
    const [a, b] = [run[index - 1] ?? run[index], run[index + 1] ?? run[index]];
    const [dx, dy] = [(b?.x ?? x) - (a?.x ?? x), (b?.y ?? y) - (a?.y ?? y)];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * half, (dx / length) * half];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  return polygon([...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()]);
}

/** Returns the data of a closed path, in relative coordinates and whole numbers. */
export function polygon(spots: readonly Spot[]): string {
  let [x, y] = [0, 0];
  return `${spots
    .map(([sx, sy], index) => {
      const [nx, ny] = [Math.round(sx), Math.round(sy)];
      const step =
        index === 0
          ? `M${nx} ${ny}`
          : `${index === 1 ? 'l' : nx - x < 0 ? '' : ' '}${nx - x}${ny - y < 0 ? '' : ' '}${ny - y}`;
      [x, y] = [nx, ny];
      return step;
    })
    .join('')}z`;
}

/** Returns the path data of a smooth line that is widest in its middle and pointed at its ends. */
export function tapered(spots: readonly Spot[], half: number): string {
  const at = (index: number): Spot =>
    spots[Math.min(spots.length - 1, Math.max(0, index))] ?? [0, 0];
  const dense: Spot[] = [];
  const pieces = spots.length > 6 ? 1 : 4;
  for (let i = 0; i < spots.length - 1; i++) {
    for (let k = 0; k < pieces; k++)
      dense.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), k / pieces));
  }
  dense.push(at(spots.length - 1));
  const edge = (sign: number) =>
    dense.map(([x, y], index): Spot => {
      const [a, b] = [
        dense[Math.max(0, index - 1)] ?? [x, y],
        dense[Math.min(dense.length - 1, index + 1)] ?? [x, y],
      ];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const width = sign * half * Math.sin((Math.PI * (index + 0.2)) / (dense.length - 0.6)) ** 0.8;
      return [x - ((b[1] - a[1]) / length) * width, y + ((b[0] - a[0]) / length) * width];
    });
  return polygon([...edge(-1), ...edge(1).reverse()]);
}

/** Returns the point at `t` (0 to 1) between `b` and `c` of a Catmull–Rom spline. */
function spline(a: Spot, b: Spot, c: Spot, d: Spot, t: number): Spot {
  const mix = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])];
}
