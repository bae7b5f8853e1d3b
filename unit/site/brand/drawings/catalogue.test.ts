import { brotliCompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { type Box2, boxWithinFrame } from '#brand/drawings/boxes.ts';
import { allDrawingNames, draw, drawingNames } from '#brand/drawings/catalogue.ts';
import { qualityEngineering } from '#brand/drawings/catalogue/quality-engineering.ts';
import { outlinesOf } from '#brand/drawings/figures.ts';
import { isNote, lowFrame, markBoxes } from '#brand/drawings/low-frame.ts';
import { type Tone, tones } from '#brand/drawings/palette.ts';
import type { Point2 } from '#brand/drawings/projection.ts';
import { renderDrawing } from '#brand/drawings/render.ts';
import { boxOfShapes, type Shape } from '#brand/drawings/shapes.ts';
import { categoryViews } from '#brand/drawings/views.ts';
import { colours } from '#brand/tokens.ts';

const MAX_BYTES = 24 * 1024;
const MAX_HERO_BYTES = 12 * 1024;
const names = allDrawingNames;
const viewNames = names.filter((name) => !(drawingNames as readonly string[]).includes(name));
const files = names.flatMap((name) =>
  tones.flatMap((tone) =>
    [undefined, 'small' as const, 'low' as const].map((crop) => ({
      name,
      ...renderDrawing(name, { tone, crop }),
    })),
  ),
);
const filesOf = (name: (typeof names)[number]) => files.filter((file) => file.name === name);

const filled = new Set(['outline', 'face', 'shade']);

/** The closed faces of the orange parts: a dot on one of them is on the part, not beside it. */
const orangeFaces = (shapes: readonly Shape[], [dx, dy]: Point2 = [0, 0], isMark = false): Box2[] =>
  shapes.flatMap((shape): Box2[] => {
    if (shape.kind === 'group') {
      const [x, y] = shape.shift ?? [0, 0];
      return orangeFaces(shape.shapes, [dx + x, dy + y], isMark || shape.role === 'mark');
    }
    if (!isMark || shape.kind !== 'path' || !filled.has(shape.style)) return [];
    const [min, max] = shape.box;
    return [
      [
        [min[0] + dx, min[1] + dy],
        [max[0] + dx, max[1] + dy],
      ],
    ];
  });

/** Where the rings of a drawing point: the dots at the ends of their leaders. */
const ringDots = (shapes: readonly Shape[]): Point2[] =>
  shapes.flatMap((shape) => {
    if (shape.kind !== 'group' || shape.role !== 'balloon') return [];
    const dot = shape.shapes.find((one) => one.kind === 'path' && one.style === 'ink');
    if (!dot) return [];
    const [min, max] = dot.box;
    return [[(min[0] + max[0]) / 2, (min[1] + max[1]) / 2]];
  });

const weight = (svg: string) => brotliCompressSync(svg).length;
const places = (svg: string) =>
  [...svg.matchAll(/ (?:d|x|y|viewBox|width|height)="([^"]*)"/g)].map(([, value]) => value ?? '');
const figuresOf = (svg: string) =>
  [...svg.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text ?? '');

describe('the catalogue', () => {
  it('has an outline for each letter of its figures', () => {
    const letters = new Set(
      files.flatMap(({ svg }) => figuresOf(svg).flatMap((text) => [...text])),
    );
    letters.delete(' ');
    expect(letters.size).toBeGreaterThan(0);
    expect([...letters].filter((letter) => outlinesOf(letter).d === '')).toEqual([]);
  });

  it('holds each name once', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(names)('frames %s and its crop by sides of more than 200', (name) => {
    const { frame, small } = draw(name);
    for (const { width, height } of [frame, small]) {
      expect(width).toBeGreaterThan(200);
      expect(height).toBeGreaterThan(200);
    }
  });

  it.each(names)('crops %s from inside the drawing, not from beside it', (name) => {
    const { frame, small } = draw(name);
    const overlapX =
      Math.min(frame.x + frame.width, small.x + small.width) - Math.max(frame.x, small.x);
    const overlapY =
      Math.min(frame.y + frame.height, small.y + small.height) - Math.max(frame.y, small.y);
    expect(overlapX * overlapY).toBeGreaterThan(0.75 * small.width * small.height);
  });
});

/** The corners of each figure of a drawing, and the frame that it is shown in. */
function placedFigures(svg: string): {
  frame: Box2;
  figures: { text: string; corners: Point2[] }[];
} {
  const [left = 0, top = 0, width = 0, height = 0] = /viewBox="([^"]*)"/
    .exec(svg)![1]!
    .split(' ')
    .map(Number);
  const figures = [...svg.matchAll(/matrix\(([^)]*)\)" d="[^"]*"><title>([^<]*)<\/title>/g)].map(
    ([, matrix = '', text = '']) => {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix.split(' ').map(Number);
      const corners = [0, outlinesOf(text).width].flatMap((x) =>
        [0, -720].map((y): Point2 => [a * x + c * y + e, b * x + d * y + f]),
      );
      return { text, corners };
    },
  );
  return {
    frame: [
      [left, top],
      [left + width, top + height],
    ],
    figures,
  };
}

