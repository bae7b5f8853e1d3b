import { text } from '#brand/drawings/notes.ts';
import { Pen } from '#brand/drawings/pen.ts';
import { polar } from '#brand/drawings/profiles.ts';
import type { Point2 } from '#brand/drawings/projection.ts';
import { group, path, type Shape } from '#brand/drawings/shapes.ts';
import { type Drawing, Sheet } from '#brand/drawings/sheet.ts';

const RADIUS = 176;
const centre: Point2 = [0, 0];
/** Angle of a reading between −50 and 50, zero at the top, on a sheet whose y runs downwards. */
const angleOf = (reading: number): number => (reading / 100) * 2 * Math.PI - Math.PI / 2;
const at = (reading: number, radius: number): Point2 => polar(centre, radius, angleOf(reading));
const band = 8;

/** A dial gauge in elevation; the orange band is the tolerance, and the needle is inside it. */
export function tolerance(): Drawing {
  const sheet = new Sheet();
  sheet.put(
    'over',
    ...axes(),
    ...plunger(),
    ...ground(),
    ...body(),
    sector(),
    ...scale(),
    ...hand(),
  );
  sheet.put('over', ...limits());
  return sheet.finish({ small: { x: -200, y: -250, width: 400, height: 380 }, margin: 16 });
}

function axes(): Shape[] {
  return [path('axis', new Pen().move([0, -264]).line([0, 362]).move([-232, 0]).line([232, 0]))];
}

function part(x: number, y: number, width: number, height: number): Shape[] {
  const pen = () => new Pen().rectangle(x, y, width, height);
  return [path('outline', pen()), path('face', pen())];
}

/** Vertical strokes that make a round part look round, denser towards the right. */
function rounding(x: number, y: number, width: number, height: number, count: number): Shape {
  const pen = new Pen();
  for (let i = 1; i <= count; i += 1) {
    const u = x + width * (1 - 0.42 * (i / count) ** 1.6);
    pen.move([u, y]).line([u, y + height]);
  }
  return path('engraving', pen);
}

function plunger(): Shape[] {
  const tip = new Pen().polyline(
    [
      [-8, 292],
      [8, 292],
      [0, 308],
    ],
    true,
  );
  return [
    ...part(-17, 170, 34, 66),
    rounding(-17, 170, 34, 66, 5),
    ...part(-8, 236, 16, 56),
    rounding(-8, 236, 16, 56, 4),
    path('outline', tip),
    path('shade', tip),
    ...part(-13, -236, 26, 40),
    rounding(-13, -236, 26, 40, 5),
    ...part(-24, -254, 48, 20),
    rounding(-24, -254, 48, 20, 7),
  ];
}

function ground(): Shape[] {
  const hatching = new Pen();
  for (let i = -13; i <= 13; i += 1) hatching.move([i * 14 - 8, 336]).line([i * 14 + 20, 308]);
  const strip = new Pen().rectangle(-176, 308, 352, 28);
  const line = new Pen().move([-200, 308]).line([200, 308]);
  return [{ ...path('engraving', hatching, strip.d), box: strip.box }, path('ground', line)];
}

function body(): Shape[] {
  const disc = (radius: number) => new Pen().disc(centre, radius);
  return [
    path('outline', disc(RADIUS + 20)),
    path('shade', disc(RADIUS + 20)),
    path('face', disc(RADIUS + 6)),
    path('engraving', disc(RADIUS)),
  ];
}

/** The tolerance: a sector of the scale's ring. */
function sector(): Shape {
  const [outer, inner] = [RADIUS, 112];
  const pen = new Pen().move(at(-band, outer)).flatArc(outer, at(band, outer));
  pen.line(at(band, inner)).flatArc(inner, at(-band, inner), false).close();
  return group('mark', [path('face', pen)]);
}

function scale(): Shape[] {
  const [fine, strong] = [new Pen(), new Pen()];
  for (let i = -50; i < 50; i += 1) {
    const length = i % 10 === 0 ? 30 : i % 5 === 0 ? 21 : 13;
    const pen = i % 10 === 0 ? strong : fine;
    pen.move(at(i, RADIUS - 4)).line(at(i, RADIUS - 4 - length));
  }
  const figures = [-40, -30, -20, 20, 30, 40].map((reading): Shape => {
    const [x, y] = at(reading, 126);
    return text(String(Math.abs(reading)), [x, y + 5]);
  });
  return [path('engraving', fine), path('edge', strong), ...figures];
}

function hand(): Shape[] {
  const angle = angleOf(3);
  const point = (along: number, across: number): Point2 =>
    polar(polar(centre, along, angle), across, angle + Math.PI / 2);
  const blade = new Pen().polyline(
    [point(-46, -6), point(146, -1.6), point(152, 0), point(146, 1.6), point(-46, 6)],
    true,
  );
  return [
    path('ink', blade),
    path('face', new Pen().disc(centre, 15)),
    path('face', new Pen().disc(centre, 6)),
  ];
}

/** The two limits, carried out beyond the case. */
function limits(): Shape[] {
  const rays = new Pen();
  for (const reading of [-band, band])
    rays.move(at(reading, RADIUS + 26)).line(at(reading, RADIUS + 66));
  const arc = new Pen().move(at(-band, RADIUS + 54));
  arc
    .flatArc(RADIUS + 54, at(-3, RADIUS + 54))
    .move(at(3, RADIUS + 54))
    .flatArc(RADIUS + 54, at(band, RADIUS + 54));
  const [x, y] = at(band, RADIUS + 54);
  return [
    group('dimension', [
      path('engraving', rays),
      path('dimension', arc),
      text('± 0.08', [x + 40, y - 2]),
    ]),
  ];
}
