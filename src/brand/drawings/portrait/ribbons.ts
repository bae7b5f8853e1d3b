import type { Spot } from './strokes.ts';

/** A point of a line, and half the width of the line there. */
export interface Mark {
  x: number;
  y: number;
  half: number;
}

/** Weight of an error in width, compared with one in position: it is more visible. */
const widthWeight = 1.3;

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
      widthWeight * Math.abs(half - (first.half + (last.half - first.half) * t)),
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
  const rounded = spots.map(([x, y]): Spot => [Math.round(x), Math.round(y)]);
  const steps = rounded.slice(1).map(([x, y], index) => {
    const [previousX, previousY] = rounded[index] ?? [0, 0];
    return separated(x - previousX) + separated(y - previousY);
  });
  return `M${(rounded[0] ?? [0, 0]).join(' ')}l${steps.join('').trimStart()}z`;
}

/** Returns a number of path data that follows another one. A minus sign separates them by itself. */
function separated(number: number): string {
  return number < 0 ? String(number) : ` ${String(number)}`;
}

/** Returns the path data of a smooth line that is widest in its middle and pointed at its ends. */
export function tapered(spots: readonly Spot[], half: number): string {
  const at = (index: number): Spot =>
    spots[Math.min(spots.length - 1, Math.max(0, index))] ?? [0, 0];
  const dense: Spot[] = [];
  // A line of many points is smooth without points between them.
  const pieces = spots.length > 6 ? 1 : 4;
  for (let i = 0; i < spots.length - 1; i++) {
    for (let k = 0; k < pieces; k++)
      dense.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), k / pieces));
  }
  dense.push(at(spots.length - 1));
  return ribbon(dense.map(([x, y], index) => ({ x, y, half: half * taper(index, dense.length) })));
}

/** Returns the share of its width that a pointed line has at one of its points: 1 in the middle, near 0 at the ends. */
function taper(index: number, count: number): number {
  return Math.sin((Math.PI * (index + 0.2)) / (count - 0.6)) ** 0.8;
}

/** Returns the point at `t` (0 to 1) between `b` and `c` of a Catmull–Rom spline. */
function spline(a: Spot, b: Spot, c: Spot, d: Spot, t: number): Spot {
  const mix = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])];
}
