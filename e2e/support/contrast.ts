import type { Locator } from '@playwright/test';

import { expect } from './fixtures.ts';

/** WCAG 1.4.11: the lines of a field and of the one that has the focus, against what they stand on. */
export async function checkContrast(form: Locator): Promise<void> {
  for (const field of await form.locator('[required]').all()) {
    await field.focus();
    const { style, width, ratios } = await field.evaluate((element) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 1;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      const surface = surfaceOf(element);
      const cell = element.closest('div');
      const table = element.closest('form');
      if (!cell || !table) throw new Error('no form');
      // The ring stands around the label too.
      const ringed = getComputedStyle(cell);
      const lines = [
        ringed.outlineColor,
        ringed.borderBottomColor,
        getComputedStyle(table).borderTopColor,
      ];
      return {
        style: ringed.outlineStyle,
        width: Number.parseFloat(ringed.outlineWidth),
        ratios: lines.map((line) => contrast([...surface, line], surface)),
      };

      /** Backgrounds from the outermost to the element’s own, as they are painted. */
      function surfaceOf(from: Element): string[] {
        const found: string[] = [];
        for (let at: Element | null = from; at; at = at.parentElement) {
          found.unshift(getComputedStyle(at).backgroundColor);
        }
        return found;
      }
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
    });
    expect(style).toBe('solid');
    expect(width).toBeGreaterThanOrEqual(2);
    expect(
      ratios.every((ratio) => ratio >= 3),
      ratios.join(', '),
    ).toBe(true);
  }
}
