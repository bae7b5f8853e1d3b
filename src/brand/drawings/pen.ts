import { type Box2, emptyBox, joinBoxes } from './boxes.ts';
import { type Axis, circleImages, type Point2 } from './projection.ts';

const round = (value: number): number => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
};

/** A coordinate with at most one decimal, as short as SVG allows. */
export const coordinate = (value: number): string =>
  String(round(value)).replace(/^(-?)0\./, '$1.');

/** Two coordinates. A minus sign separates them by itself, without a space. */
const pair = ([x, y]: Point2): string => {
  const second = coordinate(y);
  return coordinate(x) + (second.startsWith('-') ? '' : ' ') + second;
};

/** Writes the data of an SVG path, and computes the box that it covers. Points are sheet points. */
export class Pen {
  d = '';
  box: Box2 = emptyBox;
  #last = '';

  move(to: Point2): this {
    return this.#write('M', pair(to), to);
  }

  line(to: Point2): this {
    const text = pair(to);
    if (this.#last !== 'L') return this.#write('L', text, to);
    // After a line, a further pair is a line too and needs no letter.
    return this.#write(text.startsWith('-') ? '' : ' ', text, to, 'L');
  }

  /** An arc of a circle of the plane across `axis`; `forward` is counter-clockwise in that plane's (u, v). */
  arc(axis: Axis, radius: number, to: Point2, forward = true): this {
    const { major, minor, turn, sweep } = circleImages[axis];
    const flag = forward ? sweep : 1 - sweep;
    const radii = `${coordinate(radius * major)} ${coordinate(radius * minor)} ${turn} 0 ${flag} `;
    return this.#write('A', radii + pair(to), to);
  }

  /** An arc of at most half a turn, of a circle that lies in the sheet itself. */
  flatArc(radius: number, to: Point2, clockwise = true): this {
    return this.#write(
      'A',
      `${coordinate(radius)} ${coordinate(radius)} 0 0 ${clockwise ? 1 : 0} ${pair(to)}`,
      to,
    );
  }

  close(): this {
    this.d += 'Z';
    this.#last = 'Z';
    return this;
  }

  polyline(points: readonly Point2[], closed = false): this {
    points.forEach((point, index) => (index === 0 ? this.move(point) : this.line(point)));
    return closed && points.length > 0 ? this.close() : this;
  }

  /** A whole circle lying in the sheet. */
  disc([x, y]: Point2, radius: number): this {
    this.move([x - radius, y])
      .flatArc(radius, [x + radius, y])
      .flatArc(radius, [x - radius, y])
      .close();
    return this.cover([x - radius, y - radius]).cover([x + radius, y + radius]);
  }

  /** An upright rectangle lying in the sheet. */
  rectangle(x: number, y: number, width: number, height: number): this {
    const far: Point2 = [x + width, y + height];
    return this.polyline([[x, y], [far[0], y], far, [x, far[1]]], true);
  }

  /** Widens the box without drawing. */
  cover(point: Point2): this {
    this.box = joinBoxes(this.box, [point, point]);
    return this;
  }

  #write(letter: string, text: string, to: Point2, last = letter): this {
    this.d += letter + text;
    this.#last = last;
    return this.cover(to);
  }
}
