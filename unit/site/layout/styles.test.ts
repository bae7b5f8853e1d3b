import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Selector, transform } from 'lightningcss';
import { expect, test } from 'vitest';

/** Whether a selector styles elements of the page by a `:has()` of html or body. */
function restylesAll(selector: Selector): boolean {
  const end = selector.findIndex(({ type }) => type === 'combinator');
  const first = selector.slice(0, Math.max(0, end));
  const isDocument = first.some(
    (part) =>
      (part.type === 'type' && ['html', 'body'].includes(part.name)) ||
      (part.type === 'pseudo-class' && part.kind === 'root'),
  );
  return isDocument && first.some(usesHas);
}

function usesHas(part: Selector[number]): boolean {
  if (part.type !== 'pseudo-class') return false;
  if (part.kind === 'has') return true;
  if (part.kind !== 'not' && part.kind !== 'is' && part.kind !== 'where') return false;
  return part.selectors.some((inner) => inner.some(usesHas));
}

/** The selectors of a stylesheet that restyle the whole page. */
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

/**
 * Whether a part of a selector holds while a pointer hovers. Within `:not` it holds while none does, which a
 * finger cannot cause.
 */
function isHover(part: Selector[number]): boolean {
  if (part.type !== 'pseudo-class') return false;
  if (part.kind === 'hover') return true;
  if (part.kind !== 'has' && part.kind !== 'is' && part.kind !== 'where') return false;
  return part.selectors.some((inner) => inner.some(isHover));
}

const canHover = '"name":"hover","value":{"type":"ident","value":"hover"}';

/** Selectors with `:hover` outside of `@media (hover: hover)`: they hold on after a tap. */
function hoveringAnywhere(css: string): string[] {
  const found: string[] = [];
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        // A removed rule is not visited.
        media: ({ value }) => (JSON.stringify(value.query).includes(canHover) ? [] : undefined),
      },
      Selector: (selector) => {
        if (selector.some(isHover)) found.push(JSON.stringify(selector));
      },
    },
  });
  return found;
}

/** The wrong selectors of all stylesheets of the site, with their files. */
function inAllStyles(wrongIn: (css: string) => string[]): string[] {
  return globSync('src/**/*.css').flatMap((file) => {
    // Without what Tailwind alone understands.
    const css = readFileSync(file, 'utf8')
      .replaceAll(/@(?:import|config)[^;]*;/g, '')
      .replaceAll(/theme\([^)]*\)/g, 'red');
    return wrongIn(css).map((selector) => `${file}: ${selector}`);
  });
}

test('no rule restyles the whole page when anything in it opens (decision 0021)', () => {
  expect(inAllStyles(restyling)).toEqual([]);
});

test.each([
  ['body:has(> .menu:popover-open) > .header { top: 0 }', 1],
  ['html:not(:has(video)) .switch { top: 0 }', 1],
  [':root:has(.notice) { --room: 1px }', 0],
  ['.header:has(~ main[data-tone]) { top: 0 }', 0],
  ['.list:has([open]) picture { top: 0 }', 0],
])('in %s this many selectors are reported: %i', (css, count) => {
  expect(restyling(css)).toHaveLength(count);
});

test('hover styles apply only to devices that can hover, so that no tap leaves them (hover: hover)', () => {
  expect(inAllStyles(hoveringAnywhere)).toEqual([]);
});

test.each([
  ['.button:hover { color: red }', 1],
  ['.list:has(li:hover) picture { top: 0 }', 1],
  ['@media (hover: none) { .list { top: 0 } } .row:is(:hover, :focus-within) { top: 0 }', 1],
  ['@media (hover: hover) { .button:hover { color: red } }', 0],
  ['@media screen and (width >= 992px) and (hover: hover) { li:hover { top: 0 } }', 0],
  ['ol:not(:has(> :hover)) > :first-child { top: 0 }', 0],
])('in %s this many selectors are reported: %i', (css, count) => {
  expect(hoveringAnywhere(css)).toHaveLength(count);
});

/** A stylesheet and all that it imports, by their paths from the project. */
function importedFrom(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/@import '(\.[^']+)'/g);
  return [
    file,
    ...[...imports].flatMap(([, to = '']) => importedFrom(path.join(path.dirname(file), to))),
  ];
}

test('every stylesheet is part of the site’s', () => {
  const imported = new Set(importedFrom('src/layout/styles/index.css'));
  const forgotten = globSync('src/**/*.css')
    .filter((file) => !imported.has(file))
    .map((file) => `${file}: no stylesheet imports it (as src/sections/sections.css does others)`);
  expect(forgotten).toEqual([]);
});

/** Classes that name a physical side, left or right, and are not mirrored. */
const sides =
  /(?<=["'\s`:])-?(?:(?:ml|mr|pl|pr)-|border-[lr]\b|text-(?:left|right)\b|(?:left|right)-[\d([a-z])[^\s"'`]*/g;

/** Exceptions: the border of an arrowhead, and numbers at their places in a drawing, which is not mirrored. */
const sameInEveryLanguage = [
  'src/layout/menus/language-switcher/language-switcher.tsx: border-r-line',
  'src/layout/menus/mega-menu/mega-menu-button.tsx: border-r-line',
  'src/sections/services/parts-accordion.tsx: left-(--x)',
  'src/sections/services/parts-accordion.tsx: left-0',
  'src/sections/services/parts-accordion.tsx: left-1/2',
];

test('no class names a physical side, so that right-to-left pages are mirrored', () => {
  const named = globSync('src/{ui,layout,sections,pages}/**/*.tsx').flatMap((file) => {
    const classes = readFileSync(file, 'utf8').match(sides) ?? [];
    return classes.map((name) => `${file.replaceAll('\\', '/')}: ${name}`);
  });
  expect(named.filter((one) => !sameInEveryLanguage.includes(one))).toEqual([]);
  expect(
    ['ms-2', 'max-lg:pr-6', '-ml-1', 'border-r'].map((name) => ` ${name}`.match(sides)),
  ).toEqual([null, ['pr-6'], ['-ml-1'], ['border-r']]);
});
