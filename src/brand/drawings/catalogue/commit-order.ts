import { text } from '#brand/drawings/notes.ts';
import { Pen } from '#brand/drawings/pen.ts';
import { group, path, type Shape } from '#brand/drawings/shapes.ts';
import { type Drawing, Sheet } from '#brand/drawings/sheet.ts';
import { cutLines } from '#brand/drawings/solids.ts';

const thickness = 40;
/** Two transactions on one axis of time: where each draws its number, and where it commits. */
const transactions = [
  { number: '100', y: 0, from: 70, to: 476 },
  { number: '101', y: 74, from: 142, to: 300 },
] as const;
/** When the relay reads. */
const reading = 372;
const counter = 186;
const large = [1.3, 0, 0, 1.3] as const;

/** Numbers in one order, commits in the other: the orange bob falls between them and reads the larger one. */
export function commitOrder(): Drawing {
  const sheet = new Sheet();
  sheet.put('over', ...transactions.flatMap(transaction), ...missed(), ...time(), ...read(), bob());
  return sheet.finish({ small: { x: -10, y: -74, width: 540, height: 336 }, margin: 10 });
}

/** A shaft that begins with a collar and ends with the flange of its commit. */
function transaction({ number, y, from, to }: (typeof transactions)[number]): Shape[] {
  const lines = new Pen();
  for (const share of [0.5, 0.68, 0.8, 0.88, 0.94])
    lines.move([from, y + thickness * share]).line([to, y + thickness * share]);
  return [
    path('outline', new Pen().rectangle(from, y, to - from, thickness)),
    path('engraving', lines),
    path('outline', new Pen().rectangle(from - 8, y - 6, 8, thickness + 12)),
    path('outline', new Pen().rectangle(to, y - 12, 16, thickness + 24)),
    cutLines(new Pen().rectangle(to, y - 12, 16, thickness + 24)),
    text(number, [from - 38, y + thickness / 2 + 6], large),
  ];
}

/** From the reading to the commit that comes too late. */
function missed(): Shape[] {
  const [{ y, to }] = transactions;
  const ends = new Pen().move([reading, y - 16]).line([reading, y - 40]);
  ends.move([to, y - 18]).line([to, y - 40]);
  const ticks = new Pen();
  for (const x of [reading, to]) ticks.move([x - 4.5, y - 29.5]).line([x + 4.5, y - 38.5]);
  return [
    path('engraving', ends),
    path('dimension', new Pen().move([reading, y - 34]).line([to, y - 34])),
    path('tick', ticks),
  ];
}

function time(): Shape[] {
  const [y, end] = [counter + 58, 520] as const;
  const ticks = new Pen();
  for (let x = 20; x < end; x += 10) ticks.move([x, y]).line([x, y + (x % 50 === 20 ? 10 : 6)]);
  const head = new Pen().polyline(
    [
      [end, y - 4],
      [end + 12, y],
      [end, y + 4],
    ],
    true,
  );
  const drops = new Pen();
  for (const { y: top, to } of transactions)
    drops.move([to + 8, top + thickness + 12]).line([to + 8, y]);
  return [
    path('dashed', drops),
    path('ground', new Pen().move([10, y]).line([end, y])),
    path('engraving', ticks),
    path('ink', head),
  ];
}

/** What the relay remembers, in the windows of a counter. */
function read(): Shape[] {
  const [width, tall] = [32, 34] as const;
  const left = reading - 1.5 * width;
  return ['1', '0', '1'].flatMap((figure, i): Shape[] => [
    path('outline', new Pen().rectangle(left + i * width, counter, width, tall)),
    text(figure, [left + (i + 0.5) * width, counter + tall / 2 + 8], large),
  ]);
}

function bob(): Shape {
  const foot = counter - 4;
  const body = new Pen().polyline(
    [
      [reading - 13, foot - 60],
      [reading + 13, foot - 60],
      [reading + 13, foot - 40],
      [reading, foot],
      [reading - 13, foot - 40],
    ],
    true,
  );
  return group('mark', [
    path('plain', new Pen().rectangle(reading - 1.2, -64, 2.4, foot - 2)),
    path('outline', new Pen().rectangle(reading - 5, foot - 71, 10, 11)),
    path('outline', body),
    path('edge', new Pen().move([reading - 13, foot - 50]).line([reading + 13, foot - 50])),
  ]);
}
