import { features } from './features.ts';
import { type Glimpse, look } from './light.ts';
import type { Likeness } from './likeness.ts';
import { ornaments } from './ornaments.ts';
import { seams } from './seams.ts';
import { seat, type Sitter } from './sitter.ts';
import { smoothstep } from './solids.ts';
import type { Spot, Stroke } from './strokes.ts';

/** Dark lines for a light ground, light lines for a dark one. */
export const portraitTones = ['paper', 'dark'] as const;

export type PortraitTone = (typeof portraitTones)[number];

/** The plate in its own units: fine enough for whole numbers, which weigh least. */
export const plate = { width: 1600, height: 1840 } as const;

export const unit = 432;
const origin = { x: 800, y: 770 } as const;
const lineSpacing = 14.2;
/** Of the print for small sizes, whose lines would run together. */
export const coarseSpacing = 27;
const sampling = 9;

interface Sample {
  x: number;
  y: number;
  /** The height of the line of sight, before the lines swell. */
  height: number;
  glimpse: Glimpse | undefined;
}

interface Mark {
  x: number;
  y: number;
  half: number;
}

interface Plate {
  rows: Sample[][];
  drawn: Stroke[];
}

/** The sitter is looked at once for each spacing; the two tones print from the same plate. */
const plates = new Map<number, Map<Likeness, Plate>>();

export function engrave(
  person: Likeness,
  tone: PortraitTone,
  spacing = lineSpacing,
): { lines: string; drawn: Stroke[] } {
  const cuts = plates.get(spacing) ?? new Map<Likeness, Plate>();
  plates.set(spacing, cuts);
  let cut = cuts.get(person);
  if (!cut) {
    const sitter = seat(person);
    const drawn = [...seams(sitter), ...features(sitter), ...ornaments(sitter)];
    cut = { rows: scan(sitter, spacing), drawn };
    cuts.set(person, cut);
  }
  const lines = cut.rows
    .flatMap((row) => runs(row, tone, spacing))
    .map((run) => ribbon(thin(run, 1.2)))
    .join('');
  return { lines, drawn: cut.drawn };
}

/** Where a place seen from the front is drawn: engraved lines swell with the roundness of the head. */
export function onPlate([x, y]: Spot): Spot {
  const round = Math.max(0, 1 - (x / 1.9) ** 2) * smoothstep(2.5, 1.4, y);
  return [origin.x + x * unit, origin.y + (y + 0.05 * y * round) * unit];
}

function scan(sitter: Sitter, spacing: number): Sample[][] {
  const rows: Sample[][] = [];
  for (let line = 0; line < plate.height / spacing + 4; line++) {
    const y = (line * spacing - origin.y) / unit;
    const row: Sample[] = [];
    for (let px = 4; px <= plate.width - 4; px += sampling) {
      const x = (px - origin.x) / unit;
      const [, drawnY] = onPlate([x, y]);
      row.push({ x: px, y: drawnY, height: y, glimpse: look(x, y, sitter) });
    }
    rows.push(row.flatMap((sample, index) => withEdge(sample, row[index + 1], sitter)));
  }
  return rows;
}

/** Looks closer where a body begins or ends between two samples, so that silhouettes are not stepped. */
function withEdge(sample: Sample, next: Sample | undefined, sitter: Sitter): Sample[] {
  if (!next || !sample.glimpse === !next.glimpse) return [sample];
  let [seen, empty] = sample.glimpse ? [sample, next] : [next, sample];
  for (let i = 0; i < 3; i++) {
    const x = (seen.x + empty.x) / 2;
    const y = (seen.y + empty.y) / 2;
    const height = sample.height;
    const between = { x, y, height, glimpse: look((x - origin.x) / unit, height, sitter) };
    if (between.glimpse) seen = between;
    else empty = between;
  }
  return sample.glimpse ? [sample, seen, empty] : [sample, empty, seen];
}

/** Half the width of the line for a light; nothing at all in the highest light of a paper print. */
function halfWidth({ light, matter }: Glimpse, tone: PortraitTone, spacing: number): number {
  if (tone === 'dark') return ((0.05 + 0.86 * smoothstep(0, 1, light) ** 0.9) * spacing) / 2;
  const hairline = matter === 'skin' ? 0.06 * smoothstep(1, 0.93, light) : 0.075;
  const cover = hairline + 0.88 * (1 - light) ** (matter === 'skin' ? 1.35 : 1.15);
  return cover < 0.035 ? 0 : (cover * spacing) / 2;
}

function runs(row: Sample[], tone: PortraitTone, spacing: number): Mark[][] {
  const found: Mark[][] = [];
  let run: Mark[] = [];
  for (const { x, y, glimpse } of row) {
    const half = glimpse ? halfWidth(glimpse, tone, spacing) : 0;
    if (half > 0 && y <= plate.height - half) run.push({ x, y, half });
    else if (run.length) {
      found.push(run);
      run = [];
    }
  }
  if (run.length) found.push(run);
  return found.filter(({ length }) => length > 1);
}

/** Leaves out what a straight ribbon between its neighbours would show as well (Douglas and Peucker). */
function thin(run: Mark[], tolerance: number): Mark[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.length < 3) return run;
  let [worst, at] = [0, 0];
  run.forEach(({ x, y, half }, index) => {
    const t = (x - first.x) / (last.x - first.x);
    const miss = Math.max(
      Math.abs(y - (first.y + (last.y - first.y) * t)),
      1.3 * Math.abs(half - (first.half + (last.half - first.half) * t)),
    );
    if (miss > worst) [worst, at] = [miss, index];
  });
  if (worst <= tolerance) return [first, last];
  return [...thin(run.slice(0, at + 1), tolerance), ...thin(run.slice(at), tolerance).slice(1)];
}

function ribbon(run: Mark[]): string {
  const top = run.map(({ x, y, half }): Spot => [x, y - half]);
  const bottom = run.map(({ x, y, half }): Spot => [x, y + half]).reverse();
  return polygon([...top, ...bottom]);
}

/** A closed path in relative whole numbers. */
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

/** A line that swells from a point to its middle and back, as a graver cuts it. */
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

function spline(a: Spot, b: Spot, c: Spot, d: Spot, t: number): Spot {
  const mix = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])];
}
