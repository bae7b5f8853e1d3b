import { brotliCompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { colours } from '../../src/brand.ts';
import { draw, type DrawingName, drawingNames } from '../../src/drawing/catalogue.ts';
import { partNumbers } from '../../src/drawing/catalogue/drive.ts';
import { drawingFile } from '../../src/drawing/file.ts';
import { renderDrawing } from '../../src/drawing/render.ts';
import { allVariants, drawingWithParts } from '../../src/drawing/variants.ts';

const MAX_BYTES = 24 * 1024;
const MAX_HERO_BYTES = 12 * 1024;
const files = allVariants().map(({ name, options }) => ({ name, ...drawingFile(name, options) }));
const filesOf = (name: DrawingName) => files.filter((file) => file.name === name);

const weight = (svg: string) => brotliCompressSync(svg).length;
const places = (svg: string) =>
  [...svg.matchAll(/ (?:d|x|y|viewBox|width|height)="([^"]*)"/g)].map(([, value]) => value ?? '');
const words = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '');

describe('the catalogue', () => {
  it('holds each name once', () => {
    expect(new Set(drawingNames).size).toBe(drawingNames.length);
  });

  it.each(drawingNames)('frames %s and its crop by sides longer than nothing', (name) => {
    const { frame, small } = draw(name);
    for (const { width, height } of [frame, small]) {
      expect(width).toBeGreaterThan(200);
      expect(height).toBeGreaterThan(200);
    }
  });

  it.each(drawingNames)('crops %s from inside the drawing, not from beside it', (name) => {
    const { frame, small } = draw(name);
    const overlapX =
      Math.min(frame.x + frame.width, small.x + small.width) - Math.max(frame.x, small.x);
    const overlapY =
      Math.min(frame.y + frame.height, small.y + small.height) - Math.max(frame.y, small.y);
    expect(overlapX * overlapY).toBeGreaterThan(0.75 * small.width * small.height);
  });
});

describe.each(drawingNames)('every file of %s', (name) => {
  it('has exactly one orange part', () => {
    for (const { svg } of filesOf(name)) expect(svg.match(/<g class="mark">/g)).toHaveLength(1);
  });

  it('holds no coordinate that is not a number, and at most one decimal', () => {
    for (const value of filesOf(name).flatMap(({ svg }) => places(svg))) {
      expect(value).not.toMatch(/NaN|Infinity|undefined|\d+e|\.\d\d/);
    }
  });

  it('writes figures and units, no words', () => {
    for (const text of filesOf(name).flatMap(({ svg }) => words(svg))) {
      expect(text).toMatch(/^[\d\s.×±]+(?: ?(?:m|U))?$/);
    }
  });

  it('stays within the weight of a file', () => {
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

  it('lives at an address that names its content', () => {
    for (const { path } of filesOf(name)) {
      expect(path).toMatch(/^\/drawings\/[a-z0-9-]+\.[0-9a-f]{8}\.svg$/);
      expect(path.startsWith(`/drawings/${name}`)).toBe(true);
    }
  });
});

describe('rendering', () => {
  it('gives every variant an address of its own', () => {
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  it.each(drawingNames)('repeats %s exactly', (name) => {
    expect(renderDrawing(name, { tone: 'navy' })).toEqual(renderDrawing(name, { tone: 'navy' }));
  });

  it('keeps the inline hero light', () => {
    for (const tone of ['paper', 'tinted', 'navy'] as const) {
      expect(weight(renderDrawing('assembled-drive', { tone }).svg)).toBeLessThan(MAX_HERO_BYTES);
    }
  });

  it('drops dimensions in the small crop', () => {
    expect(renderDrawing(drawingWithParts, { tone: 'paper' }).svg).toContain('>220<');
    expect(renderDrawing(drawingWithParts, { tone: 'paper', crop: 'small' }).svg).not.toContain(
      '>220<',
    );
  });

  it('moves the orange to the part that is asked for', () => {
    const marks = partNumbers.map((part) => {
      const { svg } = renderDrawing(drawingWithParts, { tone: 'paper', part });
      return svg.slice(svg.indexOf('<g class="mark">')).slice(0, 300);
    });
    expect(new Set(marks).size).toBe(partNumbers.length);
    const { svg } = renderDrawing(drawingWithParts, { tone: 'paper' });
    expect(svg).toContain(marks[2]);
  });

  it('uses nothing but the colours of its tone', () => {
    const { svg } = renderDrawing('assembled-drive', { tone: 'navy' });
    expect(svg).not.toContain(colours.paperTint);
    expect(renderDrawing('assembled-drive', { tone: 'tinted' }).svg).toContain(colours.paperShade);
  });
});
