import { contours, edgeKey } from './contours.ts';
import { features } from './features.ts';
import { crossGrain, grain } from './grain.ts';
import { type Glimpse, look, meet } from './light.ts';
import type { Likeness } from './likeness.ts';
import { ornaments } from './ornaments.ts';
import { type Mark, ribbon, thin } from './ribbons.ts';
import { seams } from './seams.ts';
import { seat, type Sitter } from './sitter.ts';
import { smoothstep } from './solids.ts';
import type { Spot, Stroke } from './strokes.ts';

/** Dark lines for a light ground, light lines for a dark one. */
export const portraitTones = ['paper', 'dark'] as const;

export type PortraitTone = (typeof portraitTones)[number];

/** Size of the plate in units so fine that coordinates can be whole numbers, which make the file smallest. */
export const plate = { width: 1600, height: 1840 } as const;

/** Plate units for one unit of the picture's space, whose origin is at `origin` on the plate. */
export const unit = 446;
const origin = { x: 800, y: 800 } as const;
/** Distances between lines, in plate units. For small sizes they are coarse, since fine lines would run together. */
const lineSpacing = 13;
export const coarseSpacing = 20;
/** Side of a cell of the sampling grid, in plate units. */
const sampling = 10;
const columns = plate.width / sampling + 1;
const rows = plate.height / sampling + 1;

/** A sitter, sampled at the corners of a grid. All prints of a person are made from it. */
interface SampledSitter {
  sitter: Sitter;
  glimpses: (Glimpse | undefined)[];
  drawn: Stroke[];
  /** Points between two corners at which the body ends, by `edgeKey`. */
  borders: Map<number, Spot>;
}

/** A person is sampled once, for lines of every spacing and tone. */
const samples = new Map<Likeness, SampledSitter>();

/** Returns the path data of the shading lines of a portrait, and the strokes to draw above them. */
export function engrave(
  person: Likeness,
  tone: PortraitTone,
  spacing = lineSpacing,
): { lines: string; drawn: Stroke[] } {
  let sampled = samples.get(person);
  if (!sampled) {
    const sitter = seat(person);
    const drawn = [...seams(sitter), ...features(sitter), ...ornaments(sitter)];
    sampled = { sitter, glimpses: scan(sitter), drawn, borders: new Map() };
    samples.set(person, sampled);
  }
  const lines = [
    ...hatch(sampled, grain, spacing, (glimpse) => cover(glimpse, tone)),
    ...outlines(sampled, tone, spacing),
    ...hatch(sampled, crossGrain, spacing * 1.15, (glimpse) => crossCover(glimpse, tone)),
  ]
    .map((run) => ribbon(thin(run, 2.1)))
    .join('');
  return { lines, drawn: sampled.drawn };
}

/** Converts x and y of the picture's space to plate units. */
export function onPlate([x, y]: Spot): Spot {
  return [origin.x + x * unit, origin.y + y * unit];
}

function sight(x: number, y: number, sitter: Sitter): Glimpse | undefined {
  return look((x - origin.x) / unit, (y - origin.y) / unit, sitter);
}

function scan(sitter: Sitter): (Glimpse | undefined)[] {
  return Array.from({ length: columns * rows }, (_, corner) =>
    sight((corner % columns) * sampling, Math.floor(corner / columns) * sampling, sitter),
  );
}

/** Lines end at a greater step in depth between two corners, such as that from the jaw to the neck. */
const deepest = 0.13;

/** Whether a line may connect two glimpses. */
const areJoined = (a: Glimpse, b: Glimpse | undefined): boolean =>
  b !== undefined &&
  a.matter === b.matter &&
  a.piece === b.piece &&
  Math.abs(a.place[2] - b.place[2]) < deepest;

/** Whether a place of the plate shows the same body as a glimpse, at about the same depth. */
function isBodyAt({ matter, piece, place: [, , depth] }: Glimpse, [x, y]: Spot, sitter: Sitter) {
  const u = (x - origin.x) / unit;
  const v = (y - origin.y) / unit;
  const place = meet(u, v, sitter, depth + 0.3, depth - deepest);
  if (!place || place[2] > depth + deepest) return false;
  const nearest = sitter.nearest(place);
  return nearest.matter === matter && nearest.piece === piece;
}

