import { type Box2, emptyBox, type Frame, joinBoxes } from './boxes.ts';
import type { Point2 } from './projection.ts';
import { boxOfShapes, type Shape } from './shapes.ts';
import type { Drawing } from './sheet.ts';

/** Width divided by height. At the width of a phone, such a crop fills about half of the first screen. */
const ratio = 1.4;
/**
 * Greatest width, in drawing units, to which the crop of a narrow drawing is widened so that it shows the full height.
 * A drawing that is still too high is cut.
 */
const maxWidened = 1020;
/** Margin around the drawing, in drawing units. */
const margin = 18;

/**
 * Returns the crop for the first screen of a phone: the full width of a drawing without its notes, and its full height
 * or, if the drawing would become too small to read, as much of the height as fits around the orange part.
 */
export function lowFrame({ shapes }: Drawing): Frame {
  const drawn = shapes.filter((shape) => !isNote(shape));
  const [min, max] = boxOfShapes(drawn);
  const size: Point2 = [max[0] - min[0] + 2 * margin, max[1] - min[1] + 2 * margin];
  const width = Math.max(size[0], Math.min(size[1] * ratio, maxWidened));
  const height = width / ratio;
  const middle = middleOf(markBoxes(shapes));
  const start = (axis: 0 | 1, length: number): number => {
    const [from, full] = [min[axis] - margin, size[axis]];
    if (full <= length) return from + (full - length) / 2;
    return Math.min(Math.max(middle[axis] - length / 2, from), from + full - length);
  };
  return { x: start(0, width), y: start(1, height), width, height };
}

/** Whether a shape is a numbered ring or a dimension. On a phone, these would be too small to read. */
export const isNote = (shape: Shape): boolean =>
  shape.kind === 'group' && (shape.role === 'dimension' || shape.role === 'balloon');

/**
 * Returns the boxes of the orange part, one for each of its pieces, at the position in which it is drawn.
 *
 * @param offset The shift of the groups around the shapes.
 */
export const markBoxes = (shapes: readonly Shape[], offset: Point2 = [0, 0]): Box2[] =>
  shapes.flatMap((shape) => {
    if (shape.kind !== 'group') return [];
    const [dx, dy] = offset;
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
