import { type Box3, boxOfSpace } from './boxes.ts';
import { Pen } from './pen.ts';
import { polar, type Profile, RIM_START, type Side } from './profiles.ts';
import { type Axis, circleImages, inSpace, onPlane, type Point2 } from './projection.ts';
import { path, type PathShape, type Shape } from './shapes.ts';

/** The shapes of a solid, from back to front, and the box that it fills in space. */
export interface Solid {
  readonly shapes: readonly Shape[];
  readonly box: Box3;
}

export interface Hole {
  readonly profile: Profile;
  /** Depth from the near face. By default the hole goes through the whole part. */
  readonly depth?: number;
}

export interface ExtrudeOptions {
  readonly axis?: Axis;
  /** Where the part begins along the axis. */
  readonly at?: number;
  readonly height: number;
  readonly holes?: readonly (Profile | Hole)[];
  /** Whether the faces of the side merge without edges. By default true for profiles with arcs. */
  readonly smooth?: boolean;
  /** Number of engraved lines on the shaded side of a round part. */
  readonly engraving?: number;
  /** Whether the near face is where the part was cut: it is hatched. */
  readonly cut?: boolean;
}

type ToSheet = (point: Point2) => Point2;

/** Whether a side faces the viewer: whether its outward normal has a positive component along (1, 1, 1). */
const isSeen = ({ from, to }: Side): boolean => to[1] - from[1] - (to[0] - from[0]) > 1e-6;

/** Sort key that orders runs from back to front, by the first side of each: runs do not overlap on the sheet. */
const nearness = ({ from, to }: Side): number => from[0] + from[1] + to[0] + to[1];

/**
 * Moves a point back by `depth` along the axis. In the isometric projection, a move by (depth, depth) in the plane
 * looks the same.
 */
export const shifted = ([u, v]: Point2, depth: number): Point2 => [u + depth, v + depth];

/** Draws one side of a profile; `back` draws it from its end to its start. */
function drawSide(
  pen: Pen,
  axis: Axis,
  toSheet: ToSheet,
  { from, to, radius }: Side,
  back = false,
): Pen {
  const target = toSheet(back ? from : to);
  return radius === undefined ? pen.line(target) : pen.arc(axis, radius, target, !back);
}

/** Draws a profile's outline by a function from its plane to the sheet. */
export function outlineOf(pen: Pen, axis: Axis, toSheet: ToSheet, { sides, circle }: Profile): Pen {
  const first = sides[0];
  if (!first) return pen;
  pen.move(toSheet(first.from));
  for (const side of sides) drawSide(pen, axis, toSheet, side);
  if (circle) {
    // The box of the pen has only the ends of arcs.
    const [x, y] = toSheet(circle.centre);
    const { halfWidth, halfHeight } = circleImages[axis];
    pen.cover([x - circle.radius * halfWidth, y - circle.radius * halfHeight]);
    pen.cover([x + circle.radius * halfWidth, y + circle.radius * halfHeight]);
  }
  return pen.close();
}

/** The outline of a profile lying across `axis`, at `at` along it. */
export const profileOutline = (profile: Profile, axis: Axis, at: number): Pen =>
  outlineOf(new Pen(), axis, onPlane(axis, at), profile);

/** Returns the sides that face the viewer, as runs of consecutive sides. */
function seenRuns(sides: readonly Side[]): Side[][] {
  // Begins where a run begins, so that no run is split at the ends of the list.
  const start = sides.findIndex((side, i) => isSeen(side) && !isSeen(sides.at(i - 1) ?? side));
  const turned = start < 0 ? sides : [...sides.slice(start), ...sides.slice(0, start)];
  const runs: Side[][] = [];
  let open = false;
  for (const side of turned) {
    const seen = isSeen(side);
    if (seen && open) runs.at(-1)?.push(side);
    if (seen && !open) runs.push([side]);
    open = seen;
  }
  return runs;
}

/** Draws the surface that a run of sides makes when it is extruded. */
function wall(pen: Pen, axis: Axis, far: ToSheet, near: ToSheet, run: readonly Side[]): Pen {
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last) return pen;
  pen.move(far(first.from));
  for (const side of run) drawSide(pen, axis, far, side);
  pen.line(near(last.to));
  for (const side of run.toReversed()) drawSide(pen, axis, near, side, true);
  return pen.close();
}

/**
 * Returns the angles of engraved lines on a round part, in radians from one edge of its visible side. The lines are
 * dense near that edge, which is in shade, and few where light falls.
 *
 * @param count Greatest number of lines. Lines near the opposite edge are left out.
 */
