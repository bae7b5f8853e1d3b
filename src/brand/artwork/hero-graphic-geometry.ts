import { heroGraphic } from '#kit/motion/figures.ts';

import { materials } from './hero-graphic-materials.ts';
import {
  type Easing,
  type Point,
  points,
  round,
  type Stroke,
  strokes,
  timeAtProgress,
} from './hero-graphic-parts.ts';

export interface HeroBar {
  x: number;
  height: number;
  /** Distance by which the bar rises. It starts below the ground, completely hidden with its cap. */
  travel: number;
  /** Path data, like all fields below. */
  outline: string;
  front: string;
  cap: string;
  side: string;
  material: string;
  sideShade: string;
}

export interface HeroCircle {
  x: number;
  y: number;
  radius: number;
  /** Seconds from the start until the drawn curve reaches the circle. */
  reachedAt: number;
}

export interface HeroDimension {
  x: number;
  /** The distance that is dimensioned, as text. */
  label: string;
}

/**
 * The view box of the drawing: twelve columns of 100 units. hero-graphic.css repeats these numbers. All lengths
 * below are in units of the view box.
 */
export const sheet = { width: 1200, height: 590, column: 100, ground: 540 } as const;
export const plumb = { x: 1100, bobTop: 450 } as const;
export const gear = {
  x: plumb.x,
  y: 330,
  radius: 88,
  /** Radius of the dash-dotted circle that turns behind it. */
  axisRadius: 101,
  teeth: 28,
  toothDepth: 11,
  /** Number of stacked faces that make it look solid, and the offset of each from the next. */
  layers: 8,
  layerStep: 2.3,
} as const;

const firstColumn = 3;
const bar = { width: 46, depth: 18 } as const;
/** Distance of each bar's top below the rising curve. If it is 0, a circle marks the point at which they touch. */
const shortfall = [0, 30, 0, 54, 0, 78, 0] as const;
/** Distance of the dimension line from the top. Extension lines reach from above it to below it. */
const dimensionLineY = 569;
const extension = { from: 552, to: 576 } as const;

/**
 * Easing of the drawing of the curves. hero-graphic.css repeats it as `linear()`: change both, because a circle
 * appears when its curve gets there.
 */
export const curveEasing: Easing = [0.3, 0.35, 0.3, 1];

const rise = { from: 536, by: 424 } as const;
/** Returns the `y` of the rising curve at `x`. */
const rising = (x: number) => rise.from - rise.by * (x / sheet.width) ** 1.5;
/**
 * The oscillation of the second curve. It starts at x = `from` with an amplitude of `height`, and its period is
 * 2π · `length`. After each distance of `damping`, the amplitude has fallen by the factor e.
 */
const swing = { from: 300, height: 122, length: 74, damping: 360 } as const;
/** Returns the `y` of the second curve at `x`: a damped oscillation that settles at the centre of the gear. */
const settling = (x: number) => {
  const { from, height, length, damping } = swing;
  return gear.y - height * Math.exp(-(x - from) / damping) * Math.cos((x - from) / length);
};

/** The second curve ends just inside of the circle behind the gear. */
const settlingRange = [swing.from, gear.x - 100] as const;
/** `x` of the circles on the second curve. */
const settlingStops = [418, 655, 790] as const;

export const curves = {
  // With x = width · t² and y = from - by · t³, `rising` is exactly one cubic Bézier curve.
  rising: `M0 ${rise.from}C0 ${rise.from} ${sheet.width / 3} ${rise.from} ${sheet.width} ${rise.from - rise.by}`,
  settling: curvePath(settling, settlingRange, 70),
};

export const bars: HeroBar[] = Array.from({ length: heroGraphic.bars }, (_, index) =>
  drawBar(index),
);

export const circles: HeroCircle[] = [
  ...[
    ...bars.filter((_, index) => shortfall[index] === 0).map(({ x }) => x + bar.width / 2),
    plumb.x,
  ].map((x) => circleOn(rising, x, 6.5)),
  ...settlingStops.map((x) => circleOn(settling, x, 4.5)),
];

const dimensionStops = [...bars.map(({ x }) => x), plumb.x];

export const dimensions: HeroDimension[] = dimensionStops.slice(1).map((end, index) => {
  const start = dimensionStops[index] ?? 0;
  return { x: (start + end) / 2, label: String(end - start) };
});

