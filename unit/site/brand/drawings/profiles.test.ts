import { describe, expect, it } from 'vitest';

import { frustum } from '#brand/drawings/frustum.ts';
import {
  circle,
  gear,
  pointsOnCircle,
  polygon,
  roundedRectangle,
} from '#brand/drawings/profiles.ts';
import { extrusion } from '#brand/drawings/solids.ts';

const radiusOf = ([u, v]: readonly [number, number]) => Math.hypot(u, v);

describe('a gear', () => {
  it.each([12, 26, 40])('has %d teeth when %d are asked for', (teeth) => {
    const { sides } = gear({ radius: 100, teeth, depth: 12 });
    const tips = sides.filter(({ from, to }) => radiusOf(from) > 99.9 && radiusOf(to) > 99.9);
    expect(tips).toHaveLength(teeth);
  });

  it('stays between its root and its tip circle', () => {
    const radii = gear({ radius: 100, teeth: 18, depth: 12 }).sides.map(({ from }) =>
      radiusOf(from),
    );
    expect(Math.min(...radii)).toBeCloseTo(88, 6);
    expect(Math.max(...radii)).toBeCloseTo(100, 6);
  });
});

describe('profiles', () => {
  it('run counter-clockwise whichever way their corners are given', () => {
    const clockwise = polygon([
      [0, 0],
      [0, 10],
      [10, 10],
      [10, 0],
    ]);
    const area = clockwise.sides.reduce(
      (sum, { from, to }) => sum + from[0] * to[1] - to[0] * from[1],
      0,
    );
    expect(area).toBeGreaterThan(0);
  });

  it('close: each side begins where the last one ended', () => {
    for (const { sides } of [
      circle([3, 4], 10),
      roundedRectangle(0, 0, 100, 60, 12),
      gear({ radius: 50, teeth: 9, depth: 8 }),
    ]) {
      sides.forEach(({ from }, i) => {
        const before = sides.at(i - 1);
        expect(before?.to[0]).toBeCloseTo(from[0], 6);
        expect(before?.to[1]).toBeCloseTo(from[1], 6);
      });
    }
  });

  it('spread bolts evenly', () => {
    const bolts = pointsOnCircle([0, 0], 50, 8);
    const steps = bolts.map(([u, v], i) => {
      const [nextU, nextV] = bolts[(i + 1) % bolts.length] ?? [u, v];
      return Math.hypot(nextU - u, nextV - v);
    });
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6);
  });
});

describe('solids', () => {
  it('fill the box their profile and height say', () => {
    const { box } = extrusion(circle([10, 20], 5), { axis: 'x', at: 100, height: 30 });
    expect(box).toEqual([
      [100, 5, 15],
      [130, 15, 25],
    ]);
  });

  it('show a cone of equal radii as a cylinder as wide as the circle', () => {
    const [outline] = frustum([0, 0], { height: 40, radii: [20, 20] }).shapes;
    expect(outline?.box[1][0]).toBeCloseTo(20 * Math.sqrt(1.5), 3);
  });

  it('show only the cap of a cone that widens faster than the eye can see past', () => {
    expect(frustum([0, 0], { height: 5, radii: [10, 40] }).shapes).toHaveLength(1);
  });
});
