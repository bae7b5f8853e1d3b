import { type Box2, emptyBox, type Frame, joinBoxes } from './boxes.ts';
import type { Point2 } from './projection.ts';
import { boxOfShapes, type Shape } from './shapes.ts';
import type { Drawing } from './sheet.ts';

/** Width by height: as wide as a phone, it leaves the words their half of the first screen. */
const ratio = 1.4;
/** Drawing units: beside a high drawing no more is left empty; what is higher than this leaves is cut. */
const widest = 1020;
/** Around what is drawn. */
const air = 18;

/**
 * What the first screen of a phone shows of a drawing: all of it without its notes, from side to side, or
 * as much of a high one as leaves it legible, around the orange part.
 */
export function lowFrame({ shapes }: Drawing): Frame {
  const drawn = shapes.filter((shape) => !isNote(shape));
  const [min, max] = boxOfShapes(drawn);
  const size: Point2 = [max[0] - min[0] + 2 * air, max[1] - min[1] + 2 * air];
  const width = Math.max(size[0], Math.min(size[1] * ratio, widest));
  const height = width / ratio;
  const middle = middleOf(markBoxes(shapes));
  const start = (axis: 0 | 1, length: number): number => {
    const [from, all] = [min[axis] - air, size[axis]];
    return all <= length
      ? from + (all - length) / 2
      : Math.min(Math.max(middle[axis] - length / 2, from), from + all - length);
  };
  return { x: start(0, width), y: start(1, height), width, height };
}

/** A ring with its number, or a dimension: on a phone too small to be read. */
export const isNote = (shape: Shape): boolean =>
  shape.kind === 'group' && (shape.role === 'dimension' || shape.role === 'balloon');

/** The orange part, wherever it is drawn; of one in two pieces both. */
export const markBoxes = (shapes: readonly Shape[], [dx, dy]: Point2 = [0, 0]): Box2[] =>
  shapes.flatMap((shape) => {
    if (shape.kind !== 'group') return [];
    const [x, y] = shape.shift ?? [0, 0];
    if (shape.role !== 'mark') return markBoxes(shape.shapes, [dx + x, dy + y]);
    const [min, max] = shape.box;
    return [
      [
        [min[0] + dx, min[1] + dy],
        [max[0] + dx, max[1] + dy],
      ],
    ];
  });

function middleOf(boxes: readonly Box2[]): Point2 {
  const [min, max] = boxes.reduce(joinBoxes, emptyBox);
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
}
