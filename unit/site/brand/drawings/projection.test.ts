import { describe, expect, it } from 'vitest';

import { paintersOrder } from '#brand/drawings/depth.ts';
import { coordinate, Pen } from '#brand/drawings/pen.ts';
import { circleImages, project } from '#brand/drawings/projection.ts';

describe('the projection', () => {
  it('sends x to the right and down, y to the left and down, z up', () => {
    const [rightX, rightY] = project([100, 0, 0]);
    const [leftX, leftY] = project([0, 100, 0]);
    expect(rightX).toBeCloseTo(86.603, 3);
    expect(rightY).toBeCloseTo(50, 6);
    expect(leftX).toBeCloseTo(-86.603, 3);
    expect(leftY).toBeCloseTo(50, 6);
    expect(project([0, 0, 100])).toEqual([0, -100]);
  });

  it('shows points on one line of sight at one place', () => {
    const [x, y] = project([30, -20, 10]);
    const [farX, farY] = project([-70, -120, -90]);
    expect(farX).toBeCloseTo(x, 6);
    expect(farY).toBeCloseTo(y, 6);
  });

  it.each(['x', 'y', 'z'] as const)(
    'gives the circle across %s the extents of its projected points',
    (axis) => {
      const points = Array.from({ length: 720 }, (_, i) => {
        const [u, v] = [Math.cos((i * Math.PI) / 360), Math.sin((i * Math.PI) / 360)];
        return project(axis === 'x' ? [0, u, v] : axis === 'y' ? [u, 0, v] : [u, v, 0]);
      });
      const { halfWidth, halfHeight } = circleImages[axis];
      expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(halfWidth, 3);
      expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(halfHeight, 3);
    },
  );
});

describe('the pen', () => {
  it.each([
    [0, '0'],
    [-0.04, '0'],
    [12, '12'],
    [0.25, '.3'],
    [-0.55, '-.5'],
    [10.04, '10'],
  ])('writes %d as %s', (value, text) => {
    expect(coordinate(value)).toBe(text);
  });

  it('leaves out letters and spaces that SVG does not need', () => {
    expect(
      new Pen().polyline(
        [
          [0, 0],
          [10, -5],
          [-3, 4],
        ],
        true,
      ).d,
    ).toBe('M0 0L10-5-3 4Z');
  });

  it('knows the box it covers', () => {
    expect(new Pen().disc([10, 20], 5).box).toEqual([
      [5, 15],
      [15, 25],
    ]);
  });
});

describe("painter's order", () => {
  const item = (name: string, min: [number, number, number], max: [number, number, number]) => ({
    name,
    box: [min, max] as const,
  });

  it('paints what lies behind first, whatever the order given', () => {
    const near = item('near', [10, 0, 0], [20, 10, 10]);
    const far = item('far', [0, 0, 0], [10, 10, 10]);
    const above = item('above', [0, 0, 10], [20, 10, 20]);
    expect(paintersOrder([above, near, far]).map(({ name }) => name)).toEqual([
      'far',
      'near',
      'above',
    ]);
  });

  it('keeps the order given where boxes reach into each other', () => {
    const solid = item('solid', [0, 0, 0], [10, 10, 10]);
    const curve = item('curve', [2, 2, 2], [8, 10, 8]);
    expect(paintersOrder([solid, curve]).map(({ name }) => name)).toEqual(['solid', 'curve']);
    expect(paintersOrder([curve, solid]).map(({ name }) => name)).toEqual(['curve', 'solid']);
  });

  it('leaves no item out when boxes overlap in a ring', () => {
    const ring = [
      item('a', [0, 10, 0], [30, 20, 10]),
      item('b', [20, 0, 5], [30, 30, 15]),
      item('c', [0, 0, 12], [30, 12, 20]),
    ];
    expect(paintersOrder(ring)).toHaveLength(3);
  });
});
