import { text } from '#brand/drawings/notes.ts';
import { Pen } from '#brand/drawings/pen.ts';
import type { Point2 } from '#brand/drawings/projection.ts';
import { group, type LineStyle, path, type Shape } from '#brand/drawings/shapes.ts';
import { type Drawing, Sheet } from '#brand/drawings/sheet.ts';

const [left, right, floor] = [-260, 260, 330] as const;
/** Depth of each boundary below the surface, drawing units. */
const boundaries = [0, 54, 104, 172, 222, 286] as const;
const bore = 17;
const barrel = { from: 176, to: 268 };

/** Depth of boundary `index` at `x`; the surface itself is nearly level. */
function depthAt(index: number, x: number): number {
  const swing = index === 0 ? 2 : 11;
  return (
    (boundaries[index] ?? floor) +
    swing * Math.sin(x / 74 + index * 1.1) +
    (swing / 2) * Math.sin(x / 31 + index * 2.3)
  );
}

function seam(index: number, share = 0): Point2[] {
  return Array.from({ length: 53 }, (_, i): Point2 => {
    const x = left + i * 10;
    const [high, low] = [
      depthAt(index, x),
      index + 1 < boundaries.length ? depthAt(index + 1, x) : floor,
    ];
    return [x, high + (low - high) * share];
  });
}

/** A section through the ground: derrick above, drill string below, the orange barrel in the layer asked about. */
export function coreSample(): Drawing {
  const sheet = new Sheet();
  sheet.put('over', ...strata(), ...derrick(), ...drill(), depthScale());
  return sheet.finish({ small: { x: -200, y: -300, width: 400, height: 600 }, margin: 14 });
}

function strata(): Shape[] {
  const outline = new Pen().polyline([...seam(0), [right, floor], [left, floor]], true);
  const lines = (style: LineStyle, runs: Point2[][]): Shape => {
    const pen = new Pen();
    for (const run of runs) pen.polyline(run);
    return path(style, pen);
  };
  const courses = (index: number, count: number): Point2[][] =>
    Array.from({ length: count - 1 }, (_, i) => seam(index, (i + 1) / count));
  const rungs = (index: number, lean: number): Point2[][] => {
    const [high, low] = [seam(index), seam(index, 1)];
    return high.flatMap((point, i) => {
      const foot = low[i + lean];
      return foot ? [[point, foot]] : [];
    });
  };
  return [
    path('outline', outline),
    lines('dashed', [...courses(0, 4), ...courses(4, 5)]),
    lines('engraving', [...rungs(1, 0), ...courses(2, 7), ...rungs(3, 1), ...courses(5, 3)]),
    lines(
      'edge',
      [1, 2, 3, 4, 5].map((index) => seam(index)),
    ),
    lines('ground', [seam(0)]),
  ];
}

/** A lattice tower over the bore. */
function derrick(): Shape[] {
  const [foot, head, top] = [74, 16, -264] as const;
  const base = depthAt(0, 0) - 8;
  const half = (y: number): number => head + ((foot - head) * (y - top)) / (base - top);
  const levels = [base, -64, -120, -168, -210, top];
  const lattice = new Pen();
  levels.forEach((y, i) => {
    lattice.move([-half(y), y]).line([half(y), y]);
    const next = levels[i + 1];
    if (next === undefined) return;
    lattice
      .move([-half(y), y])
      .line([half(next), next])
      .move([half(y), y])
      .line([-half(next), next]);
  });
  const legs = new Pen()
    .move([-foot, base])
    .line([-head, top])
    .move([foot, base])
    .line([head, top]);
  const crown = new Pen().rectangle(-26, top - 18, 52, 18);
  const deck = new Pen().rectangle(-104, base, 208, 12);
  const hoist = new Pen().rectangle(-20, -96, 40, 40);
  const rope = new Pen().move([-5, top]).line([-5, -96]).move([5, top]).line([5, -96]);
  return [
    path('edge', lattice),
    path('ground', legs),
    path('outline', crown),
    path('edge', rope),
    path('outline', hoist),
    path('edge', new Pen().move([-20, -84]).line([20, -84]).move([-20, -68]).line([20, -68])),
    path('outline', deck),
  ];
}

function drill(): Shape[] {
  const hole = new Pen().rectangle(
    -bore,
    depthAt(0, 0) + 4,
    2 * bore,
    barrel.to - depthAt(0, 0) + 8,
  );
  const string = new Pen().rectangle(-6, -56, 12, barrel.from + 56);
  const joints = new Pen();
  for (let y = -20; y < barrel.from; y += 44)
    joints
      .move([-6, y])
      .line([6, y])
      .move([-6, y + 5])
      .line([6, y + 5]);
  const shading = new Pen()
    .move([3, -56])
    .line([3, barrel.from])
    .move([4.6, -56])
    .line([4.6, barrel.from]);
  const tube = new Pen().rectangle(-13, barrel.from, 26, barrel.to - barrel.from);
  const crown = new Pen();
  crown.polyline(
    [
      [-14, barrel.to],
      [-14, barrel.to + 10],
      [-8, barrel.to + 4],
      [0, barrel.to + 12],
      [8, barrel.to + 4],
      [14, barrel.to + 10],
      [14, barrel.to],
    ],
    true,
  );
  const rings = new Pen();
  for (const y of [14, 34, 40, 62, 78])
    rings.move([-13, barrel.from + y]).line([13, barrel.from + y]);
  for (const x of [6, 9, 11.4]) rings.move([x, barrel.from]).line([x, barrel.to]);
  return [
    path('plain', hole),
    path('edge', hole),
    path('outline', string),
    path('face', string),
    path('engraving', shading),
    path('edge', joints),
    group('mark', [
      path('outline', tube),
      path('face', tube),
      path('edge', rings),
      path('outline', crown),
      path('shade', crown),
    ]),
    path(
      'axis',
      new Pen()
        .move([0, -330])
        .line([0, -286])
        .move([0, barrel.to + 16])
        .line([0, floor + 30]),
    ),
  ];
}

/** The depth scale beside the section, a figure every ten metres. */
function depthScale(): Shape {
  const x = right + 26;
  const line = new Pen().move([x, 0]).line([x, floor]);
  const ticks = new Pen();
  for (let i = 0; i <= 33; i += 1)
    ticks.move([x, i * 10]).line([x + (i % 10 === 0 ? 14 : i % 5 === 0 ? 10 : 6), i * 10]);
  const figures = [0, 100, 200, 300].map((y) => text(`${y / 10} m`, [x + 38, y + 5]));
  return group('dimension', [path('dimension', line), path('engraving', ticks), ...figures]);
}
