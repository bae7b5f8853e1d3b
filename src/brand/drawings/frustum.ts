import { Pen } from './pen.ts';
import { circle, polar } from './profiles.ts';
import { type Axis, circleImages, onPlane, type Point2 } from './projection.ts';
import { path } from './shapes.ts';
import { cutLines, engravedAngles, outlineOf, shifted, type Solid, spaceOf } from './solids.ts';

export interface FrustumOptions {
  readonly axis?: Axis;
  /** Where the part begins along the axis. */
  readonly at?: number;
  readonly height: number;
  /** Radius where the part begins, and where it ends towards the viewer. */
  readonly radii: readonly [number, number];
  /** Number of engraved lines on the shaded side. */
  readonly engraving?: number;
  /** Whether the near end is where the part was cut: it is hatched. */
  readonly cut?: boolean;
}

/** A truncated cone, for lampshades, funnels and drill tips. */
export function frustum(
  centre: Point2,
  { axis = 'z', at = 0, height, radii, engraving = 0, cut = false }: FrustumOptions,
): Solid {
  const [start, end] = radii;
  const toSheet = onPlane(axis, at);
  const top = shifted(centre, -height);
  /** Angle of the direction away from the viewer, in the plane across the axis. */
  const away = Math.PI + Math.PI / 4;
  /** Cosine of `spread` below. */
  const spreadCosine = (start - end) / (height * Math.SQRT2);
  const cap = outlineOf(new Pen(), axis, toSheet, circle(top, end));
  const box = spaceOf(circle(centre, Math.max(start, end)), axis, at, height);
  // The near end is so large that it hides the rest.
  if (spreadCosine <= -1) return { shapes: [path('outline', cap)], box };
  /** Angle between `away` and the points at which the common tangents touch the circles. */
  const spread = Math.acos(Math.min(spreadCosine, 1));
  const onStart = (angle: number) => toSheet(polar(centre, start, angle));
  const onEnd = (angle: number) => toSheet(polar(top, end, angle));
  const hull = new Pen().move(onStart(away + spread));
  hull.arc(axis, start, onStart(away + Math.PI)).arc(axis, start, onStart(away - spread));
  hull
    .line(onEnd(away - spread))
    .arc(axis, end, onEnd(away))
    .arc(axis, end, onEnd(away + spread))
    .close();
  const [x, y] = toSheet(centre);
  const { halfWidth, halfHeight } = circleImages[axis];
  hull
    .cover([x - start * halfWidth, y - start * halfHeight])
    .cover([x + start * halfWidth, y + start * halfHeight]);
  const lines = new Pen();
  for (const angle of engravedAngles(engraving)) {
    lines.move(onStart(away + spread + angle)).line(onEnd(away + spread + angle));
  }
  const shapes = [
    path('outline', hull),
    path('shade', hull),
    path('engraving', lines),
    path('face', cap),
    ...(cut ? [cutLines(cap)] : []),
  ];
  return { shapes: shapes.filter(({ d }) => d !== ''), box };
}
