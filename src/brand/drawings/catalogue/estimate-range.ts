import { text } from '#brand/drawings/notes.ts';
import { Pen } from '#brand/drawings/pen.ts';
import type { Point2 } from '#brand/drawings/projection.ts';
import { group, path, type Shape } from '#brand/drawings/shapes.ts';
import { type Drawing, Sheet } from '#brand/drawings/sheet.ts';
import { cutLines } from '#brand/drawings/solids.ts';

/** Person-days: what one job in ten stays below, the mean, what suffices eight and nine times in ten. */
const [low, plan, safe, high] = [80, 111, 132, 155] as const;
/** Short enough for a phone to show the scale with both of its ends. */
const [first, last] = [60, 180] as const;
const DAY = 4;
/** Height of the air above the beam, and of the curve's highest point. */
const [air, peak] = [126, 118] as const;
const beam = 46;

const at = (days: number): number => (days - plan) * DAY;

/** A range held by a calliper: curve, jaws, and the orange plumb bob over the day to plan with. */
export function estimateRange(): Drawing {
  const sheet = new Sheet();
  sheet.put(
    'over',
    ...suspicious(),
    ...curve(),
    jaw(at(low), -1),
    jaw(at(high), 1),
    ...scale(),
    ...figures(),
    bob(),
  );
  return sheet.finish({ small: 'whole', margin: 10 });
}

/** What lies outside the range. */
function suspicious(): Shape[] {
  const zone = (from: number, to: number) =>
    cutLines(new Pen().rectangle(at(from), -air, (to - from) * DAY, air));
  return [zone(first, low), zone(high, last)];
}

/** A log-normal density with a tenth of its area below the range and a tenth above it. */
const centre = Math.log(low * high) / 2;
const spread = Math.log(high / low) / 2 / 1.2816;
const density = (days: number): number =>
  Math.exp(-((Math.log(days) - centre) ** 2) / (2 * spread ** 2)) / days;
const highest = density(Math.exp(centre - spread ** 2));

const height = (days: number): number => (density(days) / highest) * peak;

const slope = (from: number, to: number): Point2[] =>
  Array.from({ length: to - from + 1 }, (_, i) => [at(from + i), -height(from + i)]);

function curve(): Shape[] {
  const held = [...slope(low, high), [at(high), 0], [at(low), 0]] as const;
  const lines = new Pen();
  for (let days = low + 2; days < high; days += 2)
    lines.move([at(days), 0]).line([at(days), -height(days)]);
  const tails = new Pen().polyline(slope(first, low)).polyline(slope(high, last));
  return [
    path('dashed', tails),
    path('outline', new Pen().polyline(held, true)),
    path('engraving', lines),
  ];
}

/** A jaw whose measuring face stands at `x`, its back towards `side`. */
function jaw(x: number, side: -1 | 1): Shape {
  const outline = new Pen().polyline(
    (
      [
        [0, 0],
        [0, -128],
        [7, -128],
        [26, -26],
        [44, -14],
        [44, 0],
      ] as const
    ).map(([u, v]): Point2 => [x + u * side, v]),
    true,
  );
  return path('outline', outline);
}

/** The beam, and below it the slide with its screw. */
function scale(): Shape[] {
  const [left, right] = [at(first) - 28, at(last) + 28] as const;
  const ticks = new Pen();
  for (let days: number = first; days <= last; days += 1)
    ticks.move([at(days), 0]).line([at(days), days % 10 === 0 ? 20 : days % 5 === 0 ? 14 : 9]);
  const numerals = [60, 80, 100, 120, 140, 160, 180].map((days) =>
    text(String(days), [at(days), 38]),
  );
  const slide = new Pen().rectangle(at(high) - 6, beam, 50, 16);
  const screw = new Pen().rectangle(at(high) + 9, beam + 16, 20, 16);
  const ribs = new Pen();
  for (let x = at(high) + 13; x < at(high) + 29; x += 4)
    ribs.move([x, beam + 16]).line([x, beam + 32]);
  return [
    path('outline', new Pen().rectangle(left, 0, right - left, beam)),
    path('engraving', ticks),
    ...numerals,
    path('outline', slide),
    path('outline', screw),
    path('engraving', ribs),
  ];
}

function figures(): Shape[] {
  const line = new Pen().move([at(safe), 0]).line([at(safe), -air - 12]);
  return [
    path('axis', line),
    text(String(low), [at(low), -138]),
    text(String(plan), [26, -air - 52]),
    text(String(safe), [at(safe), -air - 20]),
    text(String(high), [at(high), -138]),
  ];
}

function bob(): Shape {
  const body = new Pen().polyline(
    [
      [-14, -66],
      [14, -66],
      [14, -44],
      [0, -2],
      [-14, -44],
    ],
    true,
  );
  const rings = new Pen().move([-14, -58]).line([14, -58]).move([-14, -48]).line([14, -48]);
  return group('mark', [
    path('plain', new Pen().rectangle(-1.2, -air - 70, 2.4, air - 8)),
    path('outline', new Pen().rectangle(-5, -78, 10, 12)),
    path('outline', body),
    path('edge', rings),
  ]);
}