/** Returns lines along a grain. Their width results from the share of the background that they have to cover. */
function hatch(
  { sitter, glimpses }: SampledSitter,
  along: (glimpse: Glimpse, sitter: Sitter) => number,
  spacing: number,
  covers: (glimpse: Glimpse) => number,
): Mark[][] {
  const heights = glimpses.map((glimpse) => (glimpse ? along(glimpse, sitter) * unit : 0));
  const shares = glimpses.map((glimpse) => (glimpse ? covers(glimpse) : 0));
  const isOpen = (corner: number, right: number, below: number, across: number) => {
    const first = glimpses[corner];
    return (
      first !== undefined &&
      areJoined(first, glimpses[right]) &&
      areJoined(first, glimpses[below]) &&
      areJoined(first, glimpses[across])
    );
  };
  /** Returns the distance between two lines at a corner: the steeper the field, the closer its contour lines. */
  const gap = (corner: number) => {
    const slope = (step: number) => {
      const here = glimpses[corner];
      const [before, after] = [corner - step, corner + step].map((at) =>
        here && areJoined(here, glimpses[at]) ? at : corner,
      ) as [number, number];
      const cells = (after - before) / step;
      if (cells === 0) return 0;
      return ((heights[after] ?? 0) - (heights[before] ?? 0)) / (cells * sampling);
    };
    return spacing / Math.max(0.7, Math.hypot(slope(1), slope(columns)));
  };
  const field = { columns, rows, size: sampling, heights, isOpen };
  return contours(field, spacing).flatMap((line) => {
    const marks = line.map(({ spot: [x, y], from, to, share }): Mark => {
      const wide = (at: number) => (shares[at] ?? 0) * gap(at);
      return { x, y, half: ((wide(from) * (1 - share) + wide(to) * share) / 2) * fade(x) };
    });
    const [first, last] = [line[0], line.at(-1)];
    if (first && last) {
      marks.unshift(...markBeyondEnd(marks, 0, 1, glimpses[first.from], sitter));
      marks.push(...markBeyondEnd(marks, marks.length - 1, -1, glimpses[last.to], sitter));
    }
    return strokesOf(marks);
  });
}

/** Hair of a lower tone has lines too fine to separate it from a dark background. */
const darkestHair = 0.1;

/** Returns two outlines, which are finer in the light: that of the whole person, and that of the clothes. */
function outlines(sampled: SampledSitter, tone: PortraitTone, spacing: number): Mark[][] {
  const { glimpses } = sampled;
  const isCloth = (glimpse?: Glimpse) => glimpse?.matter === 'cloth';
  const isBody = (glimpse?: Glimpse) => glimpse !== undefined;
  return [isBody, isCloth].flatMap((belongs) => {
    const heights = glimpses.map((glimpse) => (belongs(glimpse) ? 1 : -1));
    // Of the multiples of 10, only 0 lies between these heights.
    const lines = contours({ columns, rows, size: sampling, heights, isOpen: () => true }, 10);
    return lines.flatMap((line) => {
      const marks = line.map(({ from, to }): Mark => {
        const [a, b] = [glimpses[from], glimpses[to]];
        const inner = belongs(a) ? a : b;
        // Dark hair gets a light outline on a dark background, as if it were lit from behind.
        const isLitBehind = inner?.matter === 'hair' && inner.tone < darkestHair;
        const light = tone === 'dark' && isLitBehind ? 1 : (inner?.light ?? 1);
        const swell = tone === 'paper' ? 0.1 + 0.14 * (1 - light) : 0.08 + 0.14 * light;
        // Against the background, the outline of the person is drawn already.
        const isDrawn = belongs === isBody || (a && b);
        const [x, y] = border(from, to, sampled);
        return { x, y, half: isDrawn ? swell * Math.min(spacing, 16) * fade(x) : 0 };
      });
      return strokesOf(smoothed(marks));
    });
  });
}

/** Returns the point between two corners at which the body ends. */
function border(from: number, to: number, { sitter, glimpses, borders }: SampledSitter): Spot {
  const key = edgeKey(from, to);
  const known = borders.get(key);
  if (known) return known;
  const [first, second] = [glimpses[from], glimpses[to]];
  const body = first ?? second;
  const [ax, ay, bx, by] = [from, to].flatMap((at) => [
    (at % columns) * sampling,
    Math.floor(at / columns) * sampling,
  ]) as [number, number, number, number];
  const along = (share: number): Spot => [ax + (bx - ax) * share, ay + (by - ay) * share];
  const isBody = (share: number) => body !== undefined && isBodyAt(body, along(share), sitter);
  const [start, end] = bisect(0, 1, (share) => isBody(share) === (first !== undefined));
  const found = along((start + end) / 2);
  borders.set(key, found);
  return found;
}

