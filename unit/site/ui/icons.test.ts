import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { content } from '#content/index.ts';
import { matrixCategories } from '#content/service-matrix.ts';
import { Icon } from '#ui/icon.tsx';
import { iconNames, iconPaths } from '#ui/icon-paths.ts';

test('each category has an icon of its own, with one accent', () => {
  const icons = matrixCategories.map(({ path }) => content.service('en', path).icon?.markup ?? '');
  for (const icon of icons) expect(icon.match(/var\(--color-accent/g)).toHaveLength(1);
  expect(new Set(icons).size).toBe(matrixCategories.length);
});

test('there are icons for controls, contact and social networks', () => {
  expect(iconNames).toEqual(
    expect.arrayContaining([
      ...['arrow', 'plus', 'minus', 'close', 'menu', 'external', 'globe'],
      ...['mail', 'phone', 'pin', 'linkedin', 'instagram', 'facebook', 'twitter', 'github'],
    ]),
  );
});

test('no two icons are drawn alike', () => {
  const drawings = Object.values(iconPaths);
  expect(new Set(drawings).size).toBe(drawings.length);
});

describe.each(iconNames)('the icon %s', (name) => {
  const line = iconPaths[name];

  test('is a path on the grid of 32', () => {
    expect(line).toMatch(/^M[\d.\sMLHVCQAZ-]+$/);
    for (const number of line.match(/-?\d*\.?\d+/g) ?? []) {
      expect(Number(number)).toBeGreaterThanOrEqual(0);
      expect(Number(number)).toBeLessThanOrEqual(32);
    }
  });

  test('is decoration unless it has a label', () => {
    const decoration = renderToStaticMarkup(createElement(Icon, { name }));
    expect(decoration).toContain('aria-hidden="true"');
    expect(decoration).not.toContain('role=');
    const labelled = renderToStaticMarkup(createElement(Icon, { name, label: 'Close', size: 20 }));
    expect(labelled).toContain('role="img" aria-label="Close"');
    expect(labelled).toContain('width="20" height="20"');
    expect(labelled).not.toContain('aria-hidden');
  });
});