export function engravedAngles(count: number): number[] {
  // The cosines of the angles. The distance between neighbouring lines grows with each line.
  const cosines = Array.from(
    { length: count },
    (_, i) => 1 - (0.012 * (i + 1) + 0.0115 * (i + 1) ** 2),
  );
  return cosines.filter((cosine) => cosine > -0.9).map((cosine) => Math.acos(cosine));
}

function holeShapes(axis: Axis, toSheet: ToSheet, { profile, depth }: Required<Hole>): Shape[] {
  const rim = outlineOf(new Pen(), axis, toSheet, profile);
  if (profile.circle)
    return roundHole(axis, toSheet, rim, profile.circle.centre, profile.circle.radius, depth);
  const floor = outlineOf(new Pen(), axis, (point) => toSheet(shifted(point, depth)), profile);
  return [path('plain-shade', rim), path('well', floor, rim.d), path('edge', rim)];
}

/** The visible floor of a round hole is the lens in which the projections of its upper and lower rim overlap. */
function roundHole(
  axis: Axis,
  toSheet: ToSheet,
  rim: Pen,
  centre: Point2,
  radius: number,
  depth: number,
): Shape[] {
  const half = depth / Math.SQRT2;
  if (half >= radius) return [path('shade', rim)];
  const reach = Math.sqrt(radius ** 2 - half ** 2) / Math.SQRT2;
  const middle = shifted(centre, depth / 2);
  const a = toSheet([middle[0] - reach, middle[1] + reach]);
  const b = toSheet([middle[0] + reach, middle[1] - reach]);
  const lens = new Pen().move(a).arc(axis, radius, b).arc(axis, radius, a).close();
  return [path('shade', rim), path('well', lens)];
}

/** Returns the hatching of a cut face. */
export function cutLines(face: Pen): PathShape {
  const [[left, top], [right, bottom]] = face.box;
  const lines = new Pen();
  for (let x = left - (bottom - top) + 3; x < right; x += 7)
    lines.move([x, bottom]).line([x + bottom - top, top]);
  return { ...path('engraving', lines, face.d), box: face.box };
}

/** Returns a profile extruded towards the viewer along an axis. */
export function extrusion(profile: Profile, options: ExtrudeOptions): Solid {
  const { axis = 'z', at = 0, height, holes = [], engraving = 0 } = options;
  const smooth = options.smooth ?? profile.sides.some(({ radius }) => radius !== undefined);
  const far = onPlane(axis, at);
  const near = onPlane(axis, at + height);
  const runs = smooth
    ? seenRuns(profile.sides)
    : profile.sides.filter(isSeen).map((side) => [side]);
  runs.sort((a, b) => (a[0] && b[0] ? nearness(a[0]) - nearness(b[0]) : 0));
  const silhouette = new Pen();
  for (const run of runs) wall(silhouette, axis, far, near, run);
  outlineOf(silhouette, axis, near, profile);
  const shapes: Shape[] = [path('outline', silhouette)];
  for (const run of runs) shapes.push(path('shade', wall(new Pen(), axis, far, near, run)));
  if (profile.circle && engraving > 0) {
    const { centre, radius } = profile.circle;
    const lines = new Pen();
    for (const angle of engravedAngles(engraving)) {
      const point = polar(centre, radius, RIM_START + angle);
      lines.move(far(point)).line(near(point));
    }
    shapes.push(path('engraving', lines));
  }
  const face = outlineOf(new Pen(), axis, near, profile);
  shapes.push(path('face', face));
  if (options.cut) shapes.push(cutLines(face));
  for (const hole of holes) {
    const opening = 'sides' in hole ? { profile: hole } : hole;
    shapes.push(...holeShapes(axis, near, { depth: height, ...opening }));
  }
  return { shapes, box: spaceOf(profile, axis, at, height) };
}

/** Returns the region of space that an extruded profile fills. */
export function spaceOf({ sides, circle }: Profile, axis: Axis, at: number, height: number): Box3 {
  const corners = ({ centre: [u, v], radius }: NonNullable<Profile['circle']>): Point2[] => [
    [u - radius, v - radius],
    [u + radius, v + radius],
  ];
  const extremes = circle ? corners(circle) : sides.map(({ from }) => from);
  return boxOfSpace(
    extremes.flatMap((point) => [inSpace(axis, point, at), inSpace(axis, point, at + height)]),
  );
}
