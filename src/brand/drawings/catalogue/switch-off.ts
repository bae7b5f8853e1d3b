import { text } from '#brand/drawings/notes.ts';
import { Pen } from '#brand/drawings/pen.ts';
import { polar, roundedRectangle } from '#brand/drawings/profiles.ts';
import { lettering, type Point2, type Point3, project } from '#brand/drawings/projection.ts';
import { path, type Shape } from '#brand/drawings/shapes.ts';
import { type Drawing, Sheet } from '#brand/drawings/sheet.ts';

const [columns, rows] = [5, 3] as const;
const [pitchX, pitchZ] = [84, 118] as const;
const [width, height] = [columns * pitchX + 60, rows * pitchZ + 60] as const;
const [back, face] = [0, 44] as const;
const off = { column: 3, row: 1 };
const letters = lettering([1, 0, 0], [0, 0, -1]);

/** A switchboard with everything on but the one orange switch. */
export function switchOff(): Drawing {
  const sheet = new Sheet('off');
  const foot = 60;
  for (const x of [44, 142, 240, 338, 436]) {
    sheet.cylinder([x, 22], 11, { at: 0, height: foot - 6, engraving: 6 });
    sheet.cylinder([x, 22], 15, { at: foot - 6, height: 6, engraving: 6 });
  }
  sheet.box([0, back, foot], [width, face, height], { hatchRight: 8 });
  sheet.extrude(roundedRectangle(14, foot + 14, width - 28, height - 28, 10), {
    axis: 'y',
    at: face,
    height: 5,
  });
  const front = face + 5;
  for (const [x, z] of [
    [26, 26],
    [width - 26, 26],
    [26, height - 26],
    [width - 26, height - 26],
  ] as const) {
    sheet.cylinder([x, foot + z], 6, { axis: 'y', at: front, height: 3 });
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const centre: Point2 = [26 + (column + 0.5) * pitchX, foot + 30 + (row + 0.5) * pitchZ];
      const isOff = column === off.column && row === off.row;
      figures(sheet, centre, front);
      sheet.part(isOff ? 'off' : 'on', (part) => toggle(part, centre, front, isOff ? -1 : 1));
    }
  }
  return sheet.finish({ small: { x: 60, y: -170, width: 380, height: 360 } });
}

/** 1 above and 0 below every switch. */
function figures(sheet: Sheet, [x, z]: Point2, front: number): void {
  const written = (
    [
      ['1', 34],
      ['0', -44],
    ] as const
  ).map(([figure, dz]) => text(figure, project([x + 27, front, z + dz]), letters));
  sheet.shapes(written, [
    [x + 20, front, z - 44],
    [x + 34, front, z + 44],
  ]);
}

/** A toggle switch: collar, nut, and a lever thrown up (1) or down (−1). */
function toggle(sheet: Sheet, [x, z]: Point2, front: number, throwTo: 1 | -1): void {
  sheet.cylinder([x, z], 21, { axis: 'y', at: front, height: 5, engraving: 7 });
  sheet.cylinder([x, z], 13, { axis: 'y', at: front + 5, height: 9, engraving: 6 });
  const from: Point3 = [x, front + 14, z];
  const to: Point3 = [x, front + 30, z + 40 * throwTo];
  sheet.shapes(lever(project(from), 7, project(to), 11), [
    [x - 6, front + 14, z - 6],
    [x + 6, front + 40, z + 6],
  ]);
}

/** A bar that widens towards its end, as the sheet sees it: the hull of two discs. */
function lever(start: Point2, startRadius: number, end: Point2, endRadius: number): Shape[] {
  const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const spread = Math.acos((startRadius - endRadius) / length);
  const hull = () => {
    const pen = new Pen().move(polar(start, startRadius, angle + spread));
    pen.flatArc(startRadius, polar(start, startRadius, angle - spread));
    pen
      .line(polar(end, endRadius, angle - spread))
      .flatArc(endRadius, polar(end, endRadius, angle));
    return pen.flatArc(endRadius, polar(end, endRadius, angle + spread)).close();
  };
  return [
    path('outline', hull()),
    path('face', hull()),
    path('edge', new Pen().disc(end, endRadius * 0.55)),
  ];
}