export const dimensionPaths = {
  line: `M${dimensionStops[0]} ${dimensionLineY}H${plumb.x}`,
  extensions: dimensionStops.map((x) => `M${x} ${extension.from}V${extension.to}`).join(''),
  ticks: dimensionStops.map((x) => `M${x - 4} ${dimensionLineY + 4}l8 -8`).join(''),
};

export const groundHatch = strokes(
  Array.from({ length: 100 }, (_, index): Stroke => [
    [index * 12 + 10, sheet.ground],
    [-10, 10],
  ]),
);

export const gearRim = drawGearRim();
export const gearFace = gearRim + gearOpenings();

/** Returns a bar that stands on the ground, with its left edge on a column line. */
function drawBar(index: number): HeroBar {
  const x = (firstColumn + index) * sheet.column;
  const height = Math.round(sheet.ground - rising(x + bar.width / 2) - (shortfall[index] ?? 0));
  const y = sheet.ground - height;
  const { width: w, depth: d } = bar;
  // Four lines divide the side into five strips.
  const strip = d / 5;
  return {
    x,
    height,
    travel: height + d + 2,
    outline: `M${x} ${sheet.ground}V${y}l${d} ${-d}h${w}V${sheet.ground - d}l${-d} ${d}z`,
    front: `M${x} ${y}h${w}v${height}h${-w}z`,
    cap: `M${x} ${y}l${d} ${-d}h${w}l${-d} ${d}z`,
    side: `M${x + w} ${y}l${d} ${-d}v${height}l${-d} ${d}z`,
    material: materials[index % materials.length]?.({ x, y, width: w, height }) ?? '',
    sideShade: [1, 2, 3, 4]
      .map((line) => `M${round(x + w + line * strip)} ${round(y - line * strip)}v${height}`)
      .join(''),
  };
}

/**
 * Approximates `y(x)` by cubic Bézier curves. Each is at most `step` wide and has the slope of the function at its
 * ends.
 */
function curvePath(y: (x: number) => number, [from, to]: readonly [number, number], step: number) {
  const steps = Math.ceil((to - from) / step);
  const run = (to - from) / steps;
  const slope = (x: number) => y(x + 0.5) - y(x - 0.5);
  let path = `M${points([[from, y(from)]])}`;
  for (let index = 0; index < steps; index += 1) {
    const start = from + index * run;
    const end = start + run;
    const leave: Point = [start + run / 3, y(start) + (slope(start) * run) / 3];
    const arrive: Point = [end - run / 3, y(end) - (slope(end) * run) / 3];
    path += `C${points([leave, arrive, [end, y(end)]])}`;
  }
  return path;
}

function circleOn(y: (x: number) => number, x: number, radius: number): HeroCircle {
  // The curve is drawn from left to right, so its progress at the circle is the circle's share of the width.
  const seconds = heroGraphic.curveDraw * timeAtProgress(curveEasing, x / sheet.width);
  return { x, y: round(y(x)), radius, reachedAt: Math.round(seconds * 100) / 100 };
}

function drawGearRim(): string {
  const { radius, teeth, toothDepth } = gear;
  const root = radius - toothDepth;
  // The corners of one tooth: the angle, as a share of the angle between two teeth, and the distance from the centre.
  const profile = [
    [0.25, root],
    [0.4, radius],
    [0.6, radius],
    [0.75, root],
  ] as const;
  const rim = Array.from({ length: teeth }, (_, tooth) =>
    profile.map(([turn, reach]) => polar(reach, ((tooth + turn) / teeth) * 2 * Math.PI)),
  ).flat();
  return `M${points(rim, 'L')}Z`;
}

function gearOpenings(): string {
  // Radii between which the openings lie, the number of arms, and half the width of an arm.
  const [outer, inner, arms, armHalf] = [64, 31, 6, 6.5];
  return Array.from({ length: arms }, (_, arm) => {
    const [start, end] = [(arm / arms) * 2 * Math.PI, ((arm + 1) / arms) * 2 * Math.PI];
    // The angles that half an arm covers on the outer and on the inner circle.
    const [wide, narrow] = [Math.asin(armHalf / outer), Math.asin(armHalf / inner)];
    const corner = (reach: number, angle: number) => points([polar(reach, angle)]);
    return `M${corner(outer, start + wide)}A${outer} ${outer} 0 0 1 ${corner(outer, end - wide)}L${corner(inner, end - narrow)}A${inner} ${inner} 0 0 0 ${corner(inner, start + narrow)}Z`;
  }).join('');
}

function polar(reach: number, angle: number): Point {
  return [reach * Math.cos(angle), reach * Math.sin(angle)];
}
