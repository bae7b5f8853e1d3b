import type { Box3 } from '#brand/drawings/boxes.ts';
import { text } from '#brand/drawings/notes.ts';
import { Pen } from '#brand/drawings/pen.ts';
import { circle, polar } from '#brand/drawings/profiles.ts';
import { type Axis, inSpace, lettering, onPlane, type Point2 } from '#brand/drawings/projection.ts';
import { path, type Shape } from '#brand/drawings/shapes.ts';
import { profileOutline, type Solid } from '#brand/drawings/solids.ts';

export interface Dial {
  readonly axis: 'x' | 'y';
  /** Where the face lies along the axis. */
  readonly at: number;
  /** Centre in the plane of the face: (y, z) for x, (x, z) for y. */
  readonly centre: Point2;
  readonly radius: number;
}

/** Returns the angle of a share of the full scale, which begins at the top and runs clockwise for the viewer. */
function angleOf(axis: Axis, share: number): number {
  // For the viewer, the first coordinate of the plane across x runs to the left, and that across y to the right.
  const turn = share * 2 * Math.PI;
  return axis === 'x' ? Math.PI / 2 + turn : Math.PI / 2 - turn;
}

const letters = {
  x: lettering([0, -1, 0], [0, 0, -1]),
  y: lettering([1, 0, 0], [0, 0, -1]),
};

function regionOf({ axis, at, centre: [u, v], radius }: Dial): Box3 {
  return [inSpace(axis, [u - radius, v - radius], at), inSpace(axis, [u + radius, v + radius], at)];
}

/** A scale of a hundred strokes. `figures` is the number of strokes that have a figure. */
export function dialFace({ figures = 0, ...dial }: Dial & { readonly figures?: number }): Solid {
  const { axis, at, centre, radius } = dial;
  const toSheet = onPlane(axis, at);
  const pointAt = (share: number, r: number) =>
    toSheet(polar(centre, r * radius, angleOf(axis, share)));
  const fine = new Pen();
  const strong = new Pen();
  for (let i = 0; i < 100; i += 1) {
    const pen = i % 10 === 0 ? strong : fine;
    pen.move(pointAt(i / 100, 0.94)).line(pointAt(i / 100, innerEnd(i)));
  }
  const numerals = Array.from({ length: figures }, (_, i): Shape => {
    const [u, v] = polar(centre, radius * 0.63, angleOf(axis, i / figures));
    return text(String((i * 100) / figures), toSheet([u, v - 5]), letters[axis]);
  });
  const shapes: Shape[] = [
    path('face', profileOutline(circle(centre, radius), axis, at)),
    path('engraving', fine),
    path('edge', strong),
    ...numerals,
  ];
  return { shapes, box: regionOf(dial) };
}

/** Returns the inner end of a stroke of the scale, as a share of the radius. Every fifth and tenth stroke is longer. */
function innerEnd(stroke: number): number {
  if (stroke % 10 === 0) return 0.78;
  return stroke % 5 === 0 ? 0.83 : 0.88;
}

/** The needle of a dial, pointing at a share of the scale, with its hub. */
export function needle({ share, ...dial }: Dial & { readonly share: number }): Solid {
  const { axis, at, centre, radius } = dial;
  const angle = angleOf(axis, share);
  const toSheet = onPlane(axis, at);
  /** Distances from the hub along and across the needle, as shares of the radius. */
  const pointAt = (along: number, across: number) =>
    toSheet(polar(polar(centre, along * radius, angle), across * radius, angle + Math.PI / 2));
  const blade = new Pen().polyline(
    [
      pointAt(-0.3, 0.07),
      pointAt(0.84, 0.018),
      pointAt(0.9, 0),
      pointAt(0.84, -0.018),
      pointAt(-0.3, -0.07),
    ],
    true,
  );
  const shapes: Shape[] = [
    path('outline', blade),
    path('face', blade),
    path('shade', profileOutline(circle(centre, radius * 0.11), axis, at)),
    path('face', profileOutline(circle(centre, radius * 0.05), axis, at)),
  ];
  return { shapes, box: regionOf(dial) };
}
