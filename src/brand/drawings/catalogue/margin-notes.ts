import { gear, type Profile } from '#brand/drawings/profiles.ts';
import type { Point2, Point3 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet } from '#brand/drawings/sheet.ts';

const board = { width: 560, depth: 420, height: 20 } as const;
const paper = { x: 44, y: 26, width: 480, depth: 360, height: 2 } as const;
const top = board.height + paper.height;
const wheel: Point2 = [200, 216];
/** Lengths of the lines written beside the wheel; the pen stands at the end of the last. */
const lines = [118, 132, 104, 126, 60] as const;
const [margin, firstLine, lineHeight] = [372, 120, 26] as const;
const steps = 48;

/** A sheet on its board, the drawing of a wheel on it, and beside it the orange pen that writes. */
export function marginNotes(): Drawing {
  const sheet = new Sheet('pen');
  const { width, depth, height } = board;
  sheet.box([0, 0, 0], [width, depth, height], { hatchRight: 8 });
  sheet.box([paper.x, paper.y, height], [paper.width, paper.depth, paper.height]);
  sheet.lines([...drawn(), ...written()], 'edge');
  sheet.lines(axes(), 'engraving');
  // A straightedge along the lower edge of the board, a rubber on it.
  sheet.box([-26, depth - 14, height], [width + 40, 34, 7], { hatchTop: 12 });
  sheet.box([60, 52, top], [62, 34, 20], { hatchLeft: 10 });
  const [x, y] = [margin + (lines.at(-1) ?? 0), firstLine + (lines.length - 1) * lineHeight];
  sheet.part('pen', (part) => {
    part.frustum([x, y], { at: top, height: 34, radii: [1, 11] });
    part.cylinder([x, y], 14, { at: top + 34, height: 14, engraving: 6 });
    part.cylinder([x, y], 16, { at: top + 48, height: 150, engraving: 8 });
    part.cylinder([x, y], 19, { at: top + 198, height: 10, engraving: 8 });
    part.cylinder([x, y], 17, { at: top + 208, height: 84, engraving: 8 });
    part.cylinder([x, y], 11, { at: top + 292, height: 8, engraving: 6 });
  });
  return sheet.finish({ small: { x: -130, y: -70, width: 430, height: 430 } });
}

const onPaper = ([u, v]: Point2): Point3 => [u, v, top];

const ring = (radius: number): Point3[] =>
  Array.from({ length: steps + 1 }, (_, i): Point3 => {
    const angle = (i / steps) * 2 * Math.PI;
    return onPaper([wheel[0] + radius * Math.cos(angle), wheel[1] + radius * Math.sin(angle)]);
  });

const outline = ({ sides }: Profile): Point3[] =>
  [...sides, ...sides.slice(0, 1)].map(({ from }) => onPaper(from));

const drawn = (): Point3[][] => [
  outline(gear({ centre: wheel, radius: 112, teeth: 28, depth: 12 })),
  ring(78),
  ring(30),
];

const axes = (): Point3[][] => {
  const [u, v] = wheel;
  return [
    [onPaper([u - 134, v]), onPaper([u + 134, v])],
    [onPaper([u, v - 134]), onPaper([u, v + 134])],
    ring(106),
  ];
};

const written = (): Point3[][] =>
  lines.map((length, i) => {
    const y = firstLine + i * lineHeight;
    return [onPaper([margin, y]), onPaper([margin + length, y])];
  });
