import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { HeroGraphic } from '#brand/artwork/hero-graphic.tsx';
import {
  bars,
  circles,
  curveEasing,
  curves,
  dimensions,
  gear,
  plumb,
  sheet,
} from '#brand/artwork/hero-graphic-geometry.ts';
import {
  diagonals,
  type Easing,
  strokes,
  timeAtProgress,
} from '#brand/artwork/hero-graphic-parts.ts';
import { heroGraphic } from '#kit/motion/figures.ts';

const markup = renderToStaticMarkup(<HeroGraphic className="stands-here" />);
const styles = readFileSync(
  new URL('../../../src/brand/artwork/hero-graphic.css', import.meta.url),
  'utf8',
);

describe('the drawing', () => {
  test('has the size of the sheet and takes a class', () => {
    expect(markup).toContain('viewBox="0 0 1200 590"');
    expect(markup).toContain('class="hero-graphic stands-here"');
  });

  test('is decoration: hidden from assistive technology, with figures but no words', () => {
    expect(markup).toContain('aria-hidden="true"');
    const texts = [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/^\d+$/);
  });

  test('holds only numbers that can be drawn', () => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('weighs at most 3 kB', () => {
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(3 * 1024);
  });
});

describe('the geometry', () => {
  test('has a bar on each of seven column lines, higher from touch to touch of the curve', () => {
    expect(bars).toHaveLength(heroGraphic.bars);
    for (const bar of bars) expect(bar.x % sheet.column).toBe(0);
    const touching = bars.filter((_, index) => index % 2 === 0).map(({ height }) => height);
    expect(touching).toEqual([...touching].sort((a, b) => a - b));
    expect(Math.max(...touching)).toBeLessThan(sheet.ground);
  });

  test('lets a bar start so low that its cap is out of sight', () => {
    for (const bar of bars) expect(bar.travel).toBeGreaterThan(bar.height + 18);
  });

  test('dimensions the distances that are drawn', () => {
    const total = dimensions.reduce((sum, { label }) => sum + Number(label), 0);
    expect(total).toBe(plumb.x - (bars[0]?.x ?? 0));
  });

  test('keeps the gear inside the sheet and on the plumb line', () => {
    expect(gear.x).toBe(plumb.x);
    expect(gear.x + gear.radius + (gear.layers - 1) * gear.layerStep).toBeLessThan(sheet.width + 5);
  });

  test('shows each circle while its curve is being drawn, the farther the later', () => {
    const rising = circles.slice(0, 5).map(({ reachedAt }) => reachedAt);
    const settling = circles.slice(5).map(({ reachedAt }) => reachedAt);
    for (const times of [rising, settling]) expect(times).toEqual([...times].sort((a, b) => a - b));
    for (const { reachedAt } of circles) {
      expect(reachedAt).toBeGreaterThan(0);
      expect(reachedAt).toBeLessThan(heroGraphic.curveDraw);
    }
  });

  test('writes equal lines as equal relative commands, without adding up rounding errors', () => {
    const path = strokes(
      Array.from({ length: 4 }, (_, index) => [
        [index * 12.04, 5],
        [-10, 10],
      ]),
    );
    expect(path).toBe('M0 5l-10 10m22 -10l-10 10m22.1 -10l-10 10m22 -10l-10 10');
    expect(ends(path).at(-1)).toEqual([36.1, 5, 26.1, 15]);
  });

  test('cuts diagonal lines at the edges of their box', () => {
    const lines = ends(diagonals({ x: 10, y: 20, width: 30, height: 50 }, 7, -1));
    expect(lines.length).toBeGreaterThan(8);
    for (const [x, y, endX, endY] of lines) {
      for (const px of [x, endX]) {
        expect(px).toBeGreaterThanOrEqual(9.9);
        expect(px).toBeLessThanOrEqual(40.1);
      }
      for (const py of [y, endY]) {
        expect(py).toBeGreaterThanOrEqual(19.9);
        expect(py).toBeLessThanOrEqual(70.1);
      }
    }
  });

  test.each([
    ['rising', curves.rising, (x: number) => 536 - 424 * (x / 1200) ** 1.5],
    [
      'settling',
      curves.settling,
      (x: number) => 330 - 122 * Math.exp(-(x - 300) / 360) * Math.cos((x - 300) / 74),
    ],
  ])('draws the %s curve where its function is', (_, path, y) => {
    for (const [x, drawn] of pointsOn(path)) expect(Math.abs(drawn - y(x))).toBeLessThan(0.5);
  });
});

/** Both ends of each line of a path. The start of a line may be relative to the end of the line before it. */
function ends(path: string): [number, number, number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mm])(\S+) (\S+?)l(\S+) (-?[\d.]+)/g)].map(([, move, ...numbers]) => {
    const [mx = 0, my = 0, dx = 0, dy = 0] = numbers.map(Number);
    const from = move === 'M' ? [mx, my] : [x + mx, y + my];
    const [startX = 0, startY = 0] = from.map((value) => Math.round(value * 10) / 10);
    [x, y] = [startX + dx, startY + dy];
    return [startX, startY, x, y];
  });
}

