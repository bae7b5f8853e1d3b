import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { Icon } from '#ui/icon.tsx';
import {
  categoryIconPaths,
  iconNames,
  type IconPath,
  iconPaths,
  signIconPaths,
} from '#ui/icon-paths.ts';

test('each of the sixteen categories has an icon with one accent', () => {
  expect(Object.keys(categoryIconPaths)).toEqual([
    'product-engineering-and-development',
    'quality-engineering',
    'devops-and-cloud-solutions',
    'maintenance-and-support',
    'digital-strategy',
    'experience-design',
    'enterprise-integration',
    'process-automation',
    'data-engineering',
    'analytics-and-insights',
    'ai-and-machine-learning',
    'genai-solutions',
    'financial-services',
    'healthcare-and-life-sciences',
    'retail-and-e-commerce',
    'manufacturing',
  ]);
  for (const icon of Object.values(categoryIconPaths)) expect(icon.accent).toBeTruthy();
});

test('signs for controls, contact and social addresses are there', () => {
  expect(Object.keys(signIconPaths)).toEqual(
    expect.arrayContaining([
      ...['arrow', 'plus', 'minus', 'close', 'menu', 'external', 'globe'],
      ...['mail', 'phone', 'pin', 'linkedin', 'instagram', 'facebook', 'twitter', 'github'],
    ]),
  );
});

test('no two icons are drawn alike', () => {
  const drawings = Object.values<IconPath>(iconPaths).map(({ line }) => line);
  expect(new Set(drawings).size).toBe(drawings.length);
});

describe.each(iconNames)('the icon %s', (name) => {
  const { line, accent = '' }: IconPath = iconPaths[name];

  test('is a path on the grid of 32', () => {
    expect(line).toMatch(/^M[\d.\sMLHVCQAZ-]+$/);
    for (const number of `${line} ${accent}`.match(/-?\d*\.?\d+/g) ?? []) {
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