describe.each(names)('the files of %s', (name) => {
  it('cut no figure in two', () => {
    for (const { svg } of filesOf(name)) {
      const { frame, figures } = placedFigures(svg);
      const [[left, top], [right, bottom]] = frame;
      const cut = figures.filter(({ corners }) => {
        const within = corners.filter(
          ([x, y]) => x >= left && x <= right && y >= top && y <= bottom,
        ).length;
        return within > 0 && within < corners.length;
      });
      expect(cut.map(({ text }) => text)).toEqual([]);
    }
  });
});

it('shows phones the calliper with both ends of its scale', () => {
  const sizes = ([undefined, 'small'] as const).map(
    (crop) => renderDrawing('estimate-range', { tone: 'paper', crop }).width,
  );
  expect(sizes[1]).toBe(sizes[0]);
});

/** Charts in texts. Their figures have to be legible on phones too. */
const charts = ['commit-order', 'estimate-range', 'retry-waves', 'tolerance-sum'] as const;
/** Width of the text on a phone of 390 px, in pixels. */
const phoneColumn = 350;

describe.each(charts)('the crop of the chart %s', (name) => {
  const { svg, width, height } = renderDrawing(name, { tone: 'paper', crop: 'small' });
  const [left, top] = /viewBox="(\S+) (\S+)/.exec(svg)!.slice(1).map(Number) as [number, number];
  const figures = [
    ...svg.matchAll(/matrix\((\S+) 0 0 \S+ (\S+) (\S+)\)" d="[^"]*"><title>([^<]*)<\/title>/g),
  ].map(([, scale, x, y, text = '']) => {
    const size = Number(scale) * 1000;
    const [from, foot] = [Number(x), Number(y)];
    return { text, size, from, to: from + (outlinesOf(text).width * size) / 1000, foot };
  });

  it('sets its figures at least 14 px high on a phone', () => {
    expect(figures.length).toBeGreaterThan(4);
    for (const { text, size } of figures)
      expect((size * phoneColumn) / width, text).toBeGreaterThanOrEqual(13.99);
  });

  it('cuts none of them', () => {
    for (const { text, size, from, to, foot } of figures) {
      expect(from, text).toBeGreaterThanOrEqual(left);
      expect(to, text).toBeLessThanOrEqual(left + width);
      expect(foot - 0.72 * size, text).toBeGreaterThanOrEqual(top);
      expect(foot, text).toBeLessThanOrEqual(top + height);
    }
  });

  it('keeps them apart', () => {
    for (const one of figures)
      for (const other of figures) {
        if (one === other) continue;
        const beside = one.to < other.from || other.to < one.from;
        const below =
          one.foot < other.foot - 0.72 * other.size || other.foot < one.foot - 0.72 * one.size;
        expect(beside || below, `${one.text} and ${other.text}`).toBe(true);
      }
  });
});

describe('the first screen of a phone', () => {
  it.each(names)('shows the orange part of %s whole, in a picture lower than wide', (name) => {
    const drawing = draw(name);
    const frame = lowFrame(drawing);
    const marks = markBoxes(drawing.shapes);
    expect(marks.length).toBeGreaterThan(0);
    for (const box of marks) expect(boxWithinFrame(box, frame)).toBe(true);
    expect(frame.width / frame.height).toBeGreaterThan(1.3);
  });

  it.each(names)('cuts %s at no side', (name) => {
    const drawing = draw(name);
    const frame = lowFrame(drawing);
    const [min, max] = boxOfShapes(drawing.shapes.filter((shape) => !isNote(shape)));
    expect(frame.x).toBeLessThan(min[0]);
    expect(frame.x + frame.width).toBeGreaterThan(max[0]);
  });
});

describe('a view', () => {
  it.each(viewNames)('crops %s around its orange part', (name) => {
    const { shapes, small } = draw(name);
    const shares = markBoxes(shapes).map(([min, max]) => {
      const width = Math.min(max[0], small.x + small.width) - Math.max(min[0], small.x);
      const height = Math.min(max[1], small.y + small.height) - Math.max(min[1], small.y);
      return (Math.max(width, 0) * Math.max(height, 0)) / ((max[0] - min[0]) * (max[1] - min[1]));
    });
    expect(Math.max(...shares)).toBeGreaterThan(0.8);
  });

  const hasRing = (name: (typeof viewNames)[number]) => ringDots(draw(name).shapes).length > 0;

  it.each(names.filter((name) => !viewNames.includes(name)))(
    'alone is numbered: %s is a whole drawing, and no text would explain a number on it',
    (name) => {
      expect(ringDots(draw(name).shapes)).toEqual([]);
    },
  );

  it.each(viewNames.filter(hasRing))('points the ring of %s at its orange part', (name) => {
    const { shapes } = draw(name);
    const [[x, y] = [NaN, NaN]] = ringDots(shapes);
    const hit = orangeFaces(shapes).some(
      ([min, max]) => x > min[0] && x < max[0] && y > min[1] && y < max[1],
    );
    expect(hit).toBe(true);
  });

  it.each(Object.keys(categoryViews) as (typeof names)[number][])(
    'points the number of the whole drawing %s at its orange part',
    (name) => {
      const { shapes } = draw(name).numbered!;
      const [[x, y] = [NaN, NaN]] = ringDots(shapes);
      const hit = orangeFaces(shapes).some(
        ([min, max]) => x > min[0] && x < max[0] && y > min[1] && y < max[1],
      );
      expect(hit).toBe(true);
    },
  );

  it('is refused if it names a part that the drawing does not have', () => {
    expect(() => qualityEngineering({ mark: 'pendulum' })).toThrow('pendulum');
  });
});

describe.each(names)('every file of %s', (name) => {
  it('needs no typeface of the system', () => {
    for (const { svg } of filesOf(name)) expect(svg).not.toMatch(/<text|font/);
  });

  it('has exactly one orange part', () => {
    // In this drawing the ground is split, so its orange layer is in both halves.
    const pieces = name === 'data-engineering-1' ? 2 : 1;
    for (const { svg } of filesOf(name))
      expect(svg.match(/<g class="mark">/g)).toHaveLength(pieces);
  });

  it('keeps the whole drawing in its frame', () => {
    const { shapes, frame } = draw(name);
    expect(boxWithinFrame(boxOfShapes(shapes), frame)).toBe(true);
  });

  it('holds no coordinate that is not a number, and at most one decimal', () => {
    for (const value of filesOf(name).flatMap(({ svg }) => places(svg))) {
      expect(value).not.toMatch(/NaN|Infinity|undefined|\d+e|\.\d\d/);
    }
  });

  it('writes figures and units, no words', () => {
    for (const text of filesOf(name).flatMap(({ svg }) => figuresOf(svg))) {
      expect(text).toMatch(/^[\d\s.×±½]+(?: ?(?:m|U))?$/);
    }
  });

  it('stays within the limit of bytes', () => {
    for (const { svg } of filesOf(name)) expect(weight(svg)).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('stands alone: no scripts, no variables, no other files, no id twice', () => {
    for (const { svg } of filesOf(name)) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
      expect(svg).not.toMatch(/<script|var\(|href=/);
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('rendering', () => {
  it.each(names)('repeats %s exactly', (name) => {
    expect(renderDrawing(name, { tone: 'dark' })).toEqual(renderDrawing(name, { tone: 'dark' }));
  });

  it('keeps the inline hero light', () => {
    for (const tone of ['paper', 'tinted', 'dark'] as const) {
      expect(weight(renderDrawing('assembled-drive', { tone }).svg)).toBeLessThan(MAX_HERO_BYTES);
    }
  });

  it('hides dimensions where their figures would be less than 9 px high', () => {
    const { svg, width } = renderDrawing('assembled-drive', { tone: 'paper' });
    const rule = /@media \(max-width:(\d+)px\)\{[^{}]* g\.dimension\{display:none\}\}/.exec(svg);
    const figureSize = 16;
    expect((figureSize * Number(rule?.[1])) / width).toBeCloseTo(9, 1);
    expect(svg).toContain('<g class="dimension">');
  });

  it('drops dimensions in the small crop', () => {
    const { svg } = renderDrawing('assembled-drive', { tone: 'paper' });
    expect(svg).toContain('>220<');
    const small = renderDrawing('assembled-drive', { tone: 'paper', crop: 'small' });
    expect(small.svg).not.toContain('>220<');
  });

  it('uses the colours of its tone alone', () => {
    const { surfaceTint, surfaceShade, inkShade } = colours;
    const shades = [surfaceTint, surfaceShade, inkShade];
    const used = (tone: Tone) => {
      const { svg } = renderDrawing('assembled-drive', { tone });
      return shades.filter((shade) => svg.includes(shade));
    };
    expect(used('paper')).toEqual([surfaceTint]);
    expect(used('tinted')).toEqual([surfaceShade]);
    expect(used('dark')).toEqual([inkShade]);
  });
});
