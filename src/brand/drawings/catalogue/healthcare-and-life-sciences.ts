import { Pen } from '#brand/drawings/pen.ts';
import { circle, roundedRectangle } from '#brand/drawings/profiles.ts';
import { type Point2, type Point3, project } from '#brand/drawings/projection.ts';
import { path } from '#brand/drawings/shapes.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const [columns, rows, pitch] = [6, 3, 62] as const;
const [width, depth] = [columns * pitch + 16, rows * pitch + 16] as const;
const [base, plate] = [44, 150] as const;
const TUBE = 20;
const taken = { column: 3, row: 1, lift: 128 };
const centreOf = (column: number, row: number): Point2 => [
  8 + (column + 0.5) * pitch,
  8 + (row + 0.5) * pitch,
];

/** A rack of test tubes with the orange one, the sample in question, lifted out. */
export function healthcareAndLifeSciences(view?: View): Drawing {
  const sheet = new Sheet('taken', view);
  sheet.part('base', (part) => {
    part.box([0, 0, 0], [width, depth, base], { hatchRight: 9 });
    part.lines([pulse()], 'edge');
  });
  for (const x of [0, width - 10]) {
    sheet.box([x, 0, base], [10, 10, plate - base]);
    sheet.box([x, depth - 10, base], [10, 10, plate - base]);
  }
  const isTaken = (column: number, row: number) =>
    !view && column === taken.column && row === taken.row;
  const places = Array.from(
    { length: columns * rows },
    (_, i) => [i % columns, Math.floor(i / columns)] as const,
  );
  const isAway = (column: number, row: number) =>
    isTaken(column, row) ||
    view?.apart?.plate !== undefined ||
    view?.apart?.[`tube-${column}-${row}`] !== undefined;
  for (const [column, row] of places) {
    if (isTaken(column, row)) continue;
    const centre = centreOf(column, row);
    const height = (column + row) % 3 === 0 ? 34 : 24;
    sheet.part(`tube-${column}-${row}`, (part) => {
      // The plate goes round the tube: what is above it is another piece.
      part.cylinder(centre, TUBE, { at: base, height: plate - base, engraving: 8 });
      if (isAway(column, row)) part.cylinder(centre, TUBE, { at: plate, height: 10 });
    });
    sheet.part(`cap-${column}-${row}`, (part) => {
      part.cylinder(centre, TUBE, { at: plate + 10, height, engraving: 8 });
      part.cylinder(centre, TUBE + 4, { at: plate + 10 + height, height: 16, engraving: 9 });
    });
  }
  sheet.part('plate', (part) =>
    part.extrude(roundedRectangle(0, 0, width, depth, 12), {
      at: plate,
      height: 10,
      holes: places
        .filter(([column, row]) => isAway(column, row))
        .map(([column, row]) => circle(centreOf(column, row), TUBE + 3)),
    }),
  );
  if (!view) liftedTube(sheet);
  sheet.dimension([0, depth, 0], [width, depth, 0], { offset: [0, 40, 0], label: '6 × 62' });
  sheet.dimension([width, depth, 0], [width, 0, 0], { offset: [40, 0, 0], label: '3 × 62' });
  return sheet.finish({ small: { x: -90, y: -290, width: 380, height: 380 } });
}

function liftedTube(sheet: Sheet): void {
  const centre = centreOf(taken.column, taken.row);
  const foot = plate + 10 + taken.lift;
  sheet.line(
    [
      [...centre, plate + 10],
      [...centre, foot - 24],
    ],
    'axis',
  );
  sheet.part('taken', (part) => {
    const rounding = new Pen().disc(project([...centre, foot]), TUBE * Math.sqrt(3 / 2));
    part.shapes(
      [path('outline', rounding), path('plain-shade', rounding)],
      [
        [...centre, foot - 1],
        [...centre, foot],
      ],
    );
    part.cylinder(centre, TUBE, { at: foot, height: 112, engraving: 9 });
    part.cylinder(centre, TUBE + 4, { at: foot + 112, height: 18, engraving: 9 });
    part.lines(
      [40, 56, 72, 88].map((z, i) => scaleStroke(centre, foot + z, i % 2 ? 0.5 : 0.9)),
      'edge',
    );
  });
  sheet.line(
    [
      [...centre, foot + 130],
      [...centre, foot + 176],
    ],
    'axis',
  );
}

/** A graduation on the lit side of the tube, `reach` radians long. */
function scaleStroke(centre: Point2, z: number, reach: number): Point3[] {
  return Array.from({ length: 9 }, (_, i): Point3 => {
    const turn = 1.25 + (i / 8) * reach;
    return [centre[0] + TUBE * Math.cos(turn), centre[1] + TUBE * Math.sin(turn), z];
  });
}

/** A heartbeat along the front of the rack. */
function pulse(): Point3[] {
  const beat: readonly Point2[] = [
    [0, 0],
    [26, 0],
    [34, 4],
    [42, 0],
    [50, 0],
    [55, -5],
    [63, 17],
    [71, -10],
    [77, 0],
    [92, 6],
    [104, 0],
  ];
  const middle = base / 2;
  const beats = [24, 138, 252].flatMap((start) =>
    beat.map(([x, z]): Point3 => [start + x, depth, middle - 3 + z]),
  );
  return [[10, depth, middle - 3], ...beats, [width - 10, depth, middle - 3]];
}
