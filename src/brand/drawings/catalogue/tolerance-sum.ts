import { text } from '#brand/drawings/notes.ts';
import { Pen } from '#brand/drawings/pen.ts';
import type { Point2 } from '#brand/drawings/projection.ts';
import { group, path, type Shape } from '#brand/drawings/shapes.ts';
import { type Drawing, Sheet } from '#brand/drawings/sheet.ts';
import { cutLines } from '#brand/drawings/solids.ts';

const WEEK = 80;
/** Late tolerances of five parts in weeks, the largest first, as they are written on the sheet. */
const parts = [
  [3, '3'],
  [1, '1'],
  [1, '1'],
  [0.5, '½'],
  [0.5, '½'],
] as const;
/** Upper edges of the orange plate on the base line, of the blocks below it and of the ruler. */
const [plate, blocks, ruler] = [0, 12, 32] as const;

/** Where the chain of right angles has got to: the length of its hypotenuse, and its angle. */
interface Arm {
  readonly length: number;
  readonly angle: number;
}

const arms: readonly Arm[] = parts.slice(1).reduce<Arm[]>(
  (done, [weeks]) => {
    const { length, angle } = done.at(-1) ?? { length: 0, angle: 0 };
    const leg = weeks * WEEK;
    return [...done, { length: Math.hypot(length, leg), angle: angle + Math.atan2(leg, length) }];
  },
  [{ length: parts[0][0] * WEEK, angle: 0 }],
);
const sum = arms.at(-1) ?? { length: 0, angle: 0 };

const tip = ({ length, angle }: Arm): Point2 => [
  length * Math.cos(angle),
  -length * Math.sin(angle),
];

/** Tolerances laid end to end, and set at right angles one after the other: the orange plate is their root. */
export function toleranceSum(): Drawing {
  const sheet = new Sheet();
  sheet.put('over', ...fan(), ...chain(), ...scale(), root());
  const frame = { x: -14, y: -252, width: 6 * WEEK + 28, height: 330 };
  return sheet.finish({ small: frame, margin: 10 });
}

/** Each leg stands upright on the arm before it; its figure on this or that side of the swing, clear of both. */
function fan(): Shape[] {
  const triangles = arms.slice(1).flatMap((arm, i): Shape[] => {
    const before = arms[i] ?? arm;
    const [foot, head] = [tip(before), tip(arm)];
    const outline = new Pen().polyline([[0, 0], foot, head], true);
    const along = (share: number): Point2 => [
      -Math.cos(before.angle) * share,
      Math.sin(before.angle) * share,
    ];
    const up = (share: number): Point2 => [
      -Math.sin(before.angle) * share,
      -Math.cos(before.angle) * share,
    ];
    const corner = new Pen().polyline([
      added(foot, along(10)),
      added(added(foot, along(10)), up(10)),
      added(foot, up(10)),
    ]);
    const middle: Point2 = [(foot[0] + head[0]) / 2, (foot[1] + head[1]) / 2];
    const room = sum.length - Math.hypot(...middle);
    const [x, y] = added(middle, along(room > 24 ? -room / 2 : -room - 14));
    return [
      path('outline', outline),
      ...(i % 2 === 0 ? [cutLines(new Pen().polyline([[0, 0], foot, head], true))] : []),
      path('edge', corner),
      text(parts[i + 1]?.[1] ?? '', [x, y + 5]),
    ];
  });
  const swing = new Pen().move(tip(sum)).flatArc(sum.length, [sum.length, 0]);
  return [...triangles, path('dashed', swing)];
}

const added = ([x, y]: Point2, [dx, dy]: Point2): Point2 => [x + dx, y + dy];

/** The same parts end to end. */
function chain(): Shape[] {
  let x = 0;
  return parts.flatMap(([weeks, label], i): Shape[] => {
    const block = () => new Pen().rectangle(x, blocks, weeks * WEEK, ruler - blocks);
    const shapes = [
      path('outline', block()),
      ...(i % 2 === 1 ? [path('shade', block())] : []),
      text(label, [x + (weeks * WEEK) / 2, ruler - 3]),
    ];
    x += weeks * WEEK;
    return shapes;
  });
}

function scale(): Shape[] {
  const ticks = new Pen();
  for (let i = 0; i <= 60; i += 1) {
    const x = (i * WEEK) / 10;
    ticks.move([x, ruler]).line([x, ruler + (i % 10 === 0 ? 18 : i % 5 === 0 ? 12 : 8)]);
  }
  return [
    path('outline', new Pen().rectangle(-14, ruler, 6 * WEEK + 28, 42)),
    path('engraving', ticks),
    ...[0, 1, 2, 3, 4, 5, 6].map((week) => text(String(week), [week * WEEK, ruler + 35])),
  ];
}

/** The last arm, and the plate of its length on the base line. */
function root(): Shape {
  const across = 5;
  const { length, angle } = sum;
  const edge: Point2 = [Math.sin(angle) * across, Math.cos(angle) * across];
  const back: Point2 = [-edge[0], -edge[1]];
  const arm = [
    added([0, 0], back),
    added(tip(sum), back),
    added(tip(sum), edge),
    added([0, 0], edge),
  ];
  return group('mark', [
    path('outline', new Pen().polyline(arm, true)),
    path('outline', new Pen().rectangle(0, plate, length, blocks - plate)),
  ]);
}
