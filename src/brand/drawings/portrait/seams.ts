import type { Sitter } from './sitter.ts';
import type { Spot, Stroke } from './strokes.ts';

type Outline = readonly Spot[];

const bothSides = (line: Outline): Outline[] => [line, line.map(([x, y]): Spot => [-x, y])];

const collarWings: Outline[] = bothSides([
  [0.03, 1.72],
  [0.2, 1.9],
  [0.34, 1.99],
  [0.45, 1.76],
  [0.55, 1.56],
]);

const placket = (from: number): Outline[] => [
  [
    [0.06, from],
    [0.065, 2.3],
    [0.07, 2.75],
  ],
];

/** Returns the strokes of collars, button plackets and buttons. */
export function seams({ person, onClothes, isVisible }: Sitter): Stroke[] {
  const { garment, tone, inner } = person.clothing;
  const place = ([x, y]: Spot): Spot => {
    const [a, b] = onClothes(x, y);
    return [a, b];
  };
  // Hair and scarves can hide parts of the clothes.
  const isOnView = ([x, y]: Spot) => isVisible(onClothes(x, y));
  const sew = (lines: Outline[], cloth: number, taper = 0.009): Stroke[] =>
    lines
      .map((line) => line.filter(isOnView))
      .filter((line) => line.length > 1)
      .map((line) => ({ kind: cloth < 0.5 ? 'light' : 'dark', points: line.map(place), taper }));
  const buttons = (heights: number[], x: number, cloth: number): Stroke[] =>
    heights
      .filter((y) => isOnView([x, y]))
      .map((y) => ({
        kind: cloth < 0.5 ? 'light' : 'dark',
        points: Array.from({ length: 12 }, (_, i): Spot => {
          const angle = (i / 12) * 2 * Math.PI;
          return place([x + 0.026 * Math.cos(angle), y + 0.026 * Math.sin(angle)]);
        }),
      }));
  const round = (height: number, reach: number): Outline =>
    Array.from({ length: 13 }, (_, i): Spot => {
      const x = ((i - 6) / 6) * reach;
      return [x, height - 0.62 * x * x];
    });
  switch (garment) {
    case 'crew':
      return sew([round(1.92, 0.6), round(1.81, 0.52)], tone);
    case 'rollneck':
      return sew([round(1.7, 0.5)], tone, 0.012);
    case 'shirt':
      return [
        ...sew([...collarWings, ...placket(1.78)], tone),
        ...buttons([2, 2.32, 2.62], 0, tone),
      ];
    case 'collarless':
      return [
        ...sew([round(1.82, 0.5), ...placket(1.84)], tone),
        ...buttons([1.98, 2.22, 2.46], 0, tone),
      ];
    case 'blazer':
      return [];
    case 'jacket':
      return [...sew(collarWings, inner), ...sew(placket(2.06), inner, 0.006)];
    case 'suit':
      return sew(collarWings, inner);
  }
}
