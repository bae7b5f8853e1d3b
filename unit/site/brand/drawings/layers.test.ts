import { expect, it } from 'vitest';

import { layersOf, type Matrix } from '#brand/drawings/layers.ts';
import { balloon } from '#brand/drawings/notes.ts';
import { Pen } from '#brand/drawings/pen.ts';
import type { Point2 } from '#brand/drawings/projection.ts';
import { moved, path } from '#brand/drawings/shapes.ts';

const frame = { x: -20, y: -30, width: 400, height: 300 };
/** The place of a point of the sheet after the pose of a layer. */
const posed = ([a, b, c, d, e, f]: Matrix, [x, y]: Point2): Point2 => {
  const [u, v] = [x - frame.x, y - frame.y];
  return [a * u + c * v + e + frame.x, b * u + d * v + f + frame.y];
};

it('while a part moves to its place, its leader line always ends at it', () => {
  const shift: Point2 = [60, -90];
  const at: Point2 = [110, 40];
  const pointing = balloon(at, [240, 10], '1', shift);
  const part = moved([path('outline', new Pen().rectangle(20, 100, 60, 60))], shift);
  const plate = path('outline', new Pen().rectangle(0, 0, 10, 10));
  const layers = layersOf({ shapes: [plate, part, pointing], frame, small: frame });
  const [, ofPart, ofLeader, ofDot, ring] = layers;
  expect(layers).toHaveLength(5);
  expect(ofDot?.poses).toEqual(ofPart?.poses);
  expect(ring?.poses).toBeUndefined();
  const [start, end] = ofPart!.poses!.map((pose) => posed(pose, at)) as [Point2, Point2];
  const poses = ofLeader!.poses!;
  for (const [index, pose] of poses.entries()) {
    const share = index / (poses.length - 1);
    const [x, y] = posed(pose, at);
    expect(x).toBeCloseTo(start[0] + (end[0] - start[0]) * share, 1);
    expect(y).toBeCloseTo(start[1] + (end[1] - start[1]) * share, 1);
    const { foot } = pointing.leader!;
    const [footX, footY] = posed(pose, foot);
    expect([footX, footY]).toEqual([expect.closeTo(foot[0], 1), expect.closeTo(foot[1], 1)]);
  }
});