/** Points on the cubic curves of a path, ten on each. */
function pointsOn(path: string): [number, number][] {
  const [first = '', ...pieces] = path.slice(1).split('C');
  let start = first.split(' ').map(Number);
  return pieces.flatMap((piece) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = piece.split(' ').map(Number);
    const [x0 = 0, y0 = 0] = start;
    start = [x3, y3];
    const at = (t: number, [a, b, c, d]: readonly [number, number, number, number]) =>
      a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
    return Array.from({ length: 11 }, (_, index): [number, number] => [
      at(index / 10, [x0, x1, x2, x3]),
      at(index / 10, [y0, y1, y2, y3]),
    ]);
  });
}

describe('timeAtProgress', () => {
  test('is the identity for a linear movement', () => {
    for (const share of [0, 0.25, 0.5, 1]) {
      expect(timeAtProgress([1 / 3, 1 / 3, 2 / 3, 2 / 3], share)).toBeCloseTo(share, 5);
    }
  });

  test('is early for a movement that eases out', () => {
    expect(timeAtProgress([0.2, 0.7, 0.1, 1], 0.5)).toBeLessThan(0.3);
  });
});

describe('the movement', () => {
  test('takes its figures from the named constants', () => {
    expect(heroGraphic).toEqual({
      bars: 7,
      barRise: 1,
      barStagger: 0.1,
      curveDraw: 2,
      rotationDelay: 1.4,
      rotationTurn: 15,
    });
    for (const property of [
      // Shares of the 2.4 s of the entrance: each bar waits 0.1 s longer and rises for 1 s, curves take 2 s.
      '--entrance:2.4s',
      '--bar-wait:4.17%',
      '--bar-way:41.67%',
      '--curve-way:83.33%',
      '--rotation-delay:1.4s',
      '--rotation-turn:15s',
    ]) {
      expect(markup).toContain(property);
    }
  });

  test('is one animation for all parts: the wait of each part is in its easing, which is the given one', () => {
    for (const part of ['bar', 'plumb', 'drawn', 'standing', 'circle']) {
      const animation = new RegExp(`\\.hero-graphic \\.${part} \\{\\s*animation: (.*);`).exec(
        styles,
      )?.[1];
      expect(animation).toMatch(/^hero-[\w-]+ var\(--entrance\) both$/);
    }
    const easings = [...styles.matchAll(/animation-timing-function: (linear\([^;]*\));/g)];
    const told: Easing[] = [[0.2, 0.7, 0.1, 1], curveEasing, [0, 0, 0.58, 1]];
    expect(easings).toHaveLength(told.length);
    for (const [index, easing] of told.entries()) {
      const [, points = ''] = easings[index]!;
      expect(points, 'it stays where it has arrived').toMatch(/\s1 (?:calc|var)\(.*\),\s*1\s*\)$/);
      const middle = [...points.matchAll(/([\d.]+) calc\((?:var\(--from\) \+ )?([\d.]+) \*/g)];
      expect(middle.length).toBeGreaterThan(5);
      for (const [, progress, time] of middle) {
        expect(Math.abs(timeAtProgress(easing, Number(progress)) - Number(time))).toBeLessThan(
          0.005,
        );
      }
    }
  });

  test('exists only without a preference for reduced motion', () => {
    const [before = '', allowed = ''] = styles.split(
      '@media (prefers-reduced-motion: no-preference)',
    );
    expect(before).not.toMatch(/animation/);
    expect(allowed).toMatch(/animation: hero-turn/);
  });

  test('moves only boxes of HTML: a part of an SVG would be drawn anew in every frame', () => {
    const boxes = /<(?:svg|div) class="(turning|bar|drawn|standing|plumb|circle)[ "]/g;
    const moving = [...markup.matchAll(boxes)].map(([, name]) => name);
    expect(moving.filter((name) => name === 'turning').length).toBeGreaterThan(circles.length);
    expect(moving.filter((name) => name === 'bar')).toHaveLength(heroGraphic.bars);
    expect(new Set(moving).size).toBe(6);
    for (const [, content] of markup.matchAll(/<svg[^>]*>([\s\S]*?)<\/svg>/g)) {
      expect(content).not.toMatch(/<svg|class="(?:turning|bar|drawn|standing|plumb)[ "]/);
    }
    expect(styles).not.toMatch(/@keyframes[^@]*(?:stroke|width|top|left)/);
  });

  test('has the shape of its sheet', () => {
    expect(styles).toContain(`aspect-ratio: ${sheet.width} / ${sheet.height};`);
  });

  test('stops if motion is paused', () => {
    const [, arrived = ''] =
      /\[data-motion='paused'\] \.hero-graphic :is\(([^)]*)\)\s*\{\s*animation-duration: 0s/.exec(
        styles,
      ) ?? [];
    const [, stopped = ''] =
      /\[data-motion='paused'\] \.hero-graphic (\S+) \{\s*animation-play-state: paused/.exec(
        styles,
      ) ?? [];
    const moving = [...styles.matchAll(/\.hero-graphic (\.[\w-]+) \{\s*animation:/g)].map(
      ([, part]) => part,
    );
    expect(moving.length).toBe(6);
    expect([...arrived.split(', '), stopped].sort()).toEqual(moving.sort());
  });
});
