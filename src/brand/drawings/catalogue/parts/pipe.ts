import type { Axis, Point2 } from '#brand/drawings/projection.ts';
import type { Sheet } from '#brand/drawings/sheet.ts';

/** Radii of a pipe and of its flanges, in drawing units. */
export const PIPE = 24;
export const FLANGE = 38;

/** A run of pipe along an axis, from `from` to `to`, centred in the plane across it. */
export const pipe = (sheet: Sheet, axis: Axis, centre: Point2, from: number, to: number): Sheet =>
  sheet.cylinder(centre, PIPE, { axis, at: from, height: to - from, engraving: 12 });

/** A flange of the given width, beginning at `at`. */
export const flange = (sheet: Sheet, axis: Axis, centre: Point2, at: number, width = 10): Sheet =>
  sheet.cylinder(centre, FLANGE, { axis, at, height: width, engraving: 9 });

/** Two flanges bolted face to face, 22 units wide in all. */
export const joint = (sheet: Sheet, axis: Axis, centre: Point2, at: number): Sheet =>
  flange(flange(sheet, axis, centre, at), axis, centre, at + 12);