/** Halves a range three times. The condition holds at the start of the range that is returned, and not at its end. */
function bisect(start: number, end: number, holds: (at: number) => boolean): [number, number] {
  let range: [number, number] = [start, end];
  for (let i = 0; i < 3; i++) {
    const middle = (range[0] + range[1]) / 2;
    range = holds(middle) ? [middle, range[1]] : [range[0], middle];
  }
  return range;
}

function smoothed(marks: readonly Mark[]): Mark[] {
  return marks.map((mark, index) => {
    const [before, after] = [marks[index - 1], marks[index + 1]];
    if (!before || !after) return mark;
    return {
      x: (before.x + 2 * mark.x + after.x) / 4,
      y: (before.y + 2 * mark.y + after.y) / 4,
      half: mark.half,
    };
  });
}

/** Factor of the width of lines, which fade out at the left and right edges of the plate. */
function fade(x: number): number {
  return smoothstep(0, 150, x) * smoothstep(plate.width, plate.width - 150, x);
}

/**
 * Returns a list of one mark beyond the end of a line, at which the body ends, or an empty list. Without such marks,
 * silhouettes would show the steps of the grid.
 *
 * @param at Index of the end.
 * @param inward 1 if the line continues at higher indexes, else -1.
 */
function markBeyondEnd(
  marks: readonly Mark[],
  at: number,
  inward: 1 | -1,
  body: Glimpse | undefined,
  sitter: Sitter,
): Mark[] {
  const end = marks[at];
  const before = marks[at + 2 * inward] ?? marks[at + inward];
  if (!end || !before || !body || end.half < 0.5) return [];
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  if (length < 1) return [];
  const markAt = (distance: number) => ({
    x: end.x + ((end.x - before.x) / length) * distance,
    y: end.y + ((end.y - before.y) / length) * distance,
    half: end.half,
  });
  const [inside] = bisect(0, 1.6 * sampling, (distance) => {
    const { x, y } = markAt(distance);
    return y < plate.height && isBodyAt(body, [x, y], sitter);
  });
  return inside > 0.5 ? [markAt(inside)] : [];
}

/** Returns the share of the background that lines cover. In the highest light of a paper print it is 0. */
function cover({ light, matter, tone: local }: Glimpse, tone: PortraitTone): number {
  if (tone === 'dark') {
    // Light lines cover lit areas almost completely, since these are almost white on paper.
    return matter === 'skin'
      ? 0.1 + 0.95 * smoothstep(0.3, 0.98, light / local ** 0.34) ** 1.15
      : 0.03 + 0.9 * smoothstep(0.02, 1, light) ** 0.95;
  }
  const dark = 1 - light;
  const share =
    matter === 'skin' ? 0.8 * Math.max(0, dark - 0.1) ** 1.15 : 0.06 + 0.84 * dark ** 1.2;
  return share < 0.035 ? 0 : share;
}

/** Like `cover`, for crossing lines: only in the shade of skin on paper. */
function crossCover({ light, matter }: Glimpse, tone: PortraitTone): number {
  if (matter !== 'skin' || tone === 'dark') return 0;
  const share = 0.55 * smoothstep(0.47, 0.15, light);
  return share < 0.04 ? 0 : share;
}

/** Splits a line where it is too thin to be seen, and leaves out pieces that are too short. */
function strokesOf(marks: readonly Mark[]): Mark[][] {
  const found: Mark[][] = [];
  let run: Mark[] = [];
  for (const mark of marks) {
    if (mark.half > 0.25) run.push(mark);
    else if (run.length) {
      found.push(run);
      run = [];
    }
  }
  if (run.length) found.push(run);
  return found.filter((marks) => lengthOf(marks) > 20);
}

function lengthOf(marks: readonly Mark[]): number {
  return marks.reduce((sum, { x, y }, index) => {
    const before = marks[index - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0;
  }, 0);
}
