import { globSync, readFileSync } from 'node:fs';

import { type Selector, transform } from 'lightningcss';
import { expect, test } from 'vitest';

/** Whether a selector styles what stands below the document by what another part of it holds. */
function restylesAll(selector: Selector): boolean {
  const end = selector.findIndex(({ type }) => type === 'combinator');
  const first = selector.slice(0, Math.max(0, end));
  const isDocument = first.some(
    (part) =>
      (part.type === 'type' && ['html', 'body'].includes(part.name)) ||
      (part.type === 'pseudo-class' && part.kind === 'root'),
  );
  return isDocument && first.some(looksInside);
}

function looksInside(part: Selector[number]): boolean {
  if (part.type !== 'pseudo-class') return false;
  if (part.kind === 'has') return true;
  if (part.kind !== 'not' && part.kind !== 'is' && part.kind !== 'where') return false;
  return part.selectors.some((inner) => inner.some(looksInside));
}

/** The selectors of a stylesheet that do. */
function restyling(css: string): string[] {
  const found: string[] = [];
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => {
        if (restylesAll(selector)) found.push(JSON.stringify(selector));
      },
    },
  });
  return found;
}

test('no rule restyles the whole page when anything in it opens (decision 0021)', () => {
  const found = globSync('src/**/*.css').flatMap((file) => {
    // Without what Tailwind alone understands.
    const css = readFileSync(file, 'utf8')
      .replaceAll(/@(?:import|config)[^;]*;/g, '')
      .replaceAll(/theme\([^)]*\)/g, 'red');
    return restyling(css).map((selector) => `${file}: ${selector}`);
  });
  expect(found).toEqual([]);
});

test.each([
  ['body:has(> .menu:popover-open) > .header { top: 0 }', 1],
  ['html:not(:has(video)) .switch { top: 0 }', 1],
  [':root:has(.notice) { --room: 1px }', 0],
  ['.header:has(~ main[data-tone]) { top: 0 }', 0],
  ['.list:has([open]) picture { top: 0 }', 0],
])('%s is noticed as often as %i times', (css, count) => {
  expect(restyling(css)).toHaveLength(count);
});
