import type { Locator } from '@playwright/test';

import { expect } from './fixtures.ts';

/**
 * Checks that the borders and the focus ring of a form's required fields have a contrast of 3:1 with what
 * is behind them (WCAG 1.4.11), and that the ring is solid and at least two pixels wide.
 */
export async function checkContrast(form: Locator): Promise<void> {
  for (const field of await form.locator('[required]').all()) {
    await field.focus();
    const { style, width, ratios } = await field.evaluate(readContrast);
    expect(style).toBe('solid');
    expect(width).toBeGreaterThanOrEqual(2);
    expect(
      ratios.every((ratio) => ratio >= 3),
      ratios.join(', '),
    ).toBe(true);
  }
}

/**
 * Runs in the page: reads the style and the width (in px) of a field's focus ring, and the contrast ratios of the focus
 * ring, the field's border and the form's border with the field's background.
 */
function readContrast(element: Element) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  const surface = surfaceOf(element);
  const cell = element.closest('div');
  const enclosingForm = element.closest('form');
  if (!cell || !enclosingForm) throw new Error('The field is not in a cell of a form.');
  // The focus ring is that of the cell, which includes the label.
  const cellStyle = getComputedStyle(cell);
  const lines = [
    cellStyle.outlineColor,
    cellStyle.borderBottomColor,
    getComputedStyle(enclosingForm).borderTopColor,
  ];
  return {
    style: cellStyle.outlineStyle,
    width: Number.parseFloat(cellStyle.outlineWidth),
    ratios: lines.map((line) => contrast([...surface, line], surface)),
  };

  /** Returns the background colours of an element and its ancestors in the order of painting, the outermost first. */
  function surfaceOf(from: Element): string[] {
    const backgrounds: string[] = [];
    let ancestor: Element | null = from;
    while (ancestor) {
      backgrounds.unshift(getComputedStyle(ancestor).backgroundColor);
      ancestor = ancestor.parentElement;
    }
    return backgrounds;
  }
  /** Returns the relative luminance (WCAG) of colours that are painted over each other. */
  function luminance(layers: readonly string[]): number {
    if (!context) return 0;
    context.clearRect(0, 0, 1, 1);
    for (const layer of layers) {
      context.fillStyle = layer;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
      (value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      },
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrast(a: readonly string[], b: readonly string[]): number {
    const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  }
}
